// Forty customers of a departure are told something by mail and by text: how long until the last of each has gone.
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { saveSecret } from '#domain/agency/keys/secrets.server.ts'
import { saveTextSender } from '#domain/agency/keys/text-account.server.ts'
import type { JobPayloads } from '#jobs.ts'
import { readFields } from '#lib/read-fields.ts'
import { mailLimits, textLimits } from '#limits/services.ts'
import { deliver } from '#notify/deliver.server.ts'
import type { DeliveryDeps } from '#notify/delivery-deps.server.ts'
import { sendText } from '#notify/send-text.server.ts'
import { createDatabase } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { readEnv } from '#platform/env.server.ts'
import type { Mailer } from '#platform/integrations/mail.server.ts'
import { type Jobs, startJobs } from '#platform/jobs.server.ts'
import { createKeyFor } from '#platform/secrets.server.ts'
import { make } from '#seed/make.ts'
import { createSolapiSim } from '#sim/solapi.server.ts'
import { createIntegrations } from '../src/integrations.server.ts'
import { dateInDays } from '../tests/days.ts'
import { type BenchContext, queryAsOwner } from './bench-context.ts'
import type { BenchPace } from './race.ts'

export type MessageTimes = { people: number; last_ms: number[] }

const travel_agency = 1
const people = 40
const mailServer_ms = 20 // what a mail server takes for a mail
const patience_ms = 120_000
const silentLog = { info() {}, warn() {}, error() {} }
const keys = { apiKey: 'BENCHSOLAPIKEY01', apiSecret: 'benchsolapisecret000000000000001' }

/** With the workers of a real process; Solapi is its stand-in. */
export async function measureDepartureMessages(
  bench: BenchContext,
  { rounds }: BenchPace,
): Promise<MessageTimes> {
  const { databaseUrl: url, dataDir } = await bench.emptySite('departure_messages')
  const solapi = await startSolapi()
  const { db, close } = createDatabase(url, () => {})
  let mails = 0
  const mailer: Mailer = {
    send: async () => {
      await wait(mailServer_ms)
      mails++
    },
    verify: async () => 'ok',
    close: async () => {},
  }
  const keyFor = createKeyFor({ DATA_DIR: dataDir })
  let jobs: Jobs | undefined
  const deps: DeliveryDeps = {
    ...{ db, keyFor, mailer, mailFrom: 'post@naru.test', log: silentLog },
    enqueue: async (on, ...job) => jobs?.enqueue(on, ...job),
    integrations: await createIntegrations(Fastify(), readEnv({ SOLAPI_URL: solapi.url }), mailer),
    siteOrigin: async () => 'http://a1.localhost',
    officeOrigin: () => 'http://office.localhost',
  }
  try {
    const letters = await fillDatabase(deps, url)
    jobs = await startJobs(url, createJobTable(deps), silentLog)
    const last_ms: number[] = []
    for (let round = 0; round < rounds; round++) {
      const wanted = (round + 1) * people
      const start = performance.now()
      for (const ref of letters)
        await jobs.enqueue(db, 'send-mail', { travel_agency, kind: 'departure-message', ref })
      while (mails < wanted || solapi.sim.sent().length < wanted) {
        if (performance.now() - start > patience_ms) throw new Error('they have not gone in two minutes')
        await wait(10)
      }
      last_ms.push(performance.now() - start)
    }
    return { people, last_ms }
  } finally {
    await jobs?.stop()
    await close()
    await solapi.close()
  }
}

const createJobTable = (deps: DeliveryDeps) => ({
  'send-mail': {
    atOnce: mailLimits.atOnce,
    run: (payload: JobPayloads['send-mail'], job: string) => deliver(deps, payload, job),
  },
  'send-text': {
    atOnce: textLimits.atOnce,
    run: (payload: JobPayloads['send-text']) => sendText(deps, payload),
  },
})

async function startSolapi() {
  const sim = createSolapiSim()
  sim.registerKeys(keys)
  const server = Fastify({ forceCloseConnections: true })
  await sim.mount(server, '/solapi')
  return {
    sim,
    url: `${await server.listen({ host: '127.0.0.1', port: 0 })}/solapi`,
    close: () => server.close(),
  }
}

/** Answers the letters to forty bookings, each with an address and a telephone of its own. */
async function fillDatabase({ db, keyFor }: DeliveryDeps, url: string): Promise<number[]> {
  await make(db, travel_agency).agency()
  await runInTransaction(db, travel_agency, async (tx) => {
    const ctx = { db: tx, travel_agency, keyFor }
    await saveSecret(ctx, 'solapi_api_key', keys.apiKey)
    await saveSecret(ctx, 'solapi_api_secret', keys.apiSecret)
    await saveTextSender(ctx, { text_sender: '02-123-4567', kakao_channel: '' })
  })
  const { tour_category_id } = await make(db, travel_agency).category()
  const { package_code } = await make(db, travel_agency).package({ tour_category_id })
  const { departure_id } = await make(db, travel_agency).departure({
    package_code,
    departure_date: dateInDays(40),
    seats: people,
  })
  const rows = await queryAsOwner(
    url,
    `insert into booking (travel_agency, booking_id, package_code, departure_id, departure_date, return_date, page_title, name, contact, email, language, adult, child, baby, price_lines, total, fees, pay_by, proved_by, progress)
       select ${travel_agency}, upper(translate(left(md5(n::text), 12), 'ilou', '1234')), '${package_code}', ${departure_id}, current_date + 40, current_date + 43, '{"ko": "다낭 3박 5일", "en": "Trip"}', '손님' || n,
         '010-' || 1000 + n || '-0000', 'customer' || n || '@example.com', 'ko', 1, 0, 0, '[]', 500000, '[]', 'bank_transfer', 'mail', 'payment_completed'
       from generate_series(1, ${people}) n`,
    `insert into departure_message (travel_agency, departure_id, subject, contents, by, by_name, to_all, started)
       values (${travel_agency}, ${departure_id}, '집합 시간', '06:30까지 와 주세요.', 'both', '', true, now())`,
    `insert into departure_letter (travel_agency, message, booking) select ${travel_agency}, m.id, b.id from departure_message m, booking b`,
    'select id::int from departure_letter order by id',
  )
  return rows.map((row) => Number(readFields(row).id))
}
