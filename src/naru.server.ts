// The whole product put together on a migrated database.
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { openContext } from '#context.server.ts'
import { hostName } from '#domain/agency/hosts.ts'
import { Hosts } from '#domain/agency/look-up.server.ts'
import { noteDown } from '#domain/staff/log.server.ts'
import { cacheLimits, httpLimits } from '#limits/machine.ts'
import { Answers } from '#platform/cache/answers.server.ts'
import type { Env } from '#platform/env.server.ts'
import { letGo, openHttp, type Stream } from '#platform/http.server.ts'
import { type Jobs, noJobs, startJobs } from '#platform/jobs.server.ts'
import { watchLoad } from '#platform/load.server.ts'
import { countRequests, serveMetrics, type Watched } from '#platform/metrics.server.ts'
import { watchWrites } from '#platform/ready.server.ts'
import { watchForProxy } from '#platform/unnamed-proxy.server.ts'
import { inProcess } from '#platform/wire/client.server.ts'
import { doorsOf, type Ground } from '#platform/wire/invoke.server.ts'
import { mount } from '#platform/wire/mount.server.ts'
import { mountApiDocs } from '#serve/api-docs.server.ts'
import { mountAuth } from '#serve/auth.server.ts'
import { builtBundle } from '#serve/bundle.server.ts'
import type { Bundle } from '#serve/draw.server.ts'
import { mountFiles } from '#serve/files.server.ts'
import { mountFindable } from '#serve/findable.server.ts'
import { mountHealth, mountHosted } from '#serve/health.server.ts'
import { mountMaps } from '#serve/maps.server.ts'
import { openOffice } from '#serve/office.server.ts'
import { mountPages } from '#serve/pages.server.ts'
import { mountPapers } from '#serve/papers.server.ts'
import { calls } from '#storefront/calls.ts'
import { handlers } from '#storefront/handlers.server.ts'
import { openMeans } from './means.server.ts'
import { workWith } from './work.server.ts'

type Means = Awaited<ReturnType<typeof openMeans>>
type Options = {
  env: Env
  databaseUrl: string
  bundle?: (app: FastifyInstance) => Bundle | Promise<Bundle>
  development?: boolean
  jobs?: boolean
  keepAnswers?: boolean
  stream?: Stream
}

export async function openNaru(options: Options) {
  const { env, databaseUrl, bundle = builtBundle, development = false, stream } = options
  const load = watchLoad() // one: the same event loop works for both hosts
  const app = await openHttp({
    ...env,
    development,
    stream,
    elsewhere: ({ headers }) => (isOfficeHost(env, hostName(headers.host)) ? office : undefined),
    byAgency: { load, agencyOf: (request) => context.agencyOf(request) },
  })
  const requests = env.METRICS_PORT === undefined ? undefined : countRequests()
  const pages = await bundle(app)
  const means = await openMeans(app, env, databaseUrl)
  const running = await openJobs(options, means)
  const hosts = new Hosts(means.db, env.NARU === 'demo', means.revisions, env.SITES_DOMAIN)
  const ground = { ...means, later: running.later, noteDown, agencyAt: (host: string) => hosts.keyOf(host) }
  const context = openContext({ ground, hosts, keyFor: means.keyFor, apiHosts: env.API_HOSTS })

  let stopping = false
  const writes = watchWrites(means.database.pool)
  const watchProxies = watchForProxy(env)
  /** What holds for both hosts. */
  function prepare(host: FastifyInstance): void {
    watchProxies(host)
    requests?.count(host)
    mountHealth(host, { writes, disk: means.disk, isStopping: () => stopping })
  }
  prepare(app)
  const office = env.OFFICE_HOST
    ? await openOffice({ env, ground, load, development, stream, prepare, bundle: pages.office })
    : undefined
  mountHosted(app, async (host) => isOfficeHost(env, host) || (await hosts.keyOf(host)) > 0)
  const kept = await mountSites(app, options, { context, ground, pages, officeOrigin: means.officeOrigin })

  const caches = { ...kept, values: means.memory, hosts }
  const metrics = requests && (await openMetrics(env, means, { ...requests, jobs: running, caches, load }))

  return { app, office, database: means.database, ground, keyFor: means.keyFor, metrics, stop }

  /** Ends in order: open answers are sent, running jobs end, then the database is closed. */
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
    await means.close()
  }
}

const isOfficeHost = ({ OFFICE_HOST }: Env, host: string | undefined) =>
  OFFICE_HOST !== undefined && host === OFFICE_HOST

type Measured = Pick<ReturnType<typeof countRequests>, 'registry'> & Pick<Watched, 'jobs' | 'caches' | 'load'>

async function openMetrics(env: Env, means: Means, { registry, ...measured }: Measured) {
  const { revisions, disk } = means
  const watched = { ...measured, mode: env.NARU, pool: means.database.pool, revisions, disk }
  const metrics = await serveMetrics(env.METRICS_PORT ?? 0, registry, watched)
  means.log.info({ port: metrics.port }, 'this machine reads /metrics')
  return metrics
}

/** Jobs may ask for further jobs: the queue exists when the first one runs. */
async function openJobs({ databaseUrl, jobs = true }: Options, means: Means): Promise<Jobs> {
  if (!jobs) return noJobs(means.log)
  const later: Jobs['later'] = (db, ...job) => running.later(db, ...job)
  const running = await startJobs(databaseUrl, workWith({ ...means, later }), means.log)
  return running
}

type Sites = {
  context: ReturnType<typeof openContext>
  ground: Ground
  pages: Bundle
  officeOrigin: () => string
}

/** All that agencies' hosts answer; returns what is kept of it in memory. */
async function mountSites(
  app: FastifyInstance,
  { env, development = false, keepAnswers = true }: Options,
  { context, ground, pages, officeOrigin }: Sites,
) {
  const answers = new Answers(keepAnswers ? cacheLimits.answers_bytes : 0)
  const keptPages = new Answers(keepAnswers ? cacheLimits.pages_bytes : 0)
  const doors = doorsOf(calls, handlers)
  const clientFor = inProcess<typeof calls>(doors, ground)
  await mountApiDocs(app, env)
  mount(app, { doors, ground, answers, whoAsks: context.whoAsks })
  await mountFiles(app, { context, ground, development })
  mountPapers(app, { context, ground })
  mountFindable(app, { context, ground, answers: keptPages })
  mountMaps(app, {
    whose: async (request) => (await context.siteAt(request))?.travel_agency ?? null,
    answers: keptPages,
  })
  mountAuth(app, { context, ground, clientFor })
  mountPages(app, { context, ground, answers: keptPages, clientFor, bundle: pages, officeOrigin })
  return { answers, pages: keptPages }
}
