// The messages a booking has had that can be sent again: read from what happened to it.
import { sql } from 'kysely'
import { isCalled, type ResendableOccasion } from '#occasions.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { Reach } from './calls.ts'
import { parsePeopleNote, parseRebookNote, parseRescheduleNote } from './history-note.ts'
import { isCancelled, isUnderWay } from './progress.ts'
import { isBookingUnderWay } from './progress-conditions.server.ts'
import type { describeBookingForStaff } from './staff.server.ts'
import { findVirtualAccount } from './virtual-account.server.ts'

/** `ref`: the row it is about, which is not always the booking. */
type ResendableMessage = { occasion: ResendableOccasion; ref: number; amount?: number }
type StaffBookingView = Awaited<ReturnType<typeof describeBookingForStaff>>

/**
 * The last message of each kind. What is no longer true is left out: nobody is asked to pay for what is paid,
 * or told that a cancelled trip leaves. Only a message worth a call is sent as a text, and who gets neither
 * is called.
 */
export async function listResendable(
  agencyCtx: AgencyContext,
  { reached_by, ...booking }: StaffBookingView & { reached_by: Reach },
): Promise<ResendableMessage[]> {
  if (reached_by === 'call') return []
  const rows = await listRowMessages(agencyCtx, booking.id)
  return [...listProgressMessages(booking), ...listMoneyMessages(booking), ...rows].filter(
    ({ occasion }) => reached_by === 'mail' || isCalled(occasion),
  )
}

function listProgressMessages({
  id,
  progress,
  history,
  confirmed,
  cancel_reason,
  handed_over,
  ...money
}: StaffBookingView): ResendableMessage[] {
  const { plan } = money
  const isPaidTrip = isUnderWay(progress)
  const isWaiting = progress === 'waiting_for_payment'
  const isGone = isCancelled(progress)
  const wasPaid = history.some((each) => each.progress === 'payment_completed')
  const wasDeposited = history.some((each) => each.progress === 'deposit_paid')
  const hasNote = (parse: (note: string) => unknown) =>
    !isGone && history.some(({ note }) => parse(note) !== undefined)
  const isResendable: Record<Exclude<ResendableOccasion, RowOccasion | MoneyOccasion>, boolean> = {
    'booking-reserved': isWaiting && history[0]?.by !== 'staff',
    'pay-link': isWaiting || money.payable > 0,
    'balance-due': progress === 'deposit_paid',
    'booking-deposit-paid': progress === 'deposit_paid',
    'booking-paid': wasPaid && !isGone,
    'payment-undone': money.payments.at(-1)?.kind === 'payment_undone' && !isGone,
    'papers-asked': (wasPaid || wasDeposited) && isPaidTrip,
    'departure-confirmed': confirmed && isPaidTrip,
    'booking-changed': hasNote(parsePeopleNote),
    'booking-moved': hasNote(parseRebookNote),
    'departure-moved': hasNote(parseRescheduleNote),
    'booking-cancel-refused': isPaidTrip && history.some((each) => each.progress === 'cancel_requested'),
    'booking-cancelling': progress === 'cancel_requested' && cancel_reason === null,
    'booking-cancelled-by-us': isGone && (wasPaid || wasDeposited) && cancel_reason !== null,
    'booking-cancelled': progress === 'cancel_completed',
    'handed-over': handed_over > 0 && !isGone,
    'deposit-asked': isWaiting && confirmed && plan.kind === 'confirmed',
  }
  return listTrueKeys(isResendable).map((occasion) => ({ occasion, ref: id }))
}

type RowOccasion =
  | 'contract-agreed'
  | 'contact-changed'
  | 'departure-message'
  | 'departure-files'
  | 'timed-message'
  | 'change-refused'
  | 'itinerary-change-asked'
  | 'itinerary-change-refused'
  | 'passport-asked'
  | 'departure-cancelled'
  | 'pay-account'
