// The look-up by domain, for hosts that are not in the fixed table. §1, §7 getTravelAgency
import { LRUCache } from 'lru-cache'
import { cacheLimits } from '#limits/machine.ts'
import type { CacheUsage } from '#platform/cache/value-cache.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { demoHosts, parseDemoAgencyKey } from './hosts.ts'

/** The change numbers of sites: of one agency's, and of all together. */
type SiteChanges = { readonly changes: number; getSiteRevision: (travel_agency: number) => number }
/** `changeNumber`: the number of changes at the time of the look-up. */
type CachedHost = { key: number; changeNumber: number }

/** A command looks up hosts once and ends, so it needs no change numbers. */
const noChanges: SiteChanges = { changes: 0, getSiteRevision: () => 0 }

export class HostLookup {
  readonly #db: Db
  readonly #heard: SiteChanges
  readonly #demo: boolean
  readonly #fixed: Map<string, number>
  readonly #sitesDomain: string | undefined
  // 0 means that no agency has this host. Such hosts are remembered too, for a short time and only so many.
  readonly #found = new LRUCache<string, CachedHost>({ max: cacheLimits.hosts, ttl: cacheLimits.host_ms })
  #hits = 0
  #misses = 0

  /** `siteChanges`: any change of a site may be one of its domains, so cached hosts are looked up again. */
  constructor(
    db: Db,
    demo: boolean,
    siteChanges: SiteChanges = noChanges,
    sitesDomain: string | undefined = undefined,
  ) {
    this.#db = db
    this.#sitesDomain = sitesDomain
    this.#heard = siteChanges
    this.#demo = demo
    this.#fixed = demo ? demoHosts : new Map()
  }

  /** The agency's key, 0 when nobody has this host; a promise only when it must be looked up. */
  findAgencyKey(host: string): number | Promise<number> {
    const cached = this.#fixed.get(host) ?? this.#stillFound(host)
    if (cached === undefined) return this.#lookUp(host)
    this.#hits++
    return cached
  }

  /**
   * A host we found stays known until its agency changes. A host without an agency is asked again after any
   * change.
   */
  #stillFound(host: string): number | undefined {
    const found = this.#found.get(host)
    return found && found.changeNumber === this.#heardOf(found.key) ? found.key : undefined
  }

  #heardOf(key: number): number {
    return key === 0 ? this.#heard.changes : this.#heard.getSiteRevision(key)
  }

  /** The key, where it is known without asking; 0 otherwise. */
  peekAgencyKey(host: string): number {
    return this.#fixed.get(host) ?? this.#found.peek(host)?.key ?? 0
  }

  isDemo(host: string): boolean {
    return this.#fixed.has(host) || (this.#demo && parseDemoAgencyKey(host) > 0)
  }

  usage(): CacheUsage {
    return { entries: this.#found.size, hits: this.#hits, misses: this.#misses }
  }

  async #lookUp(host: string): Promise<number> {
    this.#misses++
    const changesBefore = this.#heard.changes
    const key = (await findAgencyByDomain(this.#db, host)) ?? (await this.#keyOfName(host)) ?? 0
    if (changesBefore === this.#heard.changes)
      this.#found.set(
        host,
        { key, changeNumber: this.#heardOf(key) },
        { ttl: key === 0 ? cacheLimits.unknownHost_ms : cacheLimits.host_ms },
      )
    return key
  }

  /**
   * `12.sites.example` is agency 12, also when it has a domain of its own: older links lead on from here. In
   * the demo it is `a12.localhost`.
   */
  async #keyOfName(host: string): Promise<number | undefined> {
    const key = this.#demo ? parseDemoAgencyKey(host) : this.#keyUnder(host)
    if (key === 0) return undefined
    const row = await this.#db
      .selectFrom('agency')
      .select('travel_agency')
      .where('travel_agency', '=', key)
      .executeTakeFirst()
    return row?.travel_agency
  }

  /** True for an address under our own domain. Every agency has one. */
  isPreview(host: string): boolean {
    return !this.#demo && this.#keyUnder(host) > 0
  }

  #keyUnder(host: string): number {
    const [key = '', ...domain] = host.split('.')
    const isUnder = this.#sitesDomain !== undefined && domain.join('.') === this.#sitesDomain
    return isUnder && /^[1-9]\d{0,8}$/.test(key) ? Number(key) : 0
  }
}

/** Until its site is published an agency does not answer at its domain. */
async function findAgencyByDomain(db: Db, domain: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('agency_domain as d')
    .innerJoin('agency as a', 'a.travel_agency', 'd.travel_agency')
    .select('d.travel_agency')
    .where('d.domain', '=', domain)
    .where('a.state', '!=', 'preparing')
    .executeTakeFirst()
  return row?.travel_agency
}
