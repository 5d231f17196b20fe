// Changes of an agency by an operator: pause, resume, invite another owner, close. Each is in its log.
import { sql } from 'kysely'
import { refuseOpenPayments } from '#domain/agency/keys/open-payments.server.ts'
import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { deleteDomains, saveState } from '#domain/agency/opening.server.ts'
import { reportSettingsChange } from '#domain/agency/settings/settings-change.server.ts'
import type { AgencyState } from '#domain/agency/state.ts'
import { isRefundPending } from '#domain/booking/pending-refunds.server.ts'
import { selectBookingsOwed } from '#domain/payment/money-owed.server.ts'
import { removeTests } from '#domain/reservation/publish-site.server.ts'
import { invite, limitInvitationsTo } from '#domain/staff/invite.server.ts'
import { endAllAccess } from '#domain/staff/team.server.ts'
import { refuse } from '#errors.ts'
import { officeLimits } from '#limits/access.ts'
import { setTransactionAgency } from '#platform/db/transaction.server.ts'
import type { ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { endAllGrants } from './grants.server.ts'

/** The agency behind its lock, in one of the states that allow it; the rest runs inside of it. */
export async function enterAgency(ctx: StaffCtx, agency: number, allowed: readonly AgencyState[]) {
  const { db } = ctx
  await setTransactionAgency(db, agency)
  const inAgency: StaffCtx = {
    ...ctx,
    travel_agency: agency,
    logChange: (change) => ctx.logChange({ ...change, travel_agency: agency }),
  }
  await lockAgency(inAgency)
  const found =
    (await db
      .selectFrom('agency as a')
      .innerJoin('agency_info as i', 'i.travel_agency', 'a.travel_agency')
      .select(['a.state', 'a.default_language', 'i.company_name'])
      .where('a.travel_agency', '=', agency)
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  if (!allowed.includes(found.state)) refuse('WRONG_STATE')
  return { inAgency, found }
}

export async function pause(ctx: StaffCtx, { agency }: { agency: number }) {
  const { inAgency } = await enterAgency(ctx, agency, ['open'])
  await saveState(inAgency, 'paused')
  inAgency.logChange({ subject: 'site' })
  return {}
}

export async function resume(ctx: StaffCtx, { agency }: { agency: number }) {
  const { inAgency } = await enterAgency(ctx, agency, ['paused'])
  await saveState(inAgency, 'open')
  inAgency.logChange({ subject: 'site' })
  return {}
}

/**
 * Former owners stay owners: the new one removes whoever left. While there is an owner the invitation waits, so that
 * nobody takes an agency over unseen; an owner who agrees invites them himself.
 */
export async function handOver(ctx: ManualTxContext<StaffCtx>, input: { agency: number; email: string }) {
  await limitInvitationsTo(ctx, input.email)
  return ctx.finalTransaction((txCtx) => inviteOwner(txCtx, input))
}

async function inviteOwner(ctx: StaffCtx, { agency, email }: { agency: number; email: string }) {
  const { inAgency, found } = await enterAgency(ctx, agency, ['preparing', 'open', 'paused'])
  if (await isOperator(ctx, email)) refuse('OPERATOR_ADDRESS')
  const hasOwner = await isOwned(inAgency)
  const invited = {
    email,
    roles: ['owner' as const],
    by: ctx.staff.name,
    ...(hasOwner && { waitsDays: officeLimits.hand_over_days }),
  }
  const { id } = await invite({ ...inAgency, language: found.default_language }, invited)
  await reportSettingsChange(inAgency, 'owner', { subject: `invitation ${id}`, after: { email } })
  return {}
}

const isOperator = async ({ db }: StaffCtx, email: string) =>
  (await db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .where('operator_since', 'is not', null)
    .executeTakeFirst()) !== undefined

const isOwned = async ({ db, travel_agency }: StaffCtx) =>
  (await db
    .selectFrom('staff_role')
    .select('staff_id')
    .where('travel_agency', '=', travel_agency)
    .where(sql<boolean>`'owner' = any(roles)`)
    .limit(1)
    .executeTakeFirst()) !== undefined

type Closing = { agency: number; name: string; without_export: boolean }

/** Contracts and payments stay for as long as the law wants them; nobody of the agency reaches them. */
export async function close(ctx: StaffCtx, { agency, name, without_export }: Closing) {
  const { inAgency, found } = await enterAgency(ctx, agency, ['preparing', 'paused'])
  if (![found.company_name.ko, found.company_name.en].includes(name)) refuse('NAME_DIFFERS')
  // what tried the site is nobody's travel, and would keep its owner from giving up
  if (found.state === 'preparing') await removeTests(inAgency)
  await refuseOpenBusiness(inAgency)
  if (found.state === 'paused' && !without_export) await refuseWithoutExport(inAgency)
  await saveState(inAgency, 'closed')
  await deleteDomains(inAgency)
  await endAllGrants(inAgency)
  await endAllAccess(inAgency)
  inAgency.logChange({ subject: 'site', after: { without_export } })
  return {}
}

/** Customers must have travelled and have their money: nobody can be reached after the close. */
async function refuseOpenBusiness({ db, travel_agency }: StaffCtx): Promise<void> {
  const toCome = await db
    .selectFrom('booking')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('progress', 'not in', ['travel_completed', 'cancel_completed'])
    .limit(1)
    .executeTakeFirst()
  if (toCome) refuse('TRAVELS_TO_COME')
  const { rows } = await sql<{ is_owed: boolean }>`
    select exists (${selectBookingsOwed(travel_agency)}) or exists (select from refund r
      where r.travel_agency = ${travel_agency} and ${isRefundPending}) as is_owed`.execute(db)
  if (rows[0]?.is_owed) refuse('MONEY_OWED')
  await refuseOpenPayments({ db, travel_agency }) // whoever still pays is paid back by this agency's key
}

/** Only a copy made since sales were paused has every booking. */
async function refuseWithoutExport({ db, travel_agency }: StaffCtx): Promise<void> {
  const fetched = await db
    .selectFrom('staff_log as l')
    .innerJoin('agency as a', 'a.travel_agency', 'l.travel_agency')
    .select('l.id')
    .where('l.travel_agency', '=', travel_agency)
    .where('l.call', '=', 'archive.fetchDataFile')
    .whereRef('l.at', '>=', 'a.state_since')
    .limit(1)
    .executeTakeFirst()
  if (!fetched) refuse('NOT_EXPORTED')
}
