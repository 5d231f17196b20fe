// What handlers and jobs depend on: the database, files, mail and outside services.
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildDemoOrigin } from '#domain/agency/address/hosts.ts'
import { getSite } from '#domain/agency/site.server.ts'
import { Revisions } from '#platform/cache/revisions.server.ts'
import { ValueCache } from '#platform/cache/value-cache.server.ts'
import { createDatabase } from '#platform/db/database.server.ts'
import type { Env } from '#platform/env.server.ts'
import { createFileStore } from '#platform/integrations/create-file-store.server.ts'
import { restrictFolders } from '#platform/integrations/file-store.server.ts'
import { createMailer } from '#platform/integrations/mail.server.ts'
import { watchDisk } from '#platform/readiness.server.ts'
import { createKeyFor } from '#platform/secrets.server.ts'
import { deleteStaleUploads } from '#platform/upload/receive-form.server.ts'
import { createIntegrations, getPort } from './integrations.server.ts'

export async function createDeps(app: FastifyInstance, env: Env, databaseUrl: string) {
  const { log } = app
  const database = createDatabase(databaseUrl, (error) =>
    log.warn({ error: error.message }, 'a database connection was lost'),
  )
  const { db } = database
  const disk = await watchDisk(env.DATA_DIR, log)
  const revisions = new Revisions(db, databaseUrl, log)
  await revisions.start()
  const keyFor = createKeyFor(env)
  await restrictFolders(env.DATA_DIR)
  const files = await createFileStore(env, log)
  const incoming = path.join(env.DATA_DIR, 'incoming')
  await deleteStaleUploads(incoming)
  const mailer = createMailer(env)
  const integrations = await createIntegrations(app, env, mailer)
  const cache = new ValueCache(revisions)

  async function siteOrigin(travel_agency: number): Promise<string> {
    if (env.NARU === 'demo') return buildDemoOrigin(travel_agency, getPort(app, env))
    const { agency, domains } = await getSite({ db, cache, travel_agency })
    const domain = agency?.state === 'preparing' ? undefined : domains[0]
    return `https://${domain ?? (env.SITES_DOMAIN ? `${travel_agency}.${env.SITES_DOMAIN}` : env.OFFICE_HOST)}`
  }
  const officeOrigin = () =>
    env.NARU === 'demo' ? `http://${env.OFFICE_HOST}:${getPort(app, env)}` : `https://${env.OFFICE_HOST}`

  async function close(): Promise<void> {
    disk.stop()
    await mailer.close()
    await revisions.stop()
    await database.close()
  }
  const mail = { mailer, mailFrom: env.MAIL_FROM, siteOrigin, officeOrigin }
  return { ...mail, database, db, disk, revisions, keyFor, files, incoming, integrations, cache, log, close }
}
