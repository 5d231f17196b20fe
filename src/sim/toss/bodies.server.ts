// How the simulator reads what it is sent and how it says no, whatever the server around it does.
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { Refused, refuse } from './codes.server.ts'

export function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => (body === '' ? {} : parsed(body)),
  )
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
  scope.setErrorHandler((error, _request, reply) => {
    const { status, code, message } =
      error instanceof Refused
        ? error
        : new Refused(isTheirs(error) ? 'INVALID_REQUEST' : 'FAILED_INTERNAL_SYSTEM_PROCESSING')
    reply.code(status).header('cache-control', 'no-store').send({ code, message })
  })
}

const isTheirs = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return refuse('INVALID_REQUEST')
  }
}

export const read = <S extends z.ZodType>(shape: S, given: unknown): z.output<S> =>
  shape.safeParse(given).data ?? refuse('INVALID_REQUEST')
