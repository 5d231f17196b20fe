// The mails a booking has had that can be sent again: read from what happened to it.
import { sql } from 'kysely'
import type { ResendableOccasion } from '#occasions.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { calculateMoney } from './booking-money.ts'
import { isUnderWay } from './progress.ts'
import type { describeBookingForStaff } from './staff.server.ts'
import { findVirtualAccount } from './virtual-account.server.ts'

/** `ref`: the row it is about, which is not always the booking. */
type ResendableMail = { occasion: ResendableOccasion; ref: number; amount?: number }
type StaffBookingView = Awaited<ReturnType<typeof describeBookingForStaff>>

/**
 * Each kind once, the last of it. A mail whose content is no longer true is left out: nobody is asked to pay
 * for what is paid, or told that a cancelled trip leaves.
 */
export async function listResendableMails(
  agencyCtx: AgencyContext,
  booking: StaffBookingView & { email: string },
): Promise<ResendableMail[]> {
  if (booking.email === '') return []
  const rows = await listRowMails(agencyCtx, booking.id)
  return [...listProgressMails(booking), ...listMoneyMails(booking), ...rows]
}

function listProgressMails({
  id,
  progress,
  history,
  confirmed,
  cancel_reason,
  handed_over,
  ...money
}: StaffBookingView): ResendableMail[] {
  const { plan } = money
  const isPaidTrip = isUnderWay(progress)
  const isWaiting = progress === 'waiting_for_payment'
  const isCancelled = progress === 'cancel_requested' || progress === 'cancel_completed'
  const wasPaid = history.some((each) => each.progress === 'payment_completed')
  const wasDeposited = history.some((each) => each.progress === 'deposit_paid')
  const hasNote = (form: RegExp) => !isCancelled && history.some(({ note }) => form.test(note))
  const isResendable: Record<Exclude<ResendableOccasion, RowOccasion | MoneyOccasion>, boolean> = {
    'booking-reserved': isWaiting && history[0]?.by !== 'staff',
    'pay-link': isWaiting || calculateMoney({ progress, ...money }).due > 0,
    'balance-due': progress === 'deposit_paid',
    'booking-deposit-paid': progress === 'deposit_paid',
    'booking-paid': wasPaid && !isCancelled,
    'papers-asked': (wasPaid || wasDeposited) && isPaidTrip,
    'departure-confirmed': confirmed && isPaidTrip,
    'booking-changed': hasNote(/^\d+\+\d+\+\d+ → /),
    'booking-moved': hasNote(/^[\d-]{10} → [\d-]{10}, /),
    'departure-moved': hasNote(/^[\d-]{10} → [\d-]{10}$/),
    'booking-cancel-refused': isPaidTrip && history.some((each) => each.progress === 'cancel_requested'),
    'booking-cancelling': progress === 'cancel_requested' && cancel_reason === null,
    'booking-cancelled-by-us': isCancelled && (wasPaid || wasDeposited) && cancel_reason !== null,
    'booking-cancelled': progress === 'cancel_completed',
    'handed-over': handed_over > 0 && !isCancelled,
    'deposit-asked': isWaiting && confirmed && plan.kind === 'confirmed',
  }
  return listTrueKeys(isResendable).map((occasion) => ({ occasion, ref: id }))
}

const rowOccasions = [
  'contract-agreed',
  'contact-changed',
  'departure-message',
  'change-refused',
  'departure-cancelled',
  'pay-account',
] as const
type RowOccasion = (typeof rowOccasions)[number]
type MoneyOccasion = 'booking-refunded' | 'booking-compensated'

const listTrueKeys = <K extends string>(isResendable: Record<K, boolean>): K[] => {
  const keys: K[] = []
  for (const key in isResendable) if (isResendable[key]) keys.push(key)
  return keys
}

/** With the sum that was told then. */
function listMoneyMails({ id: ref, payments }: StaffBookingView): ResendableMail[] {
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

/** Those that rows of their own tell of. */
async function listRowMails(
  { db, travel_agency }: AgencyContext,
  booking: number,
): Promise<ResendableMail[]> {
  const { rows } = await sql<Partial<Record<RowOccasion, number | null>>>`select
    (select max(c.booking) from contract c where c.travel_agency = ${travel_agency} and c.booking = ${booking}
      and c.agreed is not null) as "contract-agreed",
    (select max(h.id) from contact_change h where h.travel_agency = ${travel_agency} and h.booking = ${booking})
      as "contact-changed",
    (select max(l.id) from departure_letter l where l.travel_agency = ${travel_agency}
      and l.booking = ${booking}) as "departure-message",
    (select max(q.id) from change_request q where q.travel_agency = ${travel_agency} and q.booking = ${booking}
      and q.state = 'refused') as "change-refused",
    (select max(d.booking) from departure_cancel_booking d where d.travel_agency = ${travel_agency}
      and d.booking = ${booking} and d.state = 'asked' and d.due > now()) as "departure-cancelled"`.execute(
    db,
  )
  const account = await findVirtualAccount({ db, travel_agency }, booking)
  const found = { ...rows[0], 'pay-account': account?.account ? booking : null }
  return rowOccasions.flatMap((occasion) => {
    const ref = found[occasion] ?? null
    return ref === null ? [] : [{ occasion, ref: Number(ref) }]
  })
}
