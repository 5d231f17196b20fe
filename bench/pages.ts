// The package list as a page, uncached and cached, each beside its floor.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import zlib from 'node:zlib'
import { createBuilder } from 'vite'
import { issueToken } from '#domain/member/token.server.ts'
import { openDatabase } from '#platform/db/open.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { openSecrets } from '#platform/secrets.server.ts'
import { make } from '#seed/make.ts'
import { type Answer, answerOf, asked, keptAnswerOf } from './answers.ts'
import { raceKept } from './calls.ts'
import { overhear } from './overhear.ts'
import { type Pace, type Raced, race } from './race.ts'
import { startServer, withServers } from './servers.ts'
import type { DemoSite, Site } from './site.ts'

const address = '/travel'
const top = path.resolve(import.meta.dirname, '..')

export const pageCached = (site: Site, pace: Pace) => raceKept(site, address, pace)

/** A member's kept page with three hearts, against a visitor's from the same server. */
export async function pageOfMember(site: Site, pace: Pace): Promise<Raced> {
  const demo = await site.demo()
  const cookie = await memberOf(demo)
  const our = await startServer(new URL('./serve-ours.ts', import.meta.url), demo)
  try {
    await keptAnswerOf(our, address)
    return await race(our, our, { path: address, headers: { ...asked, cookie }, floorHeaders: asked, pace })
  } finally {
    await our.stop()
  }
}

async function memberOf({ databaseUrl, dataDir }: DemoSite): Promise<string> {
  const { db, close } = openDatabase(databaseUrl, () => {})
  const member = await make(db, 1).member()
  const trips = await db
    .selectFrom('package')
    .select('package_code')
    .where('travel_agency', '=', 1)
    .orderBy('package_code')
    .limit(3)
    .execute()
  await inAgency(db, 1, (tx) =>
    tx
      .insertInto('wish')
      .values(trips.map(({ package_code }) => ({ travel_agency: 1, member_id: member.id, package_code })))
      .execute(),
  )
  await close()
  const key = openSecrets({ DATA_DIR: dataDir })('access token')
  return `travel_agency=1; language=ko; token=${await issueToken(key, 1, member)}`
}

export async function pageUncached(site: Site, pace: Pace): Promise<Raced> {
  const demo = await site.demo()
  const { statements, body, rendering } = await overhear(demo, address, { host: asked.host })
  if (!rendering) throw new Error('the page was not drawn')
  const { session, brand, assetsOf } = rendering
  const drawn = { session, brand, assets: assetsOf('catalog/list'), loaderData: split(body).state.loaderData }
  const bundle = await buildFloor(path.join(site.folder, 'floor'))
  const floor = startServer(new URL('./serve-page.ts', import.meta.url), {
    databaseUrl: demo.databaseUrl,
    bundle,
    statements,
    drawn,
  })
  return withServers(
    [startServer(new URL('./serve-ours.ts', import.meta.url), { ...demo, keepAnswers: false }), floor],
    async (our, its) => {
      const [here, there] = await Promise.all([answerOf(our, address), answerOf(its, address)])
      if (!isDeepStrictEqual(split(textOf(here)), split(textOf(there))))
        throw new Error('the floor of the page draws something else; look at floor-page.tsx')
      return race(our, its, { path: address, headers: asked, pace })
    },
  )
}

// Ours answers a browser compressed also the first time; the floor does not, and the race counts that against
// us.
const textOf = ({ headers, body }: Answer) =>
  (headers['content-encoding'] === 'br' ? zlib.brotliDecompressSync(body) : body).toString()

// The keys of the data may stand in another order, so markup is compared as text and data as data.
function split(html: string) {
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
    root: top,
    logLevel: 'error',
    configLoader: 'native',
    builder: {},
    environments: { ssr: { build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input } } } },
  })
  const { ssr } = builder.environments
  if (!ssr) throw new Error('Vite has no server build')
  await builder.build(ssr)
  fs.symlinkSync(path.join(top, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  return pathToFileURL(path.join(folder, 'floor-page.js')).href
}
