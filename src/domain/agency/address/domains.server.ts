// The domains of an agency: claimed and removed by owners, and the one that its links name. Decision 110

import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { calculateRevision } from '#domain/agency/settings/calculate-revision.server.ts'
import { reportSettingsChange } from '#domain/agency/settings/settings-change.server.ts'
import { refuse, refuseIfChanged } from '#errors.ts'
import { domainsMost } from '#limits/trade.ts'
import type { In } from '#platform/wire/call.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { refuseAtField } from '#platform/wire/refuse-at-field.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import { checkDomain } from './connect-domain.server.ts'
import {
  type AgencyDomain,
  createDomainProof,
  listNames,
  readDomains,
  reportDomains,
  setMainDomain,
} from './domain-list.server.ts'
import type { domainCalls as calls } from './domain-office-calls.ts'

async function lockDomains(ctx: StaffCtx, revision: number): Promise<AgencyDomain[]> {
  await lockAgency(ctx)
  const domains = await readDomains(ctx)
  refuseIfChanged(calculateRevision(domains), revision)
  return domains
}

export const domainHandlers: Handlers<typeof calls> = {
  async domains(ctx) {
    const domains = await readDomains(ctx)
    const { officeHost, mailDomain } = ctx.integrations.ourHosts
    return {
      revision: calculateRevision(domains),
      domains: domains.map((each) => ({ ...each, proof: createDomainProof(ctx, each.domain) })),
      most: domainsMost,
      origin: await ctx.siteOrigin(ctx.travel_agency),
      target: officeHost,
      hsts_subdomains: await readHstsSubdomains(ctx),
      mail_domain: mailDomain,
    }
  },

  addDomain,
  removeDomain,

  async chooseMainDomain(ctx, { domain, revision }) {
    const before = await lockDomains(ctx, revision)
    if (!before.some((each) => each.domain === domain && each.state === 'connected')) refuse('NOT_FOUND')
    await setMainDomain(ctx, domain)
    await reportDomains(ctx, before)
    return {}
  },

  async saveHstsSubdomains(ctx, { hsts_subdomains }) {
    await lockAgency(ctx)
    const before = { hsts_subdomains: await readHstsSubdomains(ctx) }
    await ctx.db
      .updateTable('agency')
      .set({ hsts_subdomains_yn: hsts_subdomains ? 'Y' : 'N' })
      .where('travel_agency', '=', ctx.travel_agency)
      .execute()
    await reportSettingsChange(ctx, 'domain', { subject: 'domains', before, after: { hsts_subdomains } })
    return {}
  },

  checkDomain,
}

async function readHstsSubdomains({ db, travel_agency }: AgencyContext): Promise<boolean> {
  const { hsts_subdomains_yn } = await db
    .selectFrom('agency')
    .select('hsts_subdomains_yn')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  return hsts_subdomains_yn === 'Y'
}

/** Several agencies may claim one domain: it goes to the agency whose proof is in its records. */
async function addDomain(ctx: StaffCtx, { domain, revision }: In<typeof calls.addDomain>) {
  const { db, travel_agency } = ctx
  const { officeHost, sitesDomain } = ctx.integrations.ourHosts
  const isOurs = [officeHost, sitesDomain].some(
    (host) => host && (domain === host || domain.endsWith(`.${host}`)),
  )
  if (isOurs) refuseAtField('DOMAIN_RESERVED', 'domain')
  const before = await lockDomains(ctx, revision)
  if (listNames(before).includes(domain)) return {}
  if (before.length >= domainsMost) refuse('TOO_MANY_DOMAINS')
  const taken = await db
    .selectFrom('agency_domain')
    .select('domain')
    .where('domain', '=', domain)
    .executeTakeFirst()
  if (taken) refuseAtField('DOMAIN_TAKEN', 'domain')
  await db.insertInto('agency_domain_claim').values({ domain, travel_agency }).execute()
  await reportDomains(ctx, before)
  return {}
}

async function removeDomain(ctx: StaffCtx, { domain, revision }: In<typeof calls.removeDomain>) {
  const before = await lockDomains(ctx, revision)
  const removed = before.find((each) => each.domain === domain) ?? refuse('NOT_FOUND')
  const rest = before.filter((each) => each !== removed && each.state === 'connected')
  if (removed.state === 'connected' && rest.length === 0) refuse('LAST_DOMAIN')
  await deleteDomain(ctx, removed)
  const [next] = rest
  if (removed.is_main && next) await setMainDomain(ctx, next.domain)
  await reportDomains(ctx, before)
  return {}
}

async function deleteDomain({ db, travel_agency }: AgencyContext, { domain, state }: AgencyDomain) {
  const key = { travel_agency, domain }
  if (state === 'pending')
    await db
      .deleteFrom('agency_domain_claim')
      .where((eb) => eb.and(key))
      .execute()
  else
    await db
      .deleteFrom('agency_domain')
      .where((eb) => eb.and(key))
      .execute()
}
