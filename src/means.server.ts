// What the work is done with: the database, files, mail and the services of others.
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { demoOrigin } from '#domain/agency/hosts.ts'
import { siteOf } from '#domain/agency/site.server.ts'
import { Kept } from '#platform/cache/kept.server.ts'
import { Revisions } from '#platform/cache/revisions.server.ts'
import { openDatabase } from '#platform/db/open.server.ts'
import type { Env } from '#platform/env.server.ts'
import { closeFolders } from '#platform/outside/files.server.ts'
import { openMailer } from '#platform/outside/mail.server.ts'
import { openFiles } from '#platform/outside/open-files.server.ts'
import { watchDisk } from '#platform/ready.server.ts'
import { openSecrets } from '#platform/secrets.server.ts'
import { sweepIncoming } from '#platform/upload/receive.server.ts'
import { openOutside, portOf } from './outside.server.ts'

export async function openMeans(app: FastifyInstance, env: Env, databaseUrl: string) {
  const { log } = app
  const database = openDatabase(databaseUrl, (error) =>
    log.warn({ error: error.message }, 'a database connection was lost'),
  )
  const { db } = database
  const disk = await watchDisk(env.DATA_DIR, log)
  const revisions = new Revisions(db, databaseUrl, log)
  await revisions.start()
  const keyFor = openSecrets(env)
  await closeFolders(env.DATA_DIR)
  const files = await openFiles(env, log)
  const incoming = path.join(env.DATA_DIR, 'incoming')
  await sweepIncoming(incoming)
  const mailer = openMailer(env)
  const outside = await openOutside(app, env)
  const memory = new Kept(revisions)

  async function siteOrigin(travel_agency: number): Promise<string> {
    if (env.NARU === 'demo') return demoOrigin(travel_agency, portOf(app, env))
    const { domains } = await siteOf({ db, memory, travel_agency })
    return `https://${domains[0] ?? `${travel_agency}.${env.SITES_DOMAIN}`}`
  }
  const officeOrigin = () =>
    env.NARU === 'demo' ? `http://${env.OFFICE_HOST}:${portOf(app, env)}` : `https://${env.OFFICE_HOST}`

  async function close(): Promise<void> {
    disk.stop()
    await mailer.close()
    await revisions.stop()
    await database.close()
  }
  const mail = { mailer, mailFrom: env.MAIL_FROM, siteOrigin, officeOrigin }
  return { ...mail, database, db, disk, revisions, keyFor, files, incoming, outside, memory, log, close }
}
