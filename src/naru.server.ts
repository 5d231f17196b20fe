// The whole product put together on a migrated database, and what each job does.

import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openContext } from '#context.server.ts'
import { demoOrigin, hostName } from '#domain/agency/hosts.ts'
import { Hosts } from '#domain/agency/look-up.server.ts'
import { siteOf } from '#domain/agency/site.server.ts'
import { turnBoards } from '#domain/board/turn-day.server.ts'
import { turnOffers } from '#domain/booking/waiting.server.ts'
import { erasePassports } from '#domain/document/erase.server.ts'
import { unlinkKakao } from '#domain/member/unlink-kakao.server.ts'
import { settleAll, settleOrder, settleRefund } from '#domain/payment/settle.server.ts'
import { carryOutCancel, carryOutLeft } from '#domain/reservation/cancel-departure.server.ts'
import { completeTravels, releaseAll } from '#domain/reservation/clock.server.ts'
import { noteDown } from '#domain/staff/log.server.ts'
import { publishDue } from '#domain/trip/publish.server.ts'
import { turnDay } from '#domain/trip/turn-day.server.ts'
import { lockAttached } from '#domain/vault/attached.server.ts'
import { makeReady } from '#domain/vault/passport-file.server.ts'
import { sweepStrays } from '#domain/vault/sweep.server.ts'
import { cacheLimits, gatewayJobLimits, httpLimits, mailLimits } from '#limits.ts'
import { sendMail } from '#mail/send.server.ts'
import { partsOf } from '#plain/parts-of.ts'
import { Answers } from '#platform/cache/answers.server.ts'
import { Kept } from '#platform/cache/kept.server.ts'
import { Revisions } from '#platform/cache/revisions.server.ts'
import { openDatabase } from '#platform/db/open.server.ts'
import type { Env } from '#platform/env.server.ts'
import { answer, letGo, openHttp, type Stream } from '#platform/http.server.ts'
import { type Jobs, type JobTable, noJobs, startJobs } from '#platform/jobs.server.ts'
import { watchLoad } from '#platform/load.server.ts'
import { countRequests, serveMetrics } from '#platform/metrics.server.ts'
import { closeFolders } from '#platform/outside/files.server.ts'
import { openMailer } from '#platform/outside/mail.server.ts'
import { openFiles } from '#platform/outside/open-files.server.ts'
import { makeAvif, removeFiles } from '#platform/pictures.server.ts'
import { watchDisk, watchWrites } from '#platform/ready.server.ts'
import { openSecrets } from '#platform/secrets.server.ts'
import { watchForProxy } from '#platform/unnamed-proxy.server.ts'
import { sweepIncoming } from '#platform/upload/receive.server.ts'
import { inProcess } from '#platform/wire/client.server.ts'
import { doorsOf, type Ground } from '#platform/wire/invoke.server.ts'
import { mount } from '#platform/wire/mount.server.ts'
import { describeCalls } from '#platform/wire/openapi.ts'
import { mountAuth } from '#serve/auth.server.ts'
import { builtBundle } from '#serve/bundle.server.ts'
import type { Bundle } from '#serve/draw.server.ts'
import { mountFiles } from '#serve/files.server.ts'
import { mountFindable } from '#serve/findable.server.ts'
import { mountMaps } from '#serve/maps.server.ts'
import { openOffice } from '#serve/office.server.ts'
import { mountPages } from '#serve/pages.server.ts'
import { mountPapers } from '#serve/papers.server.ts'
import { calls } from '#storefront/calls.ts'
import { handlers } from '#storefront/handlers.server.ts'
import { cleanTexts } from './clean-texts.server.ts'
import { forget } from './forget.server.ts'
import { openOutside, portOf } from './outside.server.ts'

type Options = {
  env: Env
  databaseUrl: string
  bundle?: (app: FastifyInstance) => Bundle | Promise<Bundle>
  development?: boolean
  jobs?: boolean
  keepAnswers?: boolean
  stream?: Stream
}

