// The package list as a call, uncached and cached, each beside its floor.
import { isDeepStrictEqual } from 'node:util'
import type { BenchContext } from './bench-context.ts'
import { type BenchPace, type RaceResult, raceServers } from './race.ts'
import { recordRequest } from './record-statements.ts'
import { fetchAnswer, fetchCachedAnswer, requestHeaders } from './server-answers.ts'
import { startServer, withServers } from './servers.ts'

const path = '/api/landing/packageList'
const ourServer = new URL('./serve-ours.ts', import.meta.url)

export async function raceUncachedCall(bench: BenchContext, pace: BenchPace): Promise<RaceResult> {
  const demo = await bench.demo()
  const { statements } = await recordRequest(demo, path, requestHeaders)
  const [statement] = statements
  if (!statement || statements.length > 1)
    throw new Error(`the list is meant to be one statement, and there were ${statements.length}`)
  const floor = startServer(new URL('./serve-call.ts', import.meta.url), {
    databaseUrl: demo.databaseUrl,
    path,
    statement,
  })
  return withServers(
    [startServer(ourServer, { ...demo, keepAnswers: false }), floor],
    async (our, floorServer) => {
      const [here, there] = await Promise.all([fetchAnswer(our, path), fetchAnswer(floorServer, path)])
      if (!isDeepStrictEqual(JSON.parse(here.body.toString()), JSON.parse(there.body.toString())))
        throw new Error('the floor of the call answers something else; look at floor-list.ts')
      return raceServers(our, floorServer, { path, headers: requestHeaders, pace })
    },
  )
}

export const raceCachedCall = (bench: BenchContext, pace: BenchPace) => raceCached(bench, path, pace)

/** What is kept, against a constant of the same bytes and headers. */
export async function raceCached(
  bench: BenchContext,
  cachedPath: string,
  pace: BenchPace,
): Promise<RaceResult> {
  const our = await startServer(ourServer, { ...(await bench.demo()), keepAnswers: true })
  const { headers, body } = await fetchCachedAnswer(our, cachedPath)
  const floor = startServer(new URL('./serve-constant.ts', import.meta.url), {
    path: cachedPath,
    headers,
    body,
  })
  return withServers([Promise.resolve(our), floor], async (_, floorServer) => {
    const there = await fetchAnswer(floorServer, cachedPath)
    if (!isDeepStrictEqual(there.headers, headers) || !there.body.equals(body))
      throw new Error('the constant is not what ours sends')
    return raceServers(our, floorServer, { path: cachedPath, headers: requestHeaders, pace })
  })
}
