// A check of a domain. A claimed one whose records are right answers from then on. Decision 110

import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { refuse } from '#errors.ts'
import { rateLimits } from '#limits/access.ts'
import { checkRateLimit } from '#platform/rate-limit.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { runDomainChecks } from './check-domain.server.ts'
import { createDomainProof, readDomains, reportDomains, setMainDomain } from './domain-list.server.ts'
import type { domainCalls as calls } from './domain-office-calls.ts'

export async function checkDomain(ctx: ManualTxContext<StaffCtx>, { domain }: In<typeof calls.checkDomain>) {
  await checkRateLimit(ctx, rateLimits.connectionTries, [ctx.travel_agency])
  const known = (await ctx.transaction(readDomains)).find((each) => each.domain === domain)
  if (!known) refuse('NOT_FOUND')
  const isPending = known.state === 'pending'
  const { domainProbe, ourHosts } = ctx.integrations
  const proof = isPending ? createDomainProof(ctx, domain) : undefined
  const checks = await runDomainChecks(domainProbe, domain, { ours: ourHosts, proof })
  const isProved = (['proof', 'address'] as const).every((check) =>
    checks.some((each) => each.check === check && each.state === 'ok'),
  )
  return ctx.finalTransaction(async (tx) => {
    if (isPending && isProved) await connectDomain(tx, domain)
    else tx.logChange({ subject: 'domains', after: { domains: [domain] } })
    return { checks, is_connected: !isPending || isProved }
  })
}

/**
 * An agency's first domain becomes its main one. Of two agencies that prove the same domain the first gets
 * it.
 */
async function connectDomain(ctx: StaffCtx, domain: string): Promise<void> {
  const { db, travel_agency } = ctx
  await lockAgency(ctx)
  const before = await readDomains(ctx)
  if (!before.some((each) => each.domain === domain && each.state === 'pending')) return
  await db
    .deleteFrom('agency_domain_claim')
    .where('travel_agency', '=', travel_agency)
    .where('domain', '=', domain)
    .execute()
  const added = await db
    .insertInto('agency_domain')
    .values({ domain, travel_agency })
    .onConflict((conflict) => conflict.doNothing())
    .returning('domain')
    .executeTakeFirst()
  if (!added) refuse('DOMAIN_TAKEN')
  if (before.every(({ state }) => state === 'pending')) await setMainDomain(ctx, domain)
  await reportDomains(ctx, before)
}
