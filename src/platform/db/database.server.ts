// The connection pool and Kysely on it: every wait bounded, serving as naru_app.
import { Kysely } from 'kysely'
import pg from 'pg'
import { databaseLimits } from '#limits/machine.ts'
import { createNamedDialect } from './dialect.server.ts'
import type { DB } from './rows.ts'

export type Db = Kysely<DB>
export type Database = { db: Db; pool: pg.Pool; url: string; close: () => Promise<void> }

// Won and counts fit a number; times travel as ISO text in UTC, dates as YYYY-MM-DD.
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [pg.types.builtins.DATE, (text) => text],
])
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
}

// Every statement begins with its agency, so one plan fits all agencies. Planning again would cost as much as
// running.
const genericPlan = 'plan_cache_mode=force_generic_plan'
// The agency that a transaction sets is passed on to its node, and one connection to each node is enough.
// Plain PostgreSQL ignores these settings.
const citusSettings = ['citus.propagate_set_commands=local', 'citus.multi_shard_modify_mode=sequential']
// A plan over several nodes must know the agency's node, which only the values tell.
const planByValueQuery = `select set_config('plan_cache_mode', 'auto', false) from pg_extension where extname = 'citus'`

/** `limits` and `name`: for a process that serves nobody, whose work may take longer than a request. */
type DatabaseOptions = { limits?: Record<keyof typeof databaseLimits, number>; name?: string }

export function createDatabase(
  url: string,
  log: (error: Error) => void,
  { limits = databaseLimits, name = 'naru' }: DatabaseOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    types,
    max: limits.connections,
    connectionTimeoutMillis: limits.connect_ms,
    // a half-open connection never answers: the server's own limit cannot help there
    query_timeout: limits.answer_ms,
    idleTimeoutMillis: 30_000,
    // statements on one connection are sent at once, without waiting for the answer to the one before
    pipeline: true,
    keepAlive: true,
    options: [
      'role=naru_app',
      genericPlan,
      ...citusSettings,
      `statement_timeout=${limits.statement_ms}`,
      `lock_timeout=${limits.lock_ms}`,
      `idle_in_transaction_session_timeout=${limits.idle_transaction_ms}`,
    ]
      .map((setting) => `-c ${setting}`)
      .join(' '),
  })
  pool.on('error', log) // an idle connection that dies must not end the process
  pool.on('connect', (client) => {
    client.on('error', log) // nor may a connection that dies in use
    client.query(planByValueQuery).catch(() => {}) // an error here breaks the next statement as well
  })
  const db = new Kysely<DB>({ dialect: createNamedDialect(pool) })
  return { db, pool, url, close: () => pool.end() }
}
