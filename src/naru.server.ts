// The whole product put together on a migrated database.
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createRequestContexts } from '#context.server.ts'
import { HostLookup } from '#domain/agency/address/host-lookup.server.ts'
import { parseHostName } from '#domain/agency/address/hosts.ts'
import { saveStaffLog } from '#domain/staff/log.server.ts'
import { cacheLimits, httpLimits } from '#limits/machine.ts'
import { ResponseCache } from '#platform/cache/response-cache.server.ts'
import { countRequests } from '#platform/count-requests.server.ts'
import type { Env } from '#platform/env.server.ts'
import { createHttpApp, type Stream, stopAccepting } from '#platform/http.server.ts'
import { createNoJobs, type JobPace, type Jobs, startJobs } from '#platform/jobs.server.ts'
import { watchLoad } from '#platform/load.server.ts'
import { type MetricsSource, serveMetrics } from '#platform/metrics.server.ts'
import { createOperations } from '#platform/operations.server.ts'
import { watchWrites } from '#platform/readiness.server.ts'
import { watchForProxy } from '#platform/unnamed-proxy.server.ts'
import { createInProcessClient } from '#platform/wire/client.server.ts'
import { createEndpoints, type Deps } from '#platform/wire/invoke.server.ts'
import { mountCalls } from '#platform/wire/mount.server.ts'
import { mountApiDocs, mountOpenApi } from '#serve/api-docs.server.ts'
import { mountAuth } from '#serve/auth.server.ts'
import { createBuiltBundle } from '#serve/bundle.server.ts'
import { mountDocuments } from '#serve/documents.server.ts'
import { mountFiles } from '#serve/files.server.ts'
import { mountHealth, mountHostCheck } from '#serve/health.server.ts'
import { mountMaps } from '#serve/maps.server.ts'
import { createOffice } from '#serve/office.server.ts'
import type { Bundle } from '#serve/page-renderer.server.ts'
import { mountPages } from '#serve/pages.server.ts'
import { mountSeoFiles } from '#serve/seo-files.server.ts'
import { mountUnsubscribe } from '#serve/unsubscribe.server.ts'
import { mountVote } from '#serve/vote.server.ts'
import { calls } from '#storefront/calls.ts'
import { handlers } from '#storefront/handlers.server.ts'
import { createDeps } from './deps.server.ts'
import { createJobTable } from './job-table.server.ts'

const endpoints = createEndpoints(calls, handlers)

type BaseDeps = Awaited<ReturnType<typeof createDeps>>
type NaruOptions = {
  env: Env
  databaseUrl: string
  bundle?: (app: FastifyInstance) => Bundle | Promise<Bundle>
  development?: boolean
  /** Whether jobs run here; a test says how fast. */
  jobs?: boolean | JobPace
  cacheResponses?: boolean
  stream?: Stream
}

export async function createNaru(options: NaruOptions) {
  const { env, databaseUrl, bundle = createBuiltBundle, development = false, stream } = options
  const load = watchLoad() // one: the same event loop works for both hosts
  const app = await createHttpApp({
    ...env,
    development,
    stream,
    findOtherApp: ({ headers }) => (isOfficeHost(env, parseHostName(headers.host)) ? office : undefined),
    byAgency: { load, getKnownAgency: (request) => contexts.getKnownAgency(request) },
  })
  const requests = env.METRICS_PORT === undefined ? undefined : countRequests()
  const pages = await bundle(app)
  const base = await createDeps(app, env, databaseUrl)
  const running = await createJobQueue(options, base)
  const hosts = new HostLookup(base.db, env.NARU === 'demo', base.revisions, env.SITES_DOMAIN)
  const findAgencyByHost = (host: string) => hosts.findAgencyKey(host)
  const operations = createOperations({ jobs: running, load, ...readBackupSettings(env) })
  const { enqueue } = running
  const deps = { ...base, enqueue, saveLogEntries: saveStaffLog, findAgencyByHost, operations }
  const contexts = createRequestContexts({ deps, hosts, keyFor: base.keyFor, apiHosts: env.API_HOSTS })

  let stopping = false
  const writes = watchWrites(base.database.pool)
  const watchProxies = watchForProxy(env)
  /** What holds for both hosts. */
  function prepare(host: FastifyInstance): void {
    watchProxies(host)
    requests?.count(host)
    mountHealth(host, { writes, disk: base.disk, isStopping: () => stopping })
  }
  prepare(app)
  const office = env.OFFICE_HOST
    ? await createOffice({ env, deps, load, development, stream, prepare, bundle: pages.office })
    : undefined
  mountHostCheck(app, async (host) => isOfficeHost(env, host) || (await hosts.findAgencyKey(host)) > 0)
  const { officeOrigin } = base
  const responseCaches = await mountSites(app, options, { contexts, deps, pages, officeOrigin })

  const caches = { ...responseCaches, values: base.cache, hosts }
  const metrics = requests && (await startMetrics(env, base, { ...requests, jobs: running, caches, load }))

  return { app, office, database: base.database, deps, keyFor: base.keyFor, metrics, stop }

  /** Ends in order: open answers are sent, running jobs end, then the database is closed. */
  async function stop(): Promise<void> {
    stopping = true
    if (app.server.listening) {
      await wait(httpLimits.farewell_ms) // whoever asks /readyz is told first
      await stopAccepting(app.server)
    }
    await app.close()
    await office?.close()
    await metrics?.stop()
    await running.stop()
    await base.close()
  }
}

