// A payment for one share of a booking: how much of it may be paid, and what it has paid. Decision 81
import { sql } from 'kysely'
import { calculateMoney, isPayable, type MoneyColumns } from '#domain/booking/booking-money.ts'
import { findLockedBooking } from '#domain/booking/find.server.ts'
import { refuse } from '#errors.ts'
import type { JobPayloads } from '#jobs.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { gatewayReasons } from './gateway-reasons.ts'
import { requestRefunds, sumPendingRefunds } from './refund.server.ts'

/** Payments of the share `s`, less what went back or was undone. */
export const paidByShare = sql<number>`(select coalesce(sum(case when l.kind = 'payment' then l.amount else -l.amount end), 0)::bigint
  from ledger l where l.travel_agency = s.travel_agency and l.booking = s.booking and l.share = s.id
    and l.kind in ('payment', 'refund', 'payment_undone'))`

/** The traveller of the share `s` travels no more. What the share has paid stays paid for the booking. */
export const hasPayerLeft = sql<boolean>`exists (select from traveller t where t.travel_agency = s.travel_agency
  and t.booking = s.booking and t.seq = s.traveller and t.cancelled is not null)`

type BookingMoney = MoneyColumns & { id: number }

export const shareRest = sql<number>`case when ${hasPayerLeft} then 0 else greatest(0, s.amount - ${paidByShare}) end`

/**
 * The rest of a share, never more than may be paid for its booking; 0 of one that was taken back, or whose
 * payer travels no more. The caller holds the booking's row.
 */
export async function calculateShareRest(
  { db, travel_agency }: AgencyContext,
  booking: BookingMoney,
  share: number,
): Promise<number> {
  const found = await db
    .selectFrom('booking_share as s')
    .select(shareRest.as('rest'))
    .where('s.travel_agency', '=', travel_agency)
    .where('s.id', '=', share)
    .where('s.booking', '=', booking.id)
    .where('s.revoked', 'is', null)
    .executeTakeFirst()
  return found ? Math.max(0, Math.min(found.rest, calculateMoney(booking).payable_most)) : 0
}

/** Refuses more than is left of a share, because the rest of such a transfer would be in no share. */
export async function checkShareTransfers(
  ctx: AgencyContext,
  booking: BookingMoney,
  transfers: readonly { amount: number; share?: number | null }[],
): Promise<void> {
  for (const [share, list] of Map.groupBy(transfers, (transfer) => transfer.share)) {
    if (share === undefined || share === null) continue
    const sum = list.reduce((all, { amount }) => all + amount, 0)
    if (sum > (await calculateShareRest(ctx, booking, share))) refuse('PAYMENT_MISMATCH')
  }
}

/** Transfers for these bookings that were confirmed, and at which a second person looks. */
export const selectOpenAgreements = ({ db, travel_agency }: AgencyContext, bookings: readonly number[]) =>
  db
    .selectFrom('bank_match')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('booking', 'in', bookings)
    .where('ledger', 'is', null)
    .where('undone', 'is', null)

/**
 * A transfer for the booking was confirmed and waits for a second person: nothing more is asked for
 * meanwhile, because it may be the same money. Of several shares only the one it pays waits.
 */
export async function isAgreementAwaited(
  ctx: AgencyContext,
  { id }: { id: number },
  { share }: { share?: number | undefined },
): Promise<boolean> {
  const waiting = await selectOpenAgreements(ctx, [id])
    .$if(share !== undefined, (query) =>
      query.where((eb) => eb.or([eb('share', 'is', null), eb('share', '=', share ?? null)])),
    )
    .executeTakeFirst()
  return waiting !== undefined
}

export const selectOpenShares = sql<{ id: number; name: string; rest: number }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'rest', s.rest) order by s.id) from (
    select s.id, s.name, ${shareRest} as rest from booking_share s
    where s.travel_agency = b.travel_agency and s.booking = b.id and s.revoked is null) s
  where s.rest > 0), '[]')`

/** Whether the sum of this try may be paid now: for the whole booking, or for its share. */
export const isAttemptPayable = async (
  ctx: AgencyContext,
  booking: BookingMoney,
  { amount, share, is_deposit }: { amount: number; share: number | null; is_deposit: boolean },
): Promise<boolean> =>
  share === null
    ? isPayable(booking, { amount, is_deposit })
    : amount > 0 && amount === (await calculateShareRest(ctx, booking, share))

/**
 * A hold ended although parts were paid. What is left of them goes back to the orders that paid; what came by
 * transfer is among the payouts. Asked again, it finds nothing left.
 */
export const returnParts = (
  deps: Pick<Deps, 'db' | 'enqueue'>,
  { travel_agency, booking: id }: JobPayloads['return-parts'],
): Promise<void> =>
  runInTransactionWithJobs(deps, travel_agency, async (ctx) => {
    const booking = await findLockedBooking(ctx, id)
    if (booking?.progress !== 'cancel_completed') return
    const amount = calculateMoney(booking).owed_back - (await sumPendingRefunds(ctx, id))
    if (amount > 0)
      await requestRefunds(ctx, {
        booking: id,
        amount,
        reason: gatewayReasons.noSeats,
        completes: false,
      })
  })