export async function openNaru({
  env,
  databaseUrl,
  bundle = builtBundle,
  development = false,
  jobs = true,
  keepAnswers = true,
  stream,
}: Options) {
  const isOffice = ({ headers }: { headers: { host?: string } }) =>
    env.OFFICE_HOST !== undefined && hostName(headers.host) === env.OFFICE_HOST
  let office: FastifyInstance | undefined
  const load = watchLoad() // one: the same event loop works for both hosts
  const app = await openHttp({
    ...env,
    development,
    stream,
    elsewhere: (request) => (isOffice(request) ? office : undefined),
    byAgency: { load, agencyOf: (request) => context.agencyOf(request) },
  })
  const { log } = app
  const watchProxies = watchForProxy(env)
  watchProxies(app)
  const requests = env.METRICS_PORT === undefined ? undefined : countRequests()
  requests?.count(app)
  const pages = await bundle(app)
  const database = openDatabase(databaseUrl, (error) =>
    log.warn({ error: error.message }, 'a database connection was lost'),
  )
  const writes = watchWrites(database.pool)
  app.addHook('onError', async (_request, _reply, error) => writes.see(error))
  const disk = await watchDisk(env.DATA_DIR, log)
  const revisions = new Revisions(database.db, databaseUrl, log)
  await revisions.start()
  const keyFor = openSecrets(env)
  await closeFolders(env.DATA_DIR)
  const files = await openFiles(env, log)
  const incoming = path.join(env.DATA_DIR, 'incoming')
  await sweepIncoming(incoming)
  const mailer = openMailer(env)
  const outside = await openOutside(app, env)
  const memory = new Kept(revisions)
  const originOf = async (travel_agency: number) => {
    if (env.NARU === 'demo') return demoOrigin(travel_agency, portOf(app, env))
    const { domains } = await siteOf({ db: database.db, memory, travel_agency })
    return `https://${domains[0] ?? `${travel_agency}.${env.SITES_DOMAIN}`}`
  }
  const officeOrigin = () =>
    env.NARU === 'demo' ? `http://${env.OFFICE_HOST}:${portOf(app, env)}` : `https://${env.OFFICE_HOST}`
  // What jobs ask for is written like anything else; the queue is there when the first of them runs.
  const later: Ground['later'] = (db, ...job) => running.later(db, ...job)
  const bookings = { db: database.db, later }
  const payments = { ...bookings, keyFor, outside, log }
  const work = {
    'turn-day': { cron: '0 0 * * *', run: () => turnDay(database.db).then(() => turnBoards(database.db)) },
    'clean-texts': { cron: '20 4 * * *', eachStart: true, run: () => cleanTexts(database.db, log) },
    'make-avif': { run: (picture) => makeAvif(files, picture) },
    'send-mail': {
      atOnce: mailLimits.atOnce,
      patience: { retryLimit: mailLimits.retries, retryDelayMax: mailLimits.longestPause_s },
      run: (asked, job) =>
        sendMail(
          { db: database.db, keyFor, mailer, from: env.MAIL_FROM, originOf, officeOrigin, log },
          asked,
          job,
        ),
    },
    'release-holds': { cron: '* * * * *', run: () => releaseAll(bookings) },
    'complete-travels': { cron: '10 0 * * *', run: () => completeTravels(bookings) },
    'settle-payments': { cron: '* * * * *', run: () => settleAll(payments) },
    'cancel-booking': { atOnce: 2, run: (asked) => carryOutCancel(bookings, asked) },
    'cancel-bookings': { cron: '* * * * *', run: () => carryOutLeft({ ...bookings, log }) },
    'turn-offers': { cron: '* * * * *', run: () => turnOffers(bookings) },
    'settle-order': {
      atOnce: gatewayJobLimits.atOnce,
      patience: { retryLimit: gatewayJobLimits.retries, retryDelayMax: gatewayJobLimits.longestPause_s },
      run: (asked) => settleOrder(payments, asked),
    },
    refund: {
      atOnce: gatewayJobLimits.atOnce,
      patience: { retryLimit: gatewayJobLimits.retries, retryDelayMax: gatewayJobLimits.longestPause_s },
      run: (asked) => settleRefund(payments, asked),
    },
    forget: { cron: '0 4 * * *', run: () => forget(bookings) },
    'unlink-kakao': {
      patience: { retryLimit: mailLimits.retries, retryDelayMax: mailLimits.longestPause_s },
      run: (link) => unlinkKakao({ db: database.db, memory, keyFor, outside }, link),
    },
    'ready-passport': { run: (asked) => makeReady({ db: database.db, files, keyFor, log }, asked) },
    'erase-passports': { cron: '30 4 * * *', run: () => erasePassports(bookings) },
    'lock-attached': { cron: '40 4 * * *', run: () => lockAttached({ ...bookings, files, keyFor }) },
    'sweep-strays': { cron: '50 4 * * *', run: () => sweepStrays({ db: database.db, files, log }) },
    'publish-trips': { cron: '* * * * *', run: () => publishDue({ db: database.db, log }) },
    'remove-files': { run: (gone) => removeFiles(files, gone) },
  } satisfies JobTable
  const running: Jobs = jobs ? await startJobs(databaseUrl, work, log) : noJobs(log)
  const hosts = new Hosts(database.db, env.NARU === 'demo', revisions, env.SITES_DOMAIN)
  const ground: Ground = {
    db: database.db,
    memory,
    revisions,
    files,
    later: running.later,
    incoming,
    keyFor,
    outside,
    siteOrigin: originOf,
    noteDown,
    agencyAt: (host) => hosts.keyOf(host),
  }
  const doors = doorsOf(calls, handlers)
  const context = openContext({ ground, hosts, keyFor, apiHosts: env.API_HOSTS })

  let stopping = false
  /** What a proxy asks, at every host: whether the process lives, and whether it can do its work. */
  function mountHealth(to: FastifyInstance): void {
    to.get('/healthz', async () => ({ ok: true }))
    to.get('/readyz', async (_request, reply) => {
      if (stopping) return answer(reply, 'UNAVAILABLE', { retryAfter: 1 })
      await writes.check()
      return { ok: true, disk: disk.isFull() ? 'full' : 'has room' }
    })
    to.addHook('onRequest', (_request, reply, done) => {
      if (stopping) reply.raw.shouldKeepAlive = false
      done()
    })
  }
  office = env.OFFICE_HOST
    ? await openOffice({
        env,
        ground,
        load,
        development,
        stream,
        prepare: prepareOffice,
        ...(pages.office && { assets: pages.office.assets }),
      })
    : undefined
  await office?.ready() // nobody else makes it so: it has no port of its own
  mountHealth(app)

  /** Before its routes: what holds for both hosts. */
  function prepareOffice(app: FastifyInstance): void {
    watchProxies(app)
    app.addHook('onError', async (_request, _reply, error) => writes.see(error))
    pages.office?.prepare(app)
    requests?.count(app)
    mountHealth(app)
  }
  // For a proxy that fetches certificates as hosts are visited: is it one of ours?
  app.get('/hosted', async (request, reply) => {
    const { domain } = partsOf(request.query)
    const host = hostName(typeof domain === 'string' ? domain : undefined)
    return host !== undefined && (host === env.OFFICE_HOST || (await hosts.keyOf(host)) > 0)
      ? { ok: true }
      : answer(reply, 'AGENCY_NOT_FOUND', {})
  })

  const document = describeCalls(calls)
  app.get('/api/openapi.json', async () => document)
  if (env.API_DOCS === 'open') await mountDocs(app, document)

  const keptAnswers = new Answers(keepAnswers ? cacheLimits.answers_bytes : 0)
  mount(app, { doors, ground, answers: keptAnswers, whoAsks: context.whoAsks })
  await mountFiles(app, { context, ground, development })
  mountPapers(app, { context, ground })
  const keptPages = new Answers(keepAnswers ? cacheLimits.pages_bytes : 0)
  mountFindable(app, { context, ground, answers: keptPages })
  mountMaps(app, {
    whose: async (request) => (await context.siteAt(request))?.travel_agency ?? null,
    answers: keptPages,
  })
  const clientFor = inProcess<typeof calls>(doors, ground)
  mountAuth(app, { context, ground, clientFor })
  mountPages(app, { context, ground, answers: keptPages, clientFor, bundle: pages, officeOrigin })

  const caches = { answers: keptAnswers, pages: keptPages, values: memory, hosts }
  const metrics =
    requests &&
    (await serveMetrics(env.METRICS_PORT ?? 0, requests.registry, {
      mode: env.NARU,
      pool: database.pool,
      revisions,
      jobs: running,
      disk,
      caches,
      load,
    }))
  if (metrics) log.info({ port: metrics.port }, 'this machine reads /metrics')

  return { app, office, database, ground, keyFor, metrics, stop }

  /**
   * Nothing that was begun is lost: answer what is in flight, end the jobs at hand, then let go of the
   * database.
   */
  async function stop(): Promise<void> {
    stopping = true
    if (app.server.listening) {
      await wait(httpLimits.farewell_ms) // whoever asks /readyz is told first
      await letGo(app.server)
    }
    await app.close()
    await office?.close()
    await metrics?.stop()
    await running.stop()
    disk.stop()
    await mailer.close()
    await revisions.stop()
    await database.close()
  }
}

async function mountDocs(app: FastifyInstance, document: object): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: JSON.parse(JSON.stringify(document)) },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { tryItOutEnabled: true, docExpansion: 'none' },
  })
}