type MoneyOccasion = 'booking-refunded' | 'booking-compensated'

const listTrueKeys = <K extends string>(isResendable: Record<K, boolean>): K[] => {
  const keys: K[] = []
  for (const key in isResendable) if (isResendable[key]) keys.push(key)
  return keys
}

/** Each message has the sum that was told then. */
function listMoneyMessages({ id: ref, payments }: StaffBookingView): ResendableMessage[] {
  const last = (wantedKind: string) => payments.findLast(({ kind }) => kind === wantedKind)?.amount
  const [refunded, compensated] = [last('refund'), last('compensation_paid')]
  return [
    ...(refunded === undefined
      ? []
      : [{ occasion: 'booking-refunded' as const, ref, amount: Math.abs(refunded) }]),
    ...(compensated === undefined
      ? []
      : [{ occasion: 'booking-compensated' as const, ref, amount: Math.abs(compensated) }]),
  ]
}

/** Messages that rows of their own tell of; a passport is asked for of each traveller by one of its own. */
async function listRowMessages(
  { db, travel_agency }: AgencyContext,
  booking: number,
): Promise<ResendableMessage[]> {
  const { rows } = await sql<{ occasion: RowOccasion; ref: number | null }>`
    with b as (select * from booking where travel_agency = ${travel_agency} and id = ${booking})
    select 'contract-agreed' as occasion, max(c.booking) as ref from contract c
      where c.travel_agency = ${travel_agency} and c.booking = ${booking} and c.agreed is not null
    union all select 'contact-changed', max(h.id) from contact_change h
      where h.travel_agency = ${travel_agency} and h.booking = ${booking}
    union all select 'departure-message', max(l.id) from departure_letter l
      join departure_message m on m.travel_agency = l.travel_agency and m.id = l.message
      join b on b.departure_id = m.departure_id
      where l.travel_agency = ${travel_agency} and l.booking = ${booking}
    union all select 'departure-files', max(b.id) from b join guide_file f on f.travel_agency = ${travel_agency}
      and f.departure_id = b.departure_id where f.told is not null and ${isBookingUnderWay}
    union all select 'timed-message', max(m.id) from timed_message m join b on b.departure_id = m.departure_id
      where m.travel_agency = ${travel_agency} and m.booking = ${booking}
        and (m.moment = 'review') = (b.departure_date < ${seoulToday})
    union all select 'change-refused', max(q.id) from change_request q
      where q.travel_agency = ${travel_agency} and q.booking = ${booking} and q.state = 'refused'
    union all select case when c.answer is null then 'itinerary-change-asked' else 'itinerary-change-refused' end, max(c.id)
      from change_consent c join itinerary_change i on i.travel_agency = c.travel_agency and i.id = c.change
      join b on b.departure_id = i.departure_id
      where c.travel_agency = ${travel_agency} and c.booking = ${booking} and i.withdrawn is null
        and (c.answer = 'refused' or (c.answer is null and b.departure_date + i.day - 1 > ${seoulToday})) group by 1
    union all select 'passport-asked', max(l.id) from link l
      where l.travel_agency = ${travel_agency} and l.booking = ${booking} and l.purpose = 'consent'
        and l.spent is not null and l.email is not null and not exists (select from passport p
          where p.travel_agency = l.travel_agency and p.booking = l.booking and p.traveller = l.traveller)
      group by l.traveller
    union all select 'departure-cancelled', max(d.booking) from departure_cancel_booking d
      where d.travel_agency = ${travel_agency} and d.booking = ${booking} and d.state = 'asked' and d.due > now()`.execute(
    db,
  )
  const account = await findVirtualAccount({ db, travel_agency }, booking)
  return [...rows, { occasion: 'pay-account' as const, ref: account?.account ? booking : null }].flatMap(
    ({ occasion, ref }) => (ref === null ? [] : [{ occasion, ref: Number(ref) }]),
  )
}
