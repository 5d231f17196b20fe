// What ours does for one address, heard while it does it: the floors run these statements, so they cannot go
// stale.
import type pg from 'pg'
import { z } from 'zod'
import { readEnv } from '#platform/env.server.ts'
import { createNaru } from '../src/naru.server.ts'
import { createBuiltBundle } from '../src/serve/bundle.server.ts'
import type { RenderOptions } from '../src/storefront/render.server.tsx'
import type { DemoSite } from './bench-context.ts'

export const Statement = z.object({ text: z.string(), values: z.array(z.unknown()) })

export type Statement = z.output<typeof Statement>
type RecordedStatement = Statement & { client: object }

/** Every statement that goes over the pool from now on, as the driver is given it. */
export function recordStatements(pool: pg.Pool): RecordedStatement[] {
  const recorded: RecordedStatement[] = []
  const tapped = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (tapped.has(client)) return
    tapped.add(client)
    client.query = new Proxy(client.query, {
      apply(query, self, args) {
        const statement = Statement.safeParse(args[0])
        if (statement.success) recorded.push({ ...statement.data, client })
        return Reflect.apply(query, self, args)
      },
    })
  })
  return recorded
}

type RecordedRequest = { statements: Statement[]; body: string; rendering: RenderOptions | undefined }

/** Asks twice and records the second time, when the agency's data is already cached. */
export async function recordRequest(
  { databaseUrl, dataDir }: DemoSite,
  path: string,
  headers: Record<string, string>,
): Promise<RecordedRequest> {
  let rendering: RenderOptions | undefined
  const bundle = createBuiltBundle()
  const naru = await createNaru({
    // nothing is measured here, so nothing is shed
    env: readEnv({ NARU: 'demo', DATA_DIR: dataDir, LOG_LEVEL: 'warn', SHED_AFTER_MS: '0' }),
    databaseUrl,
    jobs: false,
    cacheResponses: false,
    bundle: () => ({
      ...bundle,
      async render() {
        const draw = await bundle.render()
        return (request, given) => {
          rendering = given
          return draw(request, given)
        }
      },
    }),
  })
  try {
    const recorded = recordStatements(naru.database.pool)
    await naru.app.inject({ url: path, headers })
    const first = recorded.length
    const { body } = await naru.app.inject({ url: path, headers })
    // the poll belongs to no request
    const statements = recorded.slice(first).filter(({ text }) => !/\bfrom "revision"/.test(text))
    return { statements: statements.map(({ text, values }) => ({ text, values })), body, rendering }
  } finally {
    await naru.stop()
  }
}
