// Revisions: a number for each agency and kind of content that says whether anything changed.
// They arrive by LISTEN and by a poll. While neither is certain, nothing cached is used.
import { sql } from 'kysely'
import pg from 'pg'
import { revisionLimits as limits } from '#limits/machine.ts'
import { isDistributed } from '#platform/db/citus.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { RevisionKind } from '#platform/wire/call.ts'

type Row = { travel_agency: number; kind: string; number: number }

export class Revisions {
  readonly #numbers = new Map<string, number>()
  readonly #db: Db
  readonly #url: string
  readonly #log: Log
  /** The first transaction that was not visible when the numbers were last read. */
  #since = '0'
  #confirmed = 0
  #changes = 0
  #listener: pg.Client | undefined
  /** With several nodes, the notices of triggers do not reach us. */
  #tells = false
  #poll: NodeJS.Timeout | undefined
  #stopped = false

  constructor(db: Db, url: string, log: Log) {
    this.#db = db
    this.#url = url
    this.#log = log
  }

  async start(): Promise<void> {
    await this.#listen()
    this.#poll = setInterval(() => void this.#confirm(), limits.poll_ms)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#poll)
    await this.#listener?.end().catch(() => {})
  }

  /**
   * The numbers as part of a cache key; undefined when they cannot be trusted and nothing cached may be used.
   */
  getCacheKey(travel_agency: number, kinds: readonly RevisionKind[]): string | undefined {
    if (performance.now() - this.#confirmed > limits.trusted_ms) return undefined
    let key = ''
    for (const kind of kinds) key += `${this.#numbers.get(`${travel_agency}:${kind}`) ?? 0}.`
    return key
  }

  /** The last number of an agency's site that we heard of. */
  getSiteRevision(travel_agency: number): number {
    return this.#numbers.get(`${travel_agency}:site`) ?? 0
  }

  /** How many changes of any site we heard of, for hosts whose agency is unknown. */
  get changes(): number {
    return this.#changes
  }

  /** Seconds since all numbers were known to be right. */
  age_s(): number {
    return (performance.now() - this.#confirmed) / 1000
  }

  /**
   * The process that writes knows its own change before it answers. With several nodes it also tells the
   * other processes.
   */
  recordWrite(rows: Row[]): void {
    for (const row of this.#raise(rows)) {
      if (!this.#tells) return
      const newer = `${row.travel_agency}:${row.kind}:${row.number}`
      sql`select pg_notify('revision', ${newer})`.execute(this.#db).catch(() => {}) // the poll tells it, too
    }
  }

  /** Numbers only grow: those that are new. */
  #raise(rows: Row[]): Row[] {
    const newer = rows.filter(
      ({ travel_agency, kind, number }) => number > (this.#numbers.get(`${travel_agency}:${kind}`) ?? 0),
    )
    for (const { travel_agency, kind, number } of newer) {
      this.#numbers.set(`${travel_agency}:${kind}`, number)
      if (kind === 'site') this.#changes++
    }
    return newer
  }

  async #confirm(): Promise<void> {
    const [startedAt, listener] = [performance.now(), this.#listener]
    try {
      const { rows } = await sql<{ since: string; raised: Row[] }>`
        select revision_horizon()::text as since, coalesce((
          select jsonb_agg(jsonb_build_object('travel_agency', travel_agency, 'kind', kind, 'number', number))
          from revision where raised >= ${this.#since}::text::xid8), '[]') as raised`.execute(this.#db)
      const [{ since, raised } = { since: '0', raised: [] }] = rows
      this.#raise(raised)
      if (listener === this.#listener) this.#since = since // otherwise another server may have answered
      this.#confirmed = startedAt
    } catch (error) {
      this.#log.warn({ error }, 'revisions could not be read')
    }
  }

  // A lost listener may have missed a change: nothing cached is used until all numbers were read again.
  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'naru',
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
    })
    client.on('notification', ({ payload = '' }) => {
      const [agency, kind = '', number] = payload.split(':')
      this.#raise([{ travel_agency: Number(agency), kind, number: Number(number) }])
    })
    let ended = false
    const lost = () => {
      if (ended) return
      ended = true
      this.#confirmed = 0
      if (!this.#stopped) setTimeout(() => void this.#listen(), 250).unref()
    }
    client.on('error', lost)
    client.on('end', lost)
    try {
      await client.connect()
      await client.query('listen revision')
      this.#tells = await isDistributed(client)
      this.#listener = client
      this.#since = '0' // it may be another server with other transaction numbers
      await this.#confirm()
    } catch {
      client.end().catch(() => {})
      lost()
    }
  }
}
