// The office as an app of its own: its host, its calls, its document. No agency's host reaches a byte of it.
import fs from 'node:fs'
import { parseCookie } from 'cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cookieName, readSession } from '#domain/staff/session.server.ts'
import { isLanguage } from '#i18n/language.ts'
import { needsScript as inEnglish } from '#i18n/office/en/no-script.ts'
import { needsScript as inKorean } from '#i18n/office/ko/no-script.ts'
import { yearSeconds } from '#limits/machine.ts'
import { calls } from '#office/calls.ts'
import { handlers } from '#office/handlers.server.ts'
import { kitPath } from '#office/routes.ts'
import { skeletonHtml } from '#office/shell/skeleton-html.ts'
import { ResponseCache } from '#platform/cache/response-cache.server.ts'
import type { Env } from '#platform/env.server.ts'
import { createHttpApp, type Stream, sendRefusal } from '#platform/http.server.ts'
import type { Load } from '#platform/load.server.ts'
import { createEndpoints, type Deps } from '#platform/wire/invoke.server.ts'
import { mountCalls } from '#platform/wire/mount.server.ts'
import { may } from '#roles.ts'
import { mountOpenApi } from './api-docs.server.ts'
import { collectAssets, mountAssets, readManifest } from './assets.server.ts'
import { sendPicture, sendSignedFile } from './files.server.ts'
import { mountMaps } from './maps.server.ts'
import { createOfficeContexts } from './office-context.server.ts'

type OfficeOptions = {
  env: Env
  deps: Deps
  load: Load
  development: boolean
  stream: Stream | undefined
  /** Hooks and routes that both apps share, added before the office's own routes. */
  prepare: (app: FastifyInstance) => void
  /** In development the sources themselves; otherwise what was built. */
  bundle: OfficeBundle | undefined
}

const endpoints = createEndpoints(calls, handlers)

export async function createOffice(options: OfficeOptions): Promise<FastifyInstance> {
  const { env, deps, load, development, stream, prepare, bundle } = options
  // The office shows previews from the agencies' hosts in a frame. Each host decides whether it may.
  const frames = env.NARU === 'demo' ? ['http://*.localhost:*'] : ['https:']
  const { createRequestContext, getKnownAgency } = createOfficeContexts({
    deps,
    requiresSecondFactor: env.NARU === 'live',
  })
  const app = await createHttpApp({ ...env, development, stream, frames, byAgency: { load, getKnownAgency } })
  prepare(app)
  bundle?.prepare(app)
  const assets = bundle?.assets ?? readBuiltAssets()
  mountCalls(app, {
    endpoints,
    deps,
    responses: new ResponseCache(0),
    createRequestContext,
  })
  mountOpenApi(app, 'office', development)
  if (!development) await mountAssets(app, 'office')
  const findStaff = (request: FastifyRequest, agency: number) =>
    readSession(deps.db, parseCookie(request.headers.cookie ?? '')[cookieName], agency)
  // An agency's pictures, for its staff only. For anybody else they do not exist.
  app.get<{ Params: { agency: string; name: string } }>('/files/:agency/:name', async (request, reply) => {
    const agency = /^\d{1,9}$/.test(request.params.agency) ? Number(request.params.agency) : 0
    const staff = await findStaff(request, agency)
    if (!staff || staff.roles.length === 0) return sendRefusal(reply, 'NOT_FOUND', {})
    return sendPicture(request, reply, { files: deps.files, travel_agency: agency, cacheScope: 'private' })
  })
  // A copy of all data: for an owner of the agency, by an address that a second factor gave for a minute.
  app.get<{ Params: { agency: string; '*': string } }>('/files/:agency/sealed/*', async (request, reply) => {
    const agency = /^\d{1,9}$/.test(request.params.agency) ? Number(request.params.agency) : 0
    const staff = await findStaff(request, agency)
    if (!staff || !may(staff.roles, 'company')) return sendRefusal(reply, 'NOT_FOUND', {})
    return sendSignedFile(reply, deps, { travel_agency: agency, token: request.params['*'] })
  })
  // Land for the map of a place. Anybody who is logged in may ask; the queue belongs to no agency.
  mountMaps(app, {
    findAgency: async (request) => ((await findStaff(request, 0)) ? 0 : null),
    responses: new ResponseCache(0),
  })
  // The one service worker: it answers for the guide's page alone, on this host alone.
  const guideWorker = fs.readFileSync(new URL('../office/guide/offline-worker.js', import.meta.url))
  app.get('/guide/worker.js', async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
      .send(guideWorker),
  )
  app.get('/*', async (request, reply) => {
    const isHidden = env.NARU === 'live' && !development && request.url.split('?', 1)[0] === kitPath
    if (isHidden || request.url.startsWith('/api/')) return sendRefusal(reply, 'NOT_FOUND', {})
    const { language, [cookieName]: session } = parseCookie(request.headers.cookie ?? '')
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': `max-age=${yearSeconds}`,
      })
      .send(renderDocument(isLanguage(language) ? language : 'ko', assets, session ? skeletonHtml : ''))
  })
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, 'NOT_FOUND', {}))
  await app.ready() // it has no port, so nothing else makes it ready
  return app
}

type OfficeAssets = { script: string; styles: string[]; preloads: string[] }
export type OfficeBundle = { assets: OfficeAssets; prepare: (app: FastifyInstance) => void }

function readBuiltAssets(): OfficeAssets {
  const assets = collectAssets(readManifest('office'), ['src/office/browser.tsx'])
  if (!assets.script) throw new Error('the office was not built')
  return assets
}

/**
 * Every screen has this one document, and its script loads what it shows. `shape`: what is seen until then.
 */
const renderDocument = (language: string, { script, styles, preloads }: OfficeAssets, shape: string) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Naru</title>' +
  styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('') +
  preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('') +
  `<script type="module" src="${script}"></script></head><body>${noScriptHtml}<div id="root">${shape}</div></body></html>`

/** Both languages, because the reader's language is not known yet. */
const noScriptHtml =
  `<noscript><p lang="ko" class="panel m-4 p-4 text-15">${inKorean}</p>` +
  `<p lang="en" class="panel m-4 p-4 text-15">${inEnglish}</p></noscript>`
