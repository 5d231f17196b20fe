// What a line of the log may carry: enough to find a fault, and nothing that opens a door.
import type { FastifyInstance, FastifyRequest } from 'fastify'

export type Log = {
  info: (about: object, message?: string) => void
  warn: (about: object, message?: string) => void
  error: (about: object, message?: string) => void
}

const secret =
  /^(password|current_password|new_password|token|refreshToken|booking_pass|paymentKey|payment_key|secret|cookie|authorization|headers|url|rawPacket|name|detail|where|parameters)$/

/** Whatever a careless line carries: secrets and names are hidden, two levels deep. */
export function withoutSecrets(line: Record<string, unknown>, depth = 2): Record<string, unknown> {
  const shown: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(line)) {
    const inside = depth > 0 && typeof value === 'object' && value !== null && value.constructor === Object
    if (secret.test(key)) shown[key] = '[hidden]'
    else shown[key] = inside ? withoutSecrets({ ...value }, depth - 1) : value
  }
  return shown
}

type Fault = { type: string; message: string; stack: string; [more: string]: unknown }

/** Of a fault what finds it again. The database puts whole rows into the other fields of its errors. */
export function faultShown(error: unknown): Fault {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { name: type, message, stack = '', cause } = error
  return {
    type,
    message,
    stack,
    ...('code' in error && { code: error.code }),
    ...(cause !== undefined && { cause: faultShown(cause) }),
  }
}

/**
 * An address may be a secret (a webhook's path, a sealed file). So a route is logged as it was declared,
 * without what a visitor put into it; a page by its path, for no page has a secret there; what nobody
 * answers, by its beginning.
 */
function pathShown({ url, routeOptions }: FastifyRequest, status: number): string {
  if (routeOptions.url !== undefined && routeOptions.url !== '/*') return routeOptions.url
  const [path = ''] = url.split('?', 1)
  return status < 400 ? path : (/^\/[\w.-]{0,20}(?=\/)/.exec(path)?.[0].concat('/…') ?? path.slice(0, 60))
}

/** A line for each answer; what came from memory is for debugging only. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      path: pathShown(request, reply.statusCode),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      agency: request.asking?.travel_agency,
    }
    if (request.fromMemory) request.log.debug(line, 'answered from memory')
    else request.log.info(line, 'answered')
    done()
  })
}
