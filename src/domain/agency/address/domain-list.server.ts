// The domains of an agency as rows: those that lead here, those that are only claimed, and the main one.
import { createHmac } from 'node:crypto'
import { reportSettingsChange } from '#domain/agency/settings/settings-change.server.ts'
import type { AgencyContext, Ctx, StaffCtx } from '#platform/wire/request-context.ts'

export type AgencyDomain = { domain: string; state: 'pending' | 'connected'; is_main: boolean }

/** The main one first; those that are only claimed come last. */
export async function readDomains({ db, travel_agency }: AgencyContext): Promise<AgencyDomain[]> {
  const connected = await db
    .selectFrom('agency_domain')
    .select('domain')
    .where('travel_agency', '=', travel_agency)
    .orderBy('is_main', 'desc')
    .orderBy('domain')
    .execute()
  const claimed = await db
    .selectFrom('agency_domain_claim')
    .select('domain')
    .where('travel_agency', '=', travel_agency)
    .orderBy('domain')
    .execute()
  return [
    ...connected.map(({ domain }, at) => ({ domain, state: 'connected' as const, is_main: at === 0 })),
    ...claimed.map(({ domain }) => ({ domain, state: 'pending' as const, is_main: false })),
  ]
}

/** Only the owner of a domain can set this record. Each agency has its own proof for the same domain. */
export function createDomainProof(
  { keyFor, travel_agency }: Pick<Ctx, 'keyFor' | 'travel_agency'>,
  domain: string,
) {
  const value = createHmac('sha256', keyFor('domain proof'))
    .update(JSON.stringify([travel_agency, domain]))
    .digest()
    .subarray(0, 16)
    .toString('base64url')
  return { name: `_naru.${domain}`, value: `naru=${value}` }
}

export const listNames = (domains: readonly AgencyDomain[]) => domains.map(({ domain }) => domain)

export async function reportDomains(ctx: StaffCtx, before: readonly AgencyDomain[]): Promise<void> {
  await reportSettingsChange(ctx, 'domain', {
    subject: 'domains',
    before: { domains: listNames(before) },
    after: { domains: listNames(await readDomains(ctx)) },
  })
}

/** Called behind the lock of the agency. An agency has one main domain, so the former one is unset first. */
export async function setMainDomain({ db, travel_agency }: AgencyContext, domain: string): Promise<void> {
  const set = (is_main: boolean) =>
    db.updateTable('agency_domain').set({ is_main }).where('travel_agency', '=', travel_agency)
  await set(false).where('is_main', '=', true).where('domain', '!=', domain).execute()
  await set(true).where('domain', '=', domain).execute()
}
