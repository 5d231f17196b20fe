// The constant headers of every answer. What is kept in memory has these and its own, never a reply's.
import helmet from '@fastify/helmet'
import Fastify from 'fastify'

type Headers = Record<string, string>

declare module 'fastify' {
  interface FastifyInstance {
    safeHeaders: SafeHeaders
  }
}

// One constant: there are no inline scripts, so nothing needs a nonce or a hash. Style attributes carry the
// average colour of a picture; they cannot run anything.
const policy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
  objectSrc: ["'none'"],
}

// Only the page that opens the gateway's window runs the gateway's script. The window may be a popup.
const gateway = 'https://*.tosspayments.com'
const payPolicy = {
  ...policy,
  scriptSrc: ["'self'", 'https://js.tosspayments.com'],
  connectSrc: ["'self'", gateway],
  formAction: ["'self'", gateway],
}

/** `noReferrer`: for a page whose address holds what no link may pass on to another site. */
export type SafeHeaders = { standard: Headers; noReferrer: Headers; payWindow: Headers }

/** `frames`: what the pages may show in a frame; nothing unless it is said. */
export async function createSafeHeaders(
  development: boolean,
  frames: string[] | undefined,
): Promise<SafeHeaders> {
  const standard = await readHelmetHeaders(development, frames ? { ...policy, frameSrc: frames } : policy)
  const pay = await readHelmetHeaders(development, payPolicy, 'same-origin-allow-popups')
  const noReferrer = { 'referrer-policy': 'same-origin' }
  return { standard, noReferrer: { ...standard, ...noReferrer }, payWindow: { ...pay, ...noReferrer } }
}

// Helmet builds its headers for each request, but ours never change. So we ask it once and send constants.
async function readHelmetHeaders(
  development: boolean,
  directives: Record<string, string[]>,
  opener: 'same-origin' | 'same-origin-allow-popups' = 'same-origin',
): Promise<Headers> {
  const probe = Fastify()
  await probe.register(helmet, {
    contentSecurityPolicy: development ? false : { useDefaults: false, directives },
    crossOriginOpenerPolicy: { policy: opener },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false, // each agency decides: its pages send it
  })
  probe.get('/', async (_request, reply) => reply.code(204).send())
  const { headers } = await probe.inject('/')
  await probe.close()
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      ['date', 'connection', 'content-length'].includes(name) ? [] : [[name, String(value)]],
    ),
  )
}