/** The demo warns of no missing backup. */
const readBackupSettings = ({ DATA_DIR, NARU }: Env) => ({
  dataDir: DATA_DIR,
  expectsBackups: NARU === 'live',
})

const isOfficeHost = ({ OFFICE_HOST }: Env, host: string | undefined) =>
  OFFICE_HOST !== undefined && host === OFFICE_HOST

type MetricsInput = Pick<ReturnType<typeof countRequests>, 'registry'> &
  Pick<MetricsSource, 'jobs' | 'caches' | 'load'>

async function startMetrics(env: Env, base: BaseDeps, { registry, ...measured }: MetricsInput) {
  const { revisions, disk } = base
  const watched = { ...measured, mode: env.NARU, pool: base.database.pool, revisions, disk }
  const metrics = await serveMetrics(env.METRICS_PORT ?? 0, registry, watched)
  base.log.info({ port: metrics.port }, 'this machine reads /metrics')
  return metrics
}

/** Jobs may ask for further jobs: the queue exists when the first one runs. */
async function createJobQueue({ databaseUrl, jobs = true }: NaruOptions, base: BaseDeps): Promise<Jobs> {
  if (!jobs) return createNoJobs(base.log)
  const enqueue: Jobs['enqueue'] = (db, ...job) => running.enqueue(db, ...job)
  const pace = jobs === true ? undefined : jobs
  const running = await startJobs(databaseUrl, createJobTable({ ...base, enqueue }), base.log, pace)
  return running
}

type SiteOptions = {
  contexts: ReturnType<typeof createRequestContexts>
  deps: Deps
  pages: Bundle
  officeOrigin: () => string
}

/** Everything that agencies' hosts answer; returns the caches it uses. */
async function mountSites(
  app: FastifyInstance,
  { env, development = false, cacheResponses = true }: NaruOptions,
  { contexts, deps, pages, officeOrigin }: SiteOptions,
) {
  const answers = new ResponseCache(cacheResponses ? cacheLimits.answers_bytes : 0)
  const pageCache = new ResponseCache(cacheResponses ? cacheLimits.pages_bytes : 0)
  const clientFor = createInProcessClient<typeof calls>(endpoints, deps)
  const openapi = mountOpenApi(app, 'client', development)
  if (env.API_DOCS === 'open') await mountApiDocs(app, openapi)
  mountCalls(app, {
    endpoints,
    deps,
    responses: answers,
    createRequestContext: contexts.createRequestContext,
  })
  await mountFiles(app, { contexts, deps, development })
  mountDocuments(app, { contexts, deps })
  mountSeoFiles(app, { contexts, deps, responses: pageCache })
  mountMaps(app, {
    findAgency: async (request) => (await contexts.findSite(request))?.travel_agency ?? null,
    responses: pageCache,
  })
  mountAuth(app, { contexts, deps, clientFor })
  mountVote(app, { contexts, clientFor })
  mountUnsubscribe(app, { contexts, clientFor })
  mountPages(app, { contexts, deps, responses: pageCache, clientFor, bundle: pages, officeOrigin })
  return { answers, pages: pageCache }
}
