// The contents of a log line: enough to find a fault, but no secrets.
import type { FastifyInstance, FastifyRequest } from 'fastify'

export type Log = {
  info: (about: object, message?: string) => void
  warn: (about: object, message?: string) => void
  error: (about: object, message?: string) => void
}

const secretKeys =
  /^(password|current_password|new_password|token|refreshToken|booking_pass|paymentKey|payment_key|secret|cookie|authorization|headers|url|rawPacket|name|detail|where|parameters)$/

/** Hides secrets and names in any line, two levels deep. */
export function hideSecrets(line: Record<string, unknown>, depth = 2): Record<string, unknown> {
  const safe: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(line)) {
    const inside = depth > 0 && typeof value === 'object' && value !== null && value.constructor === Object
    if (secretKeys.test(key)) safe[key] = '[hidden]'
    else safe[key] = inside ? hideSecrets({ ...value }, depth - 1) : value
  }
  return safe
}

type LoggedError = { type: string; message: string; stack: string; [more: string]: unknown }

/** Only what is needed to find the fault. The other fields of a database error may hold whole rows. */
export function toLoggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { name: type, message, stack = '', cause } = error
  return {
    type,
    message,
    stack,
    ...('code' in error && { code: error.code }),
    ...(cause !== undefined && { cause: toLoggedError(cause) }),
  }
}

/**
 * An address may be a secret (a webhook's path, a signed URL). So a route is logged as it was declared,
 * without its values. A page is logged by its path, which never holds a secret. An unknown address is logged
 * by its beginning.
 */
function toLoggedPath({ url, routeOptions }: FastifyRequest, status: number): string {
  if (routeOptions.url !== undefined && routeOptions.url !== '/*') return routeOptions.url
  const [path = ''] = url.split('?', 1)
  return status < 400 ? path : (/^\/[\w.-]{0,20}(?=\/)/.exec(path)?.[0].concat('/…') ?? path.slice(0, 60))
}

/** A line for each answer; what came from memory is for debugging only. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      path: toLoggedPath(request, reply.statusCode),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      agency: request.requestContext?.travel_agency,
    }
    if (request.isFromCache) request.log.debug(line, 'answered from memory')
    else request.log.info(line, 'answered')
    done()
  })
}
