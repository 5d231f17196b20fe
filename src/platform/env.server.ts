// Every setting, read once. The only file that looks at process.env; each has a default that works offline.
import path from 'node:path'
import { z } from 'zod'
import { httpLimits } from '#limits/machine.ts'

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter(Boolean),
  )

const Env = z
  .object({
    NARU: z.enum(['demo', 'live']).optional(),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    /** The port for /metrics, open to this machine only; none by default. */
    METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z
      .string()
      .default('./data')
      .transform((folder) => path.resolve(folder)),
    DATABASE_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'must look like postgres://user:password@host:5432/database',
      })
      .optional(),
    SECRET_KEY: z.string().min(32, 'needs at least 32 characters').optional(),
    /** The previous key, needed until `npm run rotate` has re-encrypted everything. */
    SECRET_KEY_PREVIOUS: z.string().min(32, 'needs at least 32 characters').optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /**
     * Addresses of proxies whose X-Forwarded-* headers are believed, separated by commas; none by default.
     */
    TRUST_PROXY: list,
    /** How late the event loop may run before requests are refused; 0 for never. */
    SHED_AFTER_MS: z.coerce.number().int().min(0).default(httpLimits.eventLoopDelay_ms),
    /** How long an answer may wait for its reader to take the next byte. */
    STUCK_AFTER_MS: z.coerce.number().int().min(100).default(httpLimits.stuck_ms),
    /** Whether /api/docs is there, a page to try the calls on: in the demo it is. */
    API_DOCS: z.enum(['open', 'closed']).optional(),
    /** Hosts on which travel_agency in the query decides the agency. */
    API_HOSTS: list,
    /** The office's host; by default office.localhost in the demo, and none in live mode. */
    OFFICE_HOST: z.string().toLowerCase().optional(),
    /** An agency without a domain of its own is seen at {key}.{SITES_DOMAIN}; in the demo at aN.localhost. */
    SITES_DOMAIN: z.string().toLowerCase().optional(),
    /** Without a bucket files lie in DATA_DIR/files. Without an endpoint it is Amazon's. */
    S3_BUCKET: z.string().optional(),
    S3_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must look like https://store.example.com' })
      .optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY: z.string().optional(),
    S3_SECRET_KEY: z.string().optional(),
    /** Without SMTP_URL mail is written to DATA_DIR/outbox. */
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@host:465' })
      .optional(),
    /** The payment gateway and Kakao; in the demo their stand-ins. */
    TOSS_URL: z.url().optional(),
    SOLAPI_URL: z.url().optional(),
    KAKAO_AUTH_URL: z.url().optional(),
    KAKAO_API_URL: z.url().optional(),
    /** The name of the key with which the mail server signs; the office checks its record. */
    MAIL_DKIM_SELECTOR: z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
    MAIL_FROM: z.email('must be one e-mail address').default('no-reply@naru.example'),
  })
  .refine((env) => !env.S3_BUCKET || (env.S3_ACCESS_KEY && env.S3_SECRET_KEY), {
    path: ['S3_BUCKET'],
    error: 'needs S3_ACCESS_KEY and S3_SECRET_KEY',
  })
  .transform(
    ({
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_ACCESS_KEY: accessKey = '',
      S3_SECRET_KEY: secretKey = '',
      ...env
    }) => ({
      ...env,
      S3: bucket === undefined ? undefined : { bucket, endpoint, region, accessKey, secretKey },
    }),
  )
  .transform((env) => ({
    ...env,
    NARU: env.NARU ?? (env.DATABASE_URL ? ('live' as const) : ('demo' as const)),
  }))
  .transform((env) => ({
    ...env,
    API_DOCS: env.API_DOCS ?? (env.NARU === 'demo' ? 'open' : 'closed'),
    OFFICE_HOST: env.OFFICE_HOST ?? (env.NARU === 'demo' ? 'office.localhost' : undefined),
    SITES_DOMAIN: env.SITES_DOMAIN ?? (env.NARU === 'demo' ? 'localhost' : undefined),
  }))
  .refine((env) => env.NARU === 'demo' || env.SECRET_KEY, {
    path: ['SECRET_KEY'],
    error: 'must be set when NARU is live: at least 32 random characters',
  })

export type Env = z.output<typeof Env>

export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const blank = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const read = Env.safeParse(blank)
  if (read.success) return read.data
  throw new Error(
    `Settings: ${read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}`,
  )
}
