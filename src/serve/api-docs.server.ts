// The description of an agency's calls, and pages on which a developer tries them.
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Env } from '#platform/env.server.ts'
import { describeCalls } from '#platform/wire/openapi.ts'
import { calls } from '#storefront/calls.ts'

export async function mountApiDocs(app: FastifyInstance, { API_DOCS }: Pick<Env, 'API_DOCS'>): Promise<void> {
  const document = describeCalls(calls)
  app.get('/api/openapi.json', async () => document)
  if (API_DOCS !== 'open') return
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
