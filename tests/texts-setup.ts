// Solapi's stand-in at a port of its own, an agency with keys for it, and bookings that are told something.
import Fastify from 'fastify'
import { saveSecret } from '#domain/agency/keys/secrets.server.ts'
import { saveTextSender } from '#domain/agency/keys/text-account.server.ts'
import type { JobPayloads } from '#jobs.ts'
import { solapiLimits } from '#limits/services.ts'
import type { DeliveryDeps } from '#notify/delivery-deps.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { createSolapi } from '#platform/integrations/solapi.server.ts'
import { createSolapiSim } from '#sim/solapi.server.ts'
import { cleanUpAfterFile } from './file-cleanup.ts'
import { setUpOccupancy } from './occupancy-setup.ts'

export const textKeys = { apiKey: 'TESTSOLAPIKEY001', apiSecret: 'testsolapisecret0000000000000001' }

export async function createSolapiServer() {
  const sim = createSolapiSim()
  sim.registerKeys(textKeys)
  const server = Fastify({ forceCloseConnections: true })
  await sim.mount(server, '/solapi')
  const url = `${await server.listen({ host: '127.0.0.1', port: 0 })}/solapi`
  cleanUpAfterFile(() => server.close())
  return { sim, url }
}

export async function setUpTexts() {
  const { sim, url } = await createSolapiServer()
  const office = await setUpOccupancy({ env: { SOLAPI_URL: url } })
  const { keyFor } = office.site.naru
  await runInTransaction(office.site.db, 1, async (db) => {
    const ctx = { db, travel_agency: 1, keyFor }
    await saveSecret(ctx, 'solapi_api_key', textKeys.apiKey)
    await saveSecret(ctx, 'solapi_api_secret', textKeys.apiSecret)
    await saveTextSender(ctx, { text_sender: '02-123-4567', kakao_channel: 'KA01PFtest0000000' })
  })
  const mails: { to: string; subject: string; text: string }[] = []
  const texts: JobPayloads['send-text'][] = []
  const deps: DeliveryDeps = {
    ...office.jobContext,
    // a stand-in that fails on purpose is asked again at once
    integrations: {
      ...office.jobContext.integrations,
      solapi: createSolapi(() => url, office.jobContext.log, {
        ...solapiLimits,
        failures: Number.POSITIVE_INFINITY,
      }),
    },
    // as the queue does it: written with the transaction, run afterwards
    enqueue: async (_db, ...[name, about]) => {
      if (name === 'send-text') texts.push(about)
    },
    mailer: {
      send: async (mail) => void mails.push(mail),
      verify: async () => 'ok',
      close: async () => {},
    },
    mailFrom: 'post@naru.test',
    siteOrigin: async () => 'http://a1.localhost',
    officeOrigin: () => 'http://office.localhost',
  }
  return { ...office, sim, solapiUrl: url, deps, mails, takeTexts: () => texts.splice(0) }
}
