// One agency asks for twenty times its share: how long do the others wait, and is any of them refused?
import { sql } from 'kysely'
import sharp from 'sharp'
import { createDatabase } from '#platform/db/database.server.ts'
import { demoPassword } from '#seed/staff.ts'
import { sendAtFixedRate } from '../tests/shared/fixed-rate.ts'
import { createSender, type HttpAnswer, type HttpSender } from '../tests/shared/http-sender.ts'
import { createFile, toMultipartForm } from '../tests/shared/multipart-form.ts'
import { createStaffSession } from '../tests/shared/staff-session.ts'
import type { BenchContext, DemoSite } from './bench-context.ts'
import { createForwardedFor, sendLogin } from './login-timing.ts'
import { type BenchPace, measureTime } from './race.ts'
import { type ChildServer, startServer } from './servers.ts'
import { waitForJobs } from './wait-for-jobs.ts'

/** Of the others: times while all keep to their share, and while one does not; and who was refused. */
export type FloodTimes = {
  kind: string
  share: number
  calm_ms: number[]
  flood_ms: number[]
  refused: string[]
  floodRefused: number
}

const flooder = 1
const others = [2, 3, 4, 5, 6, 7, 8, 9, 10]
const floodFactor = 20
/**
 * Requests a second of each agency: all ten together leave the machine room, and twenty times one of them
 * does not.
 */
const kinds = ['pages', 'searches', 'uploads', 'mails', 'log-ins', 'exports'] as const
const shares = { pages: 4, searches: 4, uploads: 0.05, mails: 1, 'log-ins': 0.2, exports: 0.1 } as const
type RequestKind = (typeof kinds)[number]
type SendAsAgency = (agency: number) => Promise<HttpAnswer | undefined>

export async function measureFloods(
  bench: BenchContext,
  { quick, rounds }: BenchPace,
): Promise<FloodTimes[]> {
  const demo = await bench.demo()
  const server = await startServer(new URL('./serve-ours.ts', import.meta.url), {
    ...demo,
    jobs: true,
    sheds: true,
    env: { TRUST_PROXY: '127.0.0.1' },
  })
  const agencies = await createAgencySenders(server, demo)
  const seconds = quick ? 10 : 20
  const all: FloodTimes[] = []
  try {
    for (const kind of kinds) {
      await waitForJobs(demo.databaseUrl) // the mails and pictures of the kind before
      const [ask, share] = [agencies.asks[kind], shares[kind]]
      const shared: FloodTimes = { kind, share, calm_ms: [], flood_ms: [], refused: [], floodRefused: 0 }
      await sendAllShares(ask, share, 3, { ...shared, calm_ms: [], flood_ms: [] }, 1) // what any first work costs
      for (let round = 0; round < (quick ? 2 : rounds); round++) {
        await sendAllShares(ask, share, seconds, shared, 1)
        await sendAllShares(ask, share, seconds, shared, floodFactor)
      }
      all.push(shared)
    }
    return all
  } finally {
    agencies.close()
    await server.stop()
  }
}

/** All agencies ask at their share, and one at so many times its own. */
async function sendAllShares(
  ask: SendAsAgency,
  share: number,
  seconds: number,
  shared: FloodTimes,
  floods: number,
): Promise<void> {
  let turn = 0
  await Promise.all([
    sendAtFixedRate(share * others.length, seconds, async () => {
      const agency = others[turn++ % others.length] ?? 2
      const [answer, ms] = await measureTime(() => ask(agency))
      ;(floods > 1 ? shared.flood_ms : shared.calm_ms).push(ms)
      if (answer?.status !== 200)
        shared.refused.push(`agency ${agency}: ${answer?.status} ${answer?.text.slice(0, 200)}`)
    }),
    sendAtFixedRate(share * floods, seconds, async () => {
      if ((await ask(flooder))?.status === 503) shared.floodRefused++
    }),
  ])
}

async function createAgencySenders(server: ChildServer, demo: DemoSite) {
  const all = [flooder, ...others]
  const senders = new Map(
    all.map((agency) => [agency, createSender(server.port, `a${agency}.localhost`, 100)] as const),
  )
  const office = createSender(server.port, 'office.localhost', 100)
  const cookies = await createLogins(senders, demo)
  return {
    asks: await buildRequests(senders, office, cookies),
    close() {
      for (const sender of [office, ...senders.values()]) sender.close()
    },
  }
}

type AgencyCookies = Map<number, { member: string; staff: string }>

/** A member and an owner of each agency, who may all write on its board. */
async function createLogins(senders: Map<number, HttpSender>, demo: DemoSite): Promise<AgencyCookies> {
  const { db, close } = createDatabase(demo.databaseUrl, () => {})
  const cookies: AgencyCookies = new Map()
  for (const [agency, sender] of senders) {
    const answer = await sendLogin(sender, 'demo', demoPassword)
    const token = JSON.parse(answer?.text ?? '{}').token
    if (!token) throw new Error(`nobody could log in at agency ${agency}: ${answer?.text}`)
    const staff = await db
      .selectFrom('staff_role')
      .select('staff_id')
      .where('travel_agency', '=', agency)
      .where(sql<boolean>`roles @> '{owner}'`)
      .executeTakeFirstOrThrow()
    await createStaffSession(db, staff.staff_id, `twenty-times-${agency}`)
    cookies.set(agency, { member: `token=${token}`, staff: `office=twenty-times-${agency}` })
  }
  await db.updateTable('board').set({ write: 'anyone' }).where('board_id', '=', 'QNA').execute()
  await close()
  return cookies
}

async function createPhotoPost() {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const photo = sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#888', noise } })
  return toMultipartForm({
    board_id: 'QNA',
    title: '질문',
    contents: '<p>언제 떠나나요?</p>',
    files: createFile('photo.jpg', await photo.jpeg().toBuffer(), 'image/jpeg'),
  })
}

async function buildRequests(
  senders: Map<number, HttpSender>,
  office: HttpSender,
  cookies: AgencyCookies,
): Promise<Record<RequestKind, SendAsAgency>> {
  const post = await createPhotoPost()
  let turn = 0
  const pages = ['/', '/travel', '/contact']
  const words = ['온천', '바다', '산', '일본', '제주', '가족', '섬', '꽃']
  const at = (agency: number): HttpSender => {
    const sender = senders.get(agency)
    if (!sender) throw new Error(`there is no agency ${agency}`)
    return sender
  }
  const get = (agency: number, path: string) => at(agency).send('GET', path)
  return {
    pages: (agency) => get(agency, pages[turn++ % pages.length] ?? '/'),
    searches: (agency) =>
      get(agency, `/travel?page_title=${encodeURIComponent(`${words[turn % words.length]} ${turn++ % 7}`)}`),
    uploads: (agency) =>
      at(agency).send('POST', '/api/landing/board/createPost', {
        body: post.payload,
        headers: {
          ...post.headers,
          origin: `http://a${agency}.localhost`,
          cookie: cookies.get(agency)?.member ?? '',
          ...createForwardedFor(),
        },
      }),
    mails: (agency) =>
      at(agency).send('POST', '/api/landing/board/consultation', {
        body: { name: '김미나', contact: '010-1234-5678', contents: '언제 떠나나요?', privacy: true },
        headers: createForwardedFor(),
      }),
    'log-ins': (agency) => sendLogin(at(agency), 'demo', demoPassword),
    exports: (agency) =>
      office.send('GET', `/api/office/trips/export?travel_agency=${agency}`, {
        headers: { cookie: cookies.get(agency)?.staff ?? '' },
      }),
  }
}
