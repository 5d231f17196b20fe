// The package list as a page, uncached and cached, each beside its floor.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import zlib from 'node:zlib'
import { createBuilder } from 'vite'
import { issueToken } from '#domain/member/access-token.server.ts'
import { createDatabase } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { createKeyFor } from '#platform/secrets.server.ts'
import { make } from '#seed/make.ts'
import type { BenchContext, DemoSite } from './bench-context.ts'
import { raceCached } from './calls.ts'
import { type BenchPace, type RaceResult, raceServers } from './race.ts'
import { recordRequest } from './record-statements.ts'
import { fetchAnswer, fetchCachedAnswer, type RawAnswer, requestHeaders } from './server-answers.ts'
import { startServer, withServers } from './servers.ts'

const address = '/travel'
const rootFolder = path.resolve(import.meta.dirname, '..')

export const raceCachedPage = (bench: BenchContext, pace: BenchPace) => raceCached(bench, address, pace)

/** A member's kept page with three hearts, against a visitor's from the same server. */
export async function raceMemberPage(bench: BenchContext, pace: BenchPace): Promise<RaceResult> {
  const demo = await bench.demo()
  const cookie = await createMemberCookie(demo)
  const our = await startServer(new URL('./serve-ours.ts', import.meta.url), demo)
  try {
    await fetchCachedAnswer(our, address)
    return await raceServers(our, our, {
      path: address,
      headers: { ...requestHeaders, cookie },
      floorHeaders: requestHeaders,
      pace,
    })
  } finally {
    await our.stop()
  }
}

async function createMemberCookie({ databaseUrl, dataDir }: DemoSite): Promise<string> {
  const { db, close } = createDatabase(databaseUrl, () => {})
  const member = await make(db, 1).member()
  const trips = await db
    .selectFrom('package')
    .select('package_code')
    .where('travel_agency', '=', 1)
    .orderBy('package_code')
    .limit(3)
    .execute()
  await runInTransaction(db, 1, (tx) =>
    tx
      .insertInto('wish')
      .values(trips.map(({ package_code }) => ({ travel_agency: 1, member_id: member.id, package_code })))
      .execute(),
  )
  await close()
  const key = createKeyFor({ DATA_DIR: dataDir })('access token')
  return `travel_agency=1; language=ko; token=${await issueToken(key, 1, member)}`
}

export async function raceUncachedPage(bench: BenchContext, pace: BenchPace): Promise<RaceResult> {
  const demo = await bench.demo()
  const { statements, body, rendering } = await recordRequest(demo, address, { host: requestHeaders.host })
  if (!rendering) throw new Error('the page was not drawn')
  const { session, brand, getAssets: listAssets } = rendering
  const drawn = {
    session,
    brand,
    assets: listAssets('catalog/list'),
    loaderData: splitPage(body).state.loaderData,
  }
  const bundle = await buildFloor(path.join(bench.folder, 'floor'))
  const floor = startServer(new URL('./serve-page.ts', import.meta.url), {
    databaseUrl: demo.databaseUrl,
    bundle,
    statements,
    drawn,
  })
  return withServers(
    [startServer(new URL('./serve-ours.ts', import.meta.url), { ...demo, keepAnswers: false }), floor],
    async (our, floorServer) => {
      const [here, there] = await Promise.all([fetchAnswer(our, address), fetchAnswer(floorServer, address)])
      if (!isDeepStrictEqual(splitPage(decodeBody(here)), splitPage(decodeBody(there))))
        throw new Error('the floor of the page draws something else; look at floor-page.tsx')
      return raceServers(our, floorServer, { path: address, headers: requestHeaders, pace })
    },
  )
}

// Ours answers a browser compressed also the first time; the floor does not, and the race counts that against
// us.
const decodeBody = ({ headers, body }: RawAnswer) =>
  (headers['content-encoding'] === 'br' ? zlib.brotliDecompressSync(body) : body).toString()

// The keys of the data may be in another order, so markup is compared as text and data as data.
function splitPage(html: string) {
  const [, markup, state] =
    /^(.*<script type="application\/json" id="state">)(.*)<\/script><\/body><\/html>$/s.exec(html) ?? []
  if (!markup || !state) throw new Error('the page carries no data')
  return { markup, state: JSON.parse(state) }
}

/**
 * Builds the tree with the product's own Vite settings; the folder borrows our node_modules to find React in
 * them.
 */
async function buildFloor(folder: string): Promise<string> {
  const input = fileURLToPath(new URL('./floor-page.tsx', import.meta.url))
  const builder = await createBuilder({
    root: rootFolder,
    logLevel: 'error',
    configLoader: 'native',
    builder: {},
    environments: { ssr: { build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input } } } },
  })
  const { ssr } = builder.environments
  if (!ssr) throw new Error('Vite has no server build')
  await builder.build(ssr)
  fs.symlinkSync(path.join(rootFolder, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  return pathToFileURL(path.join(folder, 'floor-page.js')).href
}
