// The description of a host's calls, and pages on which a developer tries those of an agency.
import fs from 'node:fs'
import path from 'node:path'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { getBuildFolder } from '#web/build.server.ts'
import { describeApi } from './api-descriptions.ts'

type DescribedPart = keyof typeof describeApi

/** As it was built; in development, as the calls are now. */
const readDocument = (part: DescribedPart, development: boolean): string =>
  development
    ? describeApi[part]()
    : fs.readFileSync(path.join(getBuildFolder(), part, 'openapi.json'), 'utf8')

/** At `/api/openapi.json`. Returns what is there. */
export function mountOpenApi(app: FastifyInstance, part: DescribedPart, development: boolean): string {
  const document = readDocument(part, development)
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  )
  return document
}

export async function mountApiDocs(app: FastifyInstance, openapi: string): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: JSON.parse(openapi) } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { tryItOutEnabled: true, docExpansion: 'none' },
  })
}
