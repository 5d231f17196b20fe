// The look-up by domain, for hosts that are not in the fixed table. §1, §7 getTravelAgency
import { LRUCache } from 'lru-cache'
import { cacheLimits } from '#limits.ts'
import type { Usage } from '#platform/cache/kept.server.ts'
import type { Db } from '#platform/db/open.server.ts'
import { demoHosts } from './hosts.ts'

export class Hosts {
  readonly #db: Db
  readonly #heard: { readonly changes: number }
  readonly #fixed: Map<string, number>
  readonly #sitesDomain: string | undefined
  // 0 stands for "nobody's": strangers' hosts are remembered too, briefly and boundedly.
  readonly #found = new LRUCache<string, number>({ max: cacheLimits.hosts, ttl: cacheLimits.host_ms })
  #changes = 0
  #hits = 0
  #misses = 0

  /** `heard`: counts the changes of sites. A new one makes every answer doubtful, for any of them may be about a domain. */
  constructor(
    db: Db,
    demo: boolean,
    heard: { readonly changes: number } = { changes: 0 },
    sitesDomain: string | undefined = undefined,
  ) {
    this.#db = db
    this.#sitesDomain = sitesDomain
    this.#heard = heard
    this.#fixed = demo ? demoHosts : new Map()
  }

  /** The agency's key, 0 when nobody has this host; a promise only when it must be looked up. */
  keyOf(host: string): number | Promise<number> {
    if (this.#heard.changes !== this.#changes) this.#forget()
    const known = this.#fixed.get(host) ?? this.#found.get(host)
    if (known === undefined) return this.#lookUp(host)
    this.#hits++
    return known
  }

  /** The key, where it is known without asking; 0 otherwise. */
  knownKeyOf(host: string): number {
    return this.#fixed.get(host) ?? this.#found.peek(host) ?? 0
  }

  isDemo(host: string): boolean {
    return this.#fixed.has(host)
  }

  #forget(): void {
    this.#changes = this.#heard.changes
    this.#found.clear()
  }

  usage(): Usage {
    return { entries: this.#found.size, hits: this.#hits, misses: this.#misses }
  }

  async #lookUp(host: string): Promise<number> {
    this.#misses++
    const asked = this.#heard.changes
    const key = (await agencyOfDomain(this.#db, host)) ?? (await this.#keyUnder(host)) ?? 0
    if (asked === this.#heard.changes)
      this.#found.set(host, key, { ttl: key === 0 ? cacheLimits.unknownHost_ms : cacheLimits.host_ms })
    return key
  }

  /** `12.sites.example` is agency 12, as long as it has no domain of its own. */
  async #keyUnder(host: string): Promise<number | undefined> {
    const [key = '', ...domain] = host.split('.')
    if (!this.#sitesDomain || domain.join('.') !== this.#sitesDomain || !/^[1-9]\d{0,8}$/.test(key))
      return undefined
    const row = await this.#db
      .selectFrom('agency as a')
      .leftJoin('agency_domain as d', 'd.travel_agency', 'a.travel_agency')
      .select('a.travel_agency')
      .where('a.travel_agency', '=', Number(key))
      .where('d.domain', 'is', null)
      .executeTakeFirst()
    return row?.travel_agency
  }
}

async function agencyOfDomain(db: Db, domain: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('agency_domain')
    .select('travel_agency')
    .where('domain', '=', domain)
    .executeTakeFirst()
  return row?.travel_agency
}
