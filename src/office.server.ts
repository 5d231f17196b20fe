// The office as an app of its own: its host, its calls, its document. No agency's host reaches a byte of it.
import type { FastifyInstance } from 'fastify'
import { Answers } from '#platform/cache/answers.server.ts'
import type { Env } from '#platform/env.server.ts'
import { openHttp, type Stream } from '#platform/http.server.ts'
import { doorsOf, type Ground } from '#platform/wire/invoke.server.ts'
import { mount } from '#platform/wire/mount.server.ts'
import { calls } from './office/calls.ts'
import { handlers } from './office/handlers.server.ts'
import { openOfficeContext } from './office-context.server.ts'

type Parts = { env: Env; ground: Ground; development: boolean; stream: Stream | undefined }

export async function openOffice({ env, ground, development, stream }: Parts): Promise<FastifyInstance> {
  const app = await openHttp({ ...env, development, stream })
  const whoAsks = openOfficeContext({ ground, factorsNeeded: env.NARU === 'live' })
  mount(app, { doors: doorsOf(calls, handlers), ground, answers: new Answers(0), whoAsks })
  return app
}
