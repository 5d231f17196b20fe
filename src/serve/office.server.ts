// The office as an app of its own: its host, its calls, its document. No agency's host reaches a byte of it.
import fs from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { parseCookie } from 'cookie'
import type { FastifyInstance } from 'fastify'
import { yearSeconds } from '#limits.ts'
import { calls } from '#office/calls.ts'
import { handlers } from '#office/handlers.server.ts'
import { kitPath } from '#office/routes.ts'
import { Answers } from '#platform/cache/answers.server.ts'
import type { Env } from '#platform/env.server.ts'
import { answer, openHttp, type Stream } from '#platform/http.server.ts'
import { doorsOf, type Ground } from '#platform/wire/invoke.server.ts'
import { mount } from '#platform/wire/mount.server.ts'
import { describeCalls } from '#platform/wire/openapi.ts'
import { builtFolder } from '#web/build.server.ts'
import { isLanguage } from '#words/language.ts'
import { sendPicture } from './files.server.ts'
import { openOfficeContext } from './office-context.server.ts'

type Parts = { env: Env; ground: Ground; development: boolean; stream: Stream | undefined }

export async function openOffice({ env, ground, development, stream }: Parts): Promise<FastifyInstance> {
  const app = await openHttp({ ...env, development, stream })
  const whoAsks = openOfficeContext({ ground, factorsNeeded: env.NARU === 'live' })
  mount(app, { doors: doorsOf(calls, handlers), ground, answers: new Answers(0), whoAsks })
  const described = describeCalls(calls)
  app.get('/api/openapi.json', async () => described)
  await app.register(fastifyStatic, {
    root: path.join(builtFolder(), 'office/assets'),
    prefix: '/assets/',
    preCompressed: true,
    wildcard: true,
    maxAge: yearSeconds * 1000,
    immutable: true,
  })
  // Pictures that the agency's site shows to everybody; nothing else of its files.
  app.get<{ Params: { agency: string; name: string } }>('/pictures/:agency/:name', (request, reply) =>
    sendPicture(ground.files, Number(request.params.agency), request, reply),
  )
  const assets = assetsOf(builtFolder())
  app.get('/*', async (request, reply) => {
    const isHidden = env.NARU === 'live' && !development && request.url.split('?', 1)[0] === kitPath
    if (isHidden || request.url.startsWith('/api/')) return answer(reply, 'NOT_FOUND', {})
    const { language } = parseCookie(request.headers.cookie ?? '')
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      })
      .send(documentOf(isLanguage(language) ? language : 'ko', assets))
  })
  app.setNotFoundHandler((_request, reply) => answer(reply, 'NOT_FOUND', {}))
  return app
}

type Assets = { script: string; styles: string[]; preloads: string[] }
type Chunk = { file: string; css?: string[]; imports?: string[] }

function assetsOf(built: string): Assets {
  const manifest: Record<string, Chunk> = JSON.parse(
    fs.readFileSync(path.join(built, 'office/.vite/manifest.json'), 'utf8'),
  )
  const entry = manifest['src/office/browser.tsx']
  if (!entry) throw new Error('the office was not built')
  const needed = (entry.imports ?? []).flatMap((name) => manifest[name]?.file ?? [])
  return {
    script: `/${entry.file}`,
    styles: (entry.css ?? []).map((file) => `/${file}`),
    preloads: needed.map((file) => `/${file}`),
  }
}

/** One document for every screen: what it shows is loaded by its script. */
const documentOf = (language: string, { script, styles, preloads }: Assets) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Naru</title>' +
  styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('') +
  preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('') +
  `<script type="module" src="${script}"></script></head><body><div id="root"></div></body></html>`
