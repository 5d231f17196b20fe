// A process that mails and texts letters of a departure as the queue's workers would, until it is killed or done:
// node tests/tell-departure-process.ts <database> <solapi> <folder of the outbox> <letters>
import Fastify from 'fastify'
import { sql } from 'kysely'
import { deliver } from '#notify/deliver.server.ts'
import type { DeliveryDeps } from '#notify/delivery-deps.server.ts'
import { sendText } from '#notify/send-text.server.ts'
import { createDatabase } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { createMailer } from '#platform/integrations/mail.server.ts'
import { createKeyFor } from '#platform/secrets.server.ts'
import { createIntegrations } from '../src/integrations.server.ts'
import { testSecret } from './shared/run-product.ts'

const [, , url = '', SOLAPI_URL = '', outbox = '', letters = ''] = process.argv
const travel_agency = 1
const { db, close } = createDatabase(url, () => {})
const mailer = createMailer({ DATA_DIR: outbox })
const env = readEnv({ SOLAPI_URL, DATA_DIR: outbox })
const deps: DeliveryDeps = {
  db,
  mailer,
  keyFor: createKeyFor({ SECRET_KEY: testSecret, DATA_DIR: outbox }),
  enqueue: async () => {}, // a text waits in its row, which is written with its job
  integrations: await createIntegrations(Fastify(), env, mailer),
  mailFrom: 'post@naru.test',
  siteOrigin: async () => 'http://a1.localhost',
  officeOrigin: () => 'http://office.localhost',
  log: { info() {}, warn() {}, error() {} },
}

async function sendWaitingTexts(): Promise<void> {
  const { rows } = await runInTransaction(db, travel_agency, (tx) =>
    sql<{ id: number }>`select id from delivery where travel_agency = ${travel_agency} and state = 'waiting'
      and channel = 'sms' order by id`.execute(tx),
  )
  for (const { id } of rows) {
    process.stdout.write('text\n')
    await sendText(deps, { travel_agency, delivery: id })
  }
}

for (const ref of letters.split(',').map(Number)) {
  process.stdout.write('letter\n')
  await deliver(deps, { travel_agency, kind: 'departure-message', ref }, `job-${ref}`)
  await sendWaitingTexts()
}
await close()
process.stdout.write('done\n')
