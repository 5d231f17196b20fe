// What it costs to open an agency in the console when there are few, and when there are two hundred, while visitors
// look at twenty of them.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { createDatabase } from '#platform/db/database.server.ts'
import { sendAtFixedRate } from '../tests/shared/fixed-rate.ts'
import { createSender, type HttpSender } from '../tests/shared/http-sender.ts'
import { startServer, testSecret } from '../tests/shared/run-product.ts'
import { createStaffSession } from '../tests/shared/staff-session.ts'
import type { BenchContext } from './bench-context.ts'
import { measureTime, median, quantile } from './race.ts'

/** `quiet_ms`: of the first twenty, before anybody looks at them. */
export type OpeningTimes = {
  agencies: number
  quiet_ms: number
  first_ms: number
  last_ms: number
  page_p99_ms: number
}

const [officeHost, sitesDomain] = ['office.naru.test', 'sites.naru.test']
const [agencies, visited, perSecond] = [200, 20, 20]

export async function measureOpenings({ emptySite }: BenchContext): Promise<OpeningTimes> {
  const { databaseUrl, dataDir } = await emptySite('openings')
  const naru = startServer({
    ...{ NARU: 'live', OFFICE_HOST: officeHost, SITES_DOMAIN: sitesDomain, SECRET_KEY: testSecret },
    ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
  })
  const port = await naru.port
  const sender = createSender(port, officeHost, 2)
  try {
    const cookie = await createOperatorCookie(databaseUrl)
    const open = (at: number) => openAgency(sender, cookie, at)
    const quiet: number[] = []
    const keys: number[] = []
    for (let at = 1; at <= visited; at++) {
      const { agency, time_ms } = await open(at)
      quiet.push(time_ms)
      keys.push(agency)
    }
    const pageTimes: number[] = []
    let isOpening = true
    const visitors = visitPages(port, keys, pageTimes, () => isOpening)
    const busy: number[] = []
    for (let at = visited + 1; at <= agencies; at++) busy.push((await open(at)).time_ms)
    isOpening = false
    await visitors
    return {
      agencies: quiet.length + busy.length,
      quiet_ms: median(quiet),
      first_ms: median(busy.slice(0, visited)),
      last_ms: median(busy.slice(-visited)),
      page_p99_ms: quantile(pageTimes, 0.99),
    }
  } finally {
    sender.close()
    naru.child.kill('SIGTERM')
    await naru.ended
  }
}

async function createOperatorCookie(url: string): Promise<string> {
  const { db, close } = createDatabase(url, () => {})
  const person = { email: 'operator@naru.test', name: '운영자', password_hash: 'none', totp_sealed: 'sealed' }
  const { id } = await db
    .insertInto('staff')
    .values({ ...person, operator_since: sql<string>`now()` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = randomBytes(32).toString('base64url')
  await createStaffSession(db, id, token)
  await close()
  return `office=${token}`
}

async function openAgency({ send }: HttpSender, cookie: string, at: number) {
  const body = { name: `여행사 ${at}`, email: `owner${at}@naru.test`, language: 'ko' }
  const [answer, time_ms] = await measureTime(() =>
    send('POST', '/api/office/console/agencies', { body, headers: { cookie } }),
  )
  if (answer?.status !== 200) throw new Error(`the console answered ${answer?.status}: ${answer?.text}`)
  return { agency: Number(JSON.parse(answer.text).agency), time_ms }
}

async function visitPages(port: number, keys: number[], times: number[], isOpening: () => boolean) {
  const senders = keys.map((key) => createSender(port, `${key}.${sitesDomain}`, 2))
  let count = 0
  const visit = async () => {
    const at = count++
    const sender = senders[at % senders.length]
    const [answer, time_ms] = await measureTime(
      async () => sender && (await sender.send('GET', at % 2 === 0 ? '/' : '/travel')),
    )
    if (answer?.status !== 200) throw new Error(`a page answered ${answer?.status}`)
    times.push(time_ms)
  }
  await sendAtFixedRate(perSecond, 600, visit, isOpening)
  for (const sender of senders) sender.close()
}
