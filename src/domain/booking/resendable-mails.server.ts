// The mails a booking has had that can be sent again: read from what happened to it.
import { sql } from 'kysely'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { calculateMoney } from './balance.ts'
import type { resendableMailKinds } from './office-calls.ts'
import { isUnderWay } from './progress.ts'
import type { describeBookingForStaff } from './staff.server.ts'

type ResendableKind = (typeof resendableMailKinds)[number]
/** As the job takes it. `ref`: the row it is about, which is not always the booking. */
type ResendableMail = { kind: ResendableKind; ref: number; amount?: number }
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
  ...money
}: StaffBookingView): ResendableMail[] {
  const isPaidTrip = isUnderWay(progress)
  const isWaiting = progress === 'waiting_for_payment'
  const isCancelled = progress === 'cancel_requested' || progress === 'cancel_completed'
  const wasPaid = history.some((each) => each.progress === 'payment_completed')
  const hasNote = (form: RegExp) => !isCancelled && history.some(({ note }) => form.test(note))
  const isResendable: Record<Exclude<ResendableKind, RowMailKind>, boolean> = {
    'booking-reserved': isWaiting && history[0]?.by !== 'staff',
    'pay-link': isWaiting || calculateMoney({ progress, ...money }).due > 0,
    'booking-paid': wasPaid && !isCancelled,
    'papers-asked': wasPaid && isPaidTrip,
    'departure-confirmed': confirmed && isPaidTrip,
    'booking-changed': hasNote(/^\d+\+\d+\+\d+ → /),
    'booking-moved': hasNote(/^[\d-]{10} → [\d-]{10}, /),
    'departure-moved': hasNote(/^[\d-]{10} → [\d-]{10}$/),
    'booking-cancel-refused': isPaidTrip && history.some((each) => each.progress === 'cancel_requested'),
    'booking-cancelling': progress === 'cancel_requested' && cancel_reason === null,
    'booking-cancelled-by-us': isCancelled && wasPaid && cancel_reason !== null,
    'booking-cancelled': progress === 'cancel_completed',
  }
  return listTrueKeys(isResendable).map((kind) => ({ kind, ref: id }))
}

type RowMailKind =
  | 'booking-refunded'
  | 'booking-compensated'
  | 'contract-agreed'
  | 'contact-changed'
  | 'departure-message'

const listTrueKeys = <K extends string>(isResendable: Record<K, boolean>): K[] => {
  const kinds: K[] = []
  for (const kind in isResendable) if (isResendable[kind]) kinds.push(kind)
  return kinds
}

/** With the sum that was told then. */
function listMoneyMails({ id: ref, payments }: StaffBookingView): ResendableMail[] {
  const last = (wantedKind: string) => payments.findLast(({ kind }) => kind === wantedKind)?.amount
  const [refunded, compensated] = [last('refund'), last('compensation_paid')]
  return [
    ...(refunded === undefined
      ? []
      : [{ kind: 'booking-refunded' as const, ref, amount: Math.abs(refunded) }]),
    ...(compensated === undefined
      ? []
      : [{ kind: 'booking-compensated' as const, ref, amount: Math.abs(compensated) }]),
  ]
}

/** Those that rows of their own tell of. */
async function listRowMails(
  { db, travel_agency }: AgencyContext,
  booking: number,
): Promise<ResendableMail[]> {
  const { rows } = await sql<{ agreed: number | null; contact: number | null; letter: number | null }>`select
    (select max(c.booking) from contract c where c.travel_agency = ${travel_agency} and c.booking = ${booking}
      and c.agreed is not null) as agreed,
    (select max(h.id) from contact_change h where h.travel_agency = ${travel_agency} and h.booking = ${booking})
      as contact,
    (select max(l.id) from departure_letter l where l.travel_agency = ${travel_agency}
      and l.booking = ${booking}) as letter`.execute(db)
  const { agreed, contact, letter } = rows[0] ?? { agreed: null, contact: null, letter: null }
  const found = [
    ['contract-agreed', agreed],
    ['contact-changed', contact],
    ['departure-message', letter],
  ] as const
  return found.flatMap(([kind, ref]) => (ref === null ? [] : [{ kind, ref: Number(ref) }]))
}
