// The domains of an agency: added and removed by owners, and checked with the world's name servers.
import { sql } from 'kysely'
import { refuse, refuseIfChanged } from '#errors.ts'
import { rateLimits } from '#limits/access.ts'
import { domainsMost } from '#limits/trade.ts'
import { checkRateLimit } from '#platform/rate-limit.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { refuseAtField } from '#platform/wire/refuse-at-field.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import { calculateRevision } from './calculate-revision.server.ts'
import { checkDomain } from './check-domain.server.ts'
import type { domainCalls as calls } from './domain-calls.ts'
import { lockAgency } from './lock-agency.server.ts'
import { reportSettingsChange } from './settings-change.server.ts'

async function readDomains({ db, travel_agency }: AgencyContext): Promise<string[]> {
  const rows = await db
    .selectFrom('agency_domain')
    .select('domain')
    .where('travel_agency', '=', travel_agency)
    .orderBy('domain')
    .execute()
  return rows.map(({ domain }) => domain)
}

/** Links do not use them yet: no check has found that they lead to us. */
export async function listWaitingDomains({ db, travel_agency }: AgencyContext): Promise<string[]> {
  const rows = await db
    .selectFrom('agency_domain')
    .select('domain')
    .where('travel_agency', '=', travel_agency)
    .where('leads_here', 'is', null)
    .orderBy('domain')
    .execute()
  return rows.map(({ domain }) => domain)
}

const saveLeadsHere = ({ db, travel_agency }: AgencyContext, domain: string) =>
  db
    .updateTable('agency_domain')
    .set({ leads_here: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('domain', '=', domain)
    .where('leads_here', 'is', null)
    .execute()

async function lockDomains(ctx: StaffCtx, revision: number): Promise<string[]> {
  await lockAgency(ctx)
  const domains = await readDomains(ctx)
  refuseIfChanged(calculateRevision(domains), revision)
  return domains
}

const report = (ctx: StaffCtx, before: string[], after: string[]) =>
  reportSettingsChange(ctx, 'domain', {
    subject: 'domains',
    before: { domains: before },
    after: { domains: after },
  })

export const domainHandlers: Handlers<typeof calls> = {
  async domains(ctx) {
    const domains = await readDomains(ctx)
    const { officeHost, mailDomain } = ctx.integrations.ourHosts
    return {
      revision: calculateRevision(domains),
      domains,
      waiting: await listWaitingDomains(ctx),
      most: domainsMost,
      target: officeHost,
      mail_domain: mailDomain,
    }
  },

  addDomain,

  async removeDomain(ctx, { domain, revision }) {
    const { db, travel_agency } = ctx
    const before = await lockDomains(ctx, revision)
    if (!before.includes(domain)) refuse('NOT_FOUND')
    if (before.length === 1) refuse('LAST_DOMAIN')
    await db
      .deleteFrom('agency_domain')
      .where('travel_agency', '=', travel_agency)
      .where('domain', '=', domain)
      .execute()
    await report(
      ctx,
      before,
      before.filter((each) => each !== domain),
    )
    return {}
  },

  async checkDomain(ctx, { domain }) {
    await checkRateLimit(ctx, rateLimits.connectionTries, [ctx.travel_agency])
    if (!(await ctx.transaction(readDomains)).includes(domain)) refuse('NOT_FOUND')
    const { domainProbe, ourHosts } = ctx.integrations
    const checks = await checkDomain(domainProbe, domain, ourHosts)
    const leadsHere = checks.some(({ check, state }) => check === 'address' && state === 'ok')
    return ctx.finalTransaction(async (tx) => {
      if (leadsHere) await saveLeadsHere(tx, domain)
      tx.logChange({ subject: 'domains', after: { domains: [domain] } })
      return { checks }
    })
  },
}

/** A host answers for one agency: whoever writes it first has it. */
async function addDomain(ctx: StaffCtx, { domain, revision }: In<typeof calls.addDomain>) {
  const { db, travel_agency } = ctx
  const { officeHost, sitesDomain } = ctx.integrations.ourHosts
  const isOurs = [officeHost, sitesDomain].some(
    (host) => host && (domain === host || domain.endsWith(`.${host}`)),
  )
  if (isOurs) refuseAtField('DOMAIN_RESERVED', 'domain')
  const before = await lockDomains(ctx, revision)
  if (before.includes(domain)) return {}
  if (before.length >= domainsMost) refuse('TOO_MANY_DOMAINS')
  const added = await db
    .insertInto('agency_domain')
    .values({ domain, travel_agency, leads_here: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('domain')
    .executeTakeFirst()
  if (!added) refuseAtField('DOMAIN_TAKEN', 'domain')
  await report(ctx, before, [...before, domain].toSorted())
  return {}
}
