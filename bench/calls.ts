// The package list as a call, uncached and cached, each beside its floor.
import { isDeepStrictEqual } from 'node:util'
import { answerOf, asked, keptAnswerOf } from './answers.ts'
import { overhear } from './overhear.ts'
import { type Pace, type Raced, race } from './race.ts'
import { startServer, withServers } from './servers.ts'
import type { Site } from './site.ts'

const path = '/api/landing/packageList'
const ours = new URL('./serve-ours.ts', import.meta.url)

export async function callUncached(site: Site, pace: Pace): Promise<Raced> {
  const demo = await site.demo()
  const { statements } = await overhear(demo, path, asked)
  const [statement] = statements
  if (!statement || statements.length > 1)
    throw new Error(`the list is meant to be one statement, and there were ${statements.length}`)
  const floor = startServer(new URL('./serve-call.ts', import.meta.url), {
    databaseUrl: demo.databaseUrl,
    path,
    statement,
  })
  return withServers([startServer(ours, { ...demo, keepAnswers: false }), floor], async (our, its) => {
    const [here, there] = await Promise.all([answerOf(our, path), answerOf(its, path)])
    if (!isDeepStrictEqual(JSON.parse(here.body.toString()), JSON.parse(there.body.toString())))
      throw new Error('the floor of the call answers something else; look at floor-list.ts')
    return race(our, its, { path, headers: asked, pace })
  })
}

export const callCached = (site: Site, pace: Pace) => raceKept(site, path, pace)

/** What is kept, against a constant of the same bytes and headers. */
export async function raceKept(site: Site, keptPath: string, pace: Pace): Promise<Raced> {
  const our = await startServer(ours, { ...(await site.demo()), keepAnswers: true })
  const { headers, body } = await keptAnswerOf(our, keptPath)
  const floor = startServer(new URL('./serve-constant.ts', import.meta.url), {
    path: keptPath,
    headers,
    body,
  })
  return withServers([Promise.resolve(our), floor], async (_, its) => {
    const there = await answerOf(its, keptPath)
    if (!isDeepStrictEqual(there.headers, headers) || !there.body.equals(body))
      throw new Error('the constant is not what ours sends')
    return race(our, its, { path: keptPath, headers: asked, pace })
  })
}
