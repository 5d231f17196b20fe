// The mails a booking has had that can be sent again: read from what happened to it.
import { sql } from 'kysely'
import type { InAgency } from '#platform/wire/asking.ts'
import { amountDueOf } from './balance.ts'
import type { resendable } from './office-calls.ts'
import { isUnderWay } from './progress.ts'
import type { showToStaff } from './staff.server.ts'

type Kind = (typeof resendable)[number]
/** As the job takes it. `ref`: the row it is about, which is not always the booking. */
type Mail = { kind: Kind; ref: number; amount?: number }
type Shown = Awaited<ReturnType<typeof showToStaff>>

/**
 * Each kind once, the last of it. A mail whose content is no longer true is left out: nobody is asked to pay
 * for what is paid, or told that a cancelled trip leaves.
 */
export async function mailsHad(here: InAgency, shown: Shown & { email: string }): Promise<Mail[]> {
  if (shown.email === '') return []
  const rows = await lastRows(here, shown.id)
  return [...mailsOf(shown), ...moneyMails(shown), ...rows]
}

function mailsOf({ id, progress, history, confirmed, cancel_reason, ...money }: Shown): Mail[] {
  const isOn = isUnderWay(progress)
  const isWaiting = progress === 'waiting_for_payment'
  const isGone = progress === 'cancel_requested' || progress === 'cancel_completed'
  const wasPaid = history.some((each) => each.progress === 'payment_completed')
  const noted = (form: RegExp) => !isGone && history.some(({ note }) => form.test(note))
  const had: Record<Exclude<Kind, AboutRows>, boolean> = {
    'booking-reserved': isWaiting && history[0]?.by !== 'staff',
    'pay-link': isWaiting || (isOn && amountDueOf({ progress, ...money }) > 0),
    'booking-paid': wasPaid && !isGone,
    'papers-asked': wasPaid && isOn,
    'departure-confirmed': confirmed && isOn,
    'booking-changed': noted(/^\d+\+\d+\+\d+ → /),
    'booking-moved': noted(/^[\d-]{10} → [\d-]{10}, /),
    'departure-moved': noted(/^[\d-]{10} → [\d-]{10}$/),
    'booking-cancel-refused': isOn && history.some((each) => each.progress === 'cancel_requested'),
    'booking-cancelling': progress === 'cancel_requested' && cancel_reason === null,
    'booking-cancelled-by-us': isGone && wasPaid && cancel_reason !== null,
    'booking-cancelled': progress === 'cancel_completed',
  }
  return kindsIn(had).map((kind) => ({ kind, ref: id }))
}

type AboutRows =
  | 'booking-refunded'
  | 'booking-compensated'
  | 'contract-agreed'
  | 'contact-changed'
  | 'departure-message'

const kindsIn = <K extends string>(had: Record<K, boolean>): K[] => {
  const kinds: K[] = []
  for (const kind in had) if (had[kind]) kinds.push(kind)
  return kinds
}

/** With the sum that was told then. */
function moneyMails({ id: ref, payments }: Shown): Mail[] {
  const last = (wanted: string) => payments.findLast(({ kind }) => kind === wanted)?.amount
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
async function lastRows({ db, travel_agency }: InAgency, booking: number): Promise<Mail[]> {
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
