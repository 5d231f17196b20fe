// Whether the time of an answer tells who is a member: log-ins of known and unknown ids, mails asked for by
// known and unknown addresses.
import { hashPassword, passwordCosts } from '#platform/passwords.server.ts'
import { type Sender, senderTo } from '../tests/lent/send.ts'
import { asked } from './answers.ts'
import { median, type Pace, stopwatch } from './race.ts'
import { rankTest, smallestSeen } from './rank.ts'
import { startServer } from './servers.ts'
import { asOwner, type Site } from './site.ts'

export const password = 'a long way to Jeju'
export type Told = {
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
  const hash = await hashPassword({ travel_agency: 1 }, password, passwordCosts.member)
  await asOwner(
    databaseUrl,
    `insert into member (travel_agency, login_id, name, password_hash, email, email_verified)
       select 1, '${name}' || n, 'Mina', '${hash}', '${name}' || n || '@example.com', true from generate_series(1, ${count}) n`,
    'analyze member',
  )
}

let counted = 0
/** Everybody comes from an address of their own, or the limits would answer first. */
export const fromAnywhere = () => ({
  'x-forwarded-for': `10.${(++counted >> 16) & 255}.${(counted >> 8) & 255}.${counted & 255}`,
})

export const logIn = (sender: Sender, username: string, password: string) =>
  sender.send('POST', '/api/user/login/landing', { body: { username, password }, headers: fromAnywhere() })

const warmUps = 10

export async function knownOrNot(site: Site, { quick }: Pace): Promise<Told[]> {
  const tries = quick ? 40 : 200
  const demo = await site.demo()
  await addMembers(demo.databaseUrl, 'known', tries + warmUps)
  const server = await startServer(new URL('./serve-ours.ts', import.meta.url), {
    ...demo,
    jobs: true,
    env: { TRUST_PROXY: '127.0.0.1' },
  })
  const sender = senderTo(server.port, asked.host, 1)
  const reset = (email: string) =>
    sender.send('POST', '/api/landing/user/resetPassword', { body: { email }, headers: fromAnywhere() })
  try {
    const id = await compare('id', tries, 401, (name) => logIn(sender, name, 'not the password'))
    return [id, await compare('address', tries, 200, (name) => reset(`${name}@example.com`))]
  } finally {
    sender.close()
    await server.stop()
  }
}

/** Taking turns, in a random order of the two: whatever else the machine does, it does to both. */
async function compare(
  what: string,
  tries: number,
  status: number,
  ask: (name: string) => ReturnType<Sender['send']>,
): Promise<Told> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let turn = 1; turn <= tries + warmUps; turn++) {
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const name of order) {
      const [answer, ms] = await stopwatch(() => ask(`${name}${turn}`))
      if (answer?.status !== status) throw new Error(`${name} ${what}: ${answer?.status} ${answer?.text}`)
      if (turn > warmUps) times[name].push(ms)
    }
  }
  return {
    what,
    known_ms: median(times.known),
    unknown_ms: median(times.unknown),
    p: rankTest(times.known, times.unknown),
    seen_ms: smallestSeen(times.known, times.unknown, 0.01),
    ...times,
  }
}
