// Kysely on a pg pool, with every statement named.
// A named statement is parsed and planned once per connection: 2.6 times the queries a second.
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import pg from 'pg'
import { addAgencyToJoins, isDistributed } from './citus.server.ts'

export function createNamedDialect(pool: pg.Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new NamedDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

// The map is limited. A statement beyond the limit runs without a name.
const statementNames = new Map<string, string>()
const maxNames = 1000
let namesGiven = 0

// SET takes no parameters, so its text holds the values, and each text would be a statement of its own.
const holdsValues = /^set local /

function getStatementName(text: string): string | undefined {
  const known = statementNames.get(text)
  if (known !== undefined || statementNames.size >= maxNames || holdsValues.test(text)) return known
  const name = `naru_${++namesGiven}`
  statementNames.set(text, name)
  return name
}

/**
 * A newer version beside us has added a column, so PostgreSQL refuses the plans of statements that read all
 * columns. Under a new name each is planned anew.
 */
export const isOutdatedPlan = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.message.startsWith('cached plan')

/**
 * The violated constraint. With several nodes only the message names it, with the number of the shard after
 * the name.
 */
export const findConstraint = ({ constraint, message }: { constraint?: unknown; message: string }) => {
  const named = typeof constraint === 'string' ? constraint : /\bconstraint "([^"]+)"/.exec(message)?.[1]
  return named?.replace(/_\d{6,}$/, '')
}

class NamedConnection implements DatabaseConnection {
  readonly client: pg.PoolClient
  readonly #textOf: (text: string) => string
  broken = false

  constructor(client: pg.PoolClient, rewrite: (text: string) => string) {
    this.client = client
    this.#textOf = rewrite
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const name = getStatementName(query.sql)
    try {
      const { rows, rowCount } = await this.client.query({
        name,
        text: this.#textOf(query.sql),
        values: [...query.parameters],
      })
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
    } catch (error) {
      // An error without a code of PostgreSQL's own comes from the connection (cut, or silent too long): it
      // must not be used again.
      if (!(error instanceof Error && 'severity' in error)) this.broken = true
      else if ('constraint' in error) error.constraint = findConstraint(error)
      if (isOutdatedPlan(error)) {
        if (statementNames.get(query.sql) === name) statementNames.clear()
        // a transaction is run again as a whole
        if (this.client.getTransactionStatus() === 'I') return this.executeQuery(query)
      }
      throw error
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('nothing here streams rows')
  }
}

class NamedDriver implements Driver {
  readonly #pool: pg.Pool
  #textOf = (text: string) => text

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async init(): Promise<void> {
    const client = await this.#pool.connect()
    try {
      if (await isDistributed(client)) this.#textOf = addAgencyToJoins
      client.release()
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  async acquireConnection(): Promise<NamedConnection> {
    return new NamedConnection(await this.#pool.connect(), this.#textOf)
  }

  async releaseConnection(connection: NamedConnection): Promise<void> {
    connection.client.release(connection.broken)
  }

  async beginTransaction(connection: NamedConnection): Promise<void> {
    await connection.client.query('begin')
  }

  async commitTransaction(connection: NamedConnection): Promise<void> {
    await connection.client.query('commit')
  }

  async rollbackTransaction(connection: NamedConnection): Promise<void> {
    await connection.client.query('rollback')
  }

  async destroy(): Promise<void> {
    await this.#pool.end()
  }
}
