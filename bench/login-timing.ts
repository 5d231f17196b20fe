// Whether the time of an answer tells who is a member: log-ins of known and unknown ids, mails asked for by
// known and unknown addresses.
import { hashPassword, passwordCosts } from '#platform/passwords.server.ts'
import { createSender, type HttpSender } from '../tests/shared/http-sender.ts'
import { type BenchContext, queryAsOwner } from './bench-context.ts'
import { type BenchPace, measureTime, median } from './race.ts'
import { findSmallestDifference, testRanks } from './rank-test.ts'
import { requestHeaders } from './server-answers.ts'
import { startServer } from './servers.ts'

export const memberPassword = 'a long way to Jeju'
export type LoginTiming = {
  what: string
  known_ms: number
  unknown_ms: number
  p: number
  seen_ms: number
  known: number[]
  unknown: number[]
}

/** Members of agency 1 with one password, which is hashed once: what is measured is checking it. */
export async function addMembers(databaseUrl: string, name: string, count: number): Promise<void> {
  const hash = await hashPassword({ travel_agency: 1 }, memberPassword, passwordCosts.member)
  await queryAsOwner(
    databaseUrl,
    `insert into member (travel_agency, login_id, name, password_hash, email, email_verified)
       select 1, '${name}' || n, 'Mina', '${hash}', '${name}' || n || '@example.com', true from generate_series(1, ${count}) n`,
    'analyze member',
  )
}

let addressCount = 0
/** Everybody comes from an address of their own, or the limits would answer first. */
export const createForwardedFor = () => ({
  'x-forwarded-for': `10.${(++addressCount >> 16) & 255}.${(addressCount >> 8) & 255}.${addressCount & 255}`,
})

export const sendLogin = (sender: HttpSender, username: string, password: string) =>
  sender.send('POST', '/api/user/login/landing', {
    body: { username, password },
    headers: createForwardedFor(),
  })

const warmUps = 10

export async function measureLoginTiming(bench: BenchContext, { quick }: BenchPace): Promise<LoginTiming[]> {
  const tries = quick ? 40 : 200
  const demo = await bench.demo()
  await addMembers(demo.databaseUrl, 'known', tries + warmUps)
  const server = await startServer(new URL('./serve-ours.ts', import.meta.url), {
    ...demo,
    jobs: true,
    env: { TRUST_PROXY: '127.0.0.1' },
  })
  const sender = createSender(server.port, requestHeaders.host, 1)
  const reset = (email: string) =>
    sender.send('POST', '/api/landing/user/resetPassword', { body: { email }, headers: createForwardedFor() })
  try {
    const id = await compareTimes('id', tries, 401, (name) => sendLogin(sender, name, 'not the password'))
    return [id, await compareTimes('address', tries, 200, (name) => reset(`${name}@example.com`))]
  } finally {
    sender.close()
    await server.stop()
  }
}

/** Taking turns, in a random order of the two: whatever else the machine does, it does to both. */
async function compareTimes(
  what: string,
  tries: number,
  status: number,
  ask: (name: string) => ReturnType<HttpSender['send']>,
): Promise<LoginTiming> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let turn = 1; turn <= tries + warmUps; turn++) {
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const name of order) {
      const [answer, ms] = await measureTime(() => ask(`${name}${turn}`))
      if (answer?.status !== status) throw new Error(`${name} ${what}: ${answer?.status} ${answer?.text}`)
      if (turn > warmUps) times[name].push(ms)
    }
  }
  return {
    what,
    known_ms: median(times.known),
    unknown_ms: median(times.unknown),
    p: testRanks(times.known, times.unknown),
    seen_ms: findSmallestDifference(times.known, times.unknown, 0.01),
    ...times,
  }
}
