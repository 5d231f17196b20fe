// How the simulator reads what it is sent and how it says no, whatever the server around it does.
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { GatewayRefusal, refuse } from './codes.server.ts'

export function setUpBodyParsers(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => (body === '' ? {} : parseJson(body)),
  )
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
  scope.setErrorHandler((error, _request, reply) => {
    const { status, code, message } =
      error instanceof GatewayRefusal
        ? error
        : new GatewayRefusal(isClientError(error) ? 'INVALID_REQUEST' : 'FAILED_INTERNAL_SYSTEM_PROCESSING')
    reply.code(status).header('cache-control', 'no-store').send({ code, message })
  })
}

const isClientError = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return refuse('INVALID_REQUEST')
  }
}

export const parseOrRefuse = <S extends z.ZodType>(shape: S, value: unknown): z.output<S> =>
  shape.safeParse(value).data ?? refuse('INVALID_REQUEST')
