// What became of a cancelled booking: what is refunded, when and how, and the receipt. §4
import { lazy, Suspense } from 'react'
import { formatNumber } from '#lib/format.ts'
import { useDates } from '#storefront/kit/use-dates.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { useText } from '#web/session.tsx'
import { formatPayMethod, isCardMethod } from './pay-method.ts'

// The form loads late: few are asked for an account here.
const RefundAccountForm = lazy(() => import('./refund-account-form.tsx'))

type Props = {
  booking_id: string
  outcome: Pick<BookingDetails, 'cancellation' | 'refunding' | 'payments'>
  /** The booking itself is open to this visitor, and not only its end. */
  isHeld?: boolean
}

/**
 * The outcome is also shown for a booking that goes on while money for cancelled travellers is on its way.
 */
export function RefundOutcome({ booking_id, outcome, isHeld = false }: Props) {
  const { outcome: words } = useText('booking')
  const { cancellation, refunding } = outcome
  if (!cancellation && !refunding) return null
  return (
    <section
      aria-labelledby="outcome-title"
      className="grid gap-3 rounded-card border border-line bg-card p-5"
    >
      <h2 id="outcome-title" className="text-22">
        {words.title}
      </h2>
      {cancellation ? (
        <CancelledMoney booking_id={booking_id} isHeld={isHeld} outcome={{ ...outcome, cancellation }} />
      ) : (
        <ul className="grid gap-1.5 text-15">
          <PendingRefunds refunding={refunding} isHeld={isHeld} />
        </ul>
      )}
      {isHeld && countWaiting(refunding) > 0 && (
        <Suspense fallback={<div className="min-h-96" />}>
          <RefundAccountForm booking_id={booking_id} />
        </Suspense>
      )}
    </section>
  )
}

type CancelledMoneyProps = Required<Pick<Props, 'booking_id' | 'isHeld'>> & {
  outcome: Props['outcome'] & { cancellation: NonNullable<BookingDetails['cancellation']> }
}

function CancelledMoney({ booking_id, isHeld, outcome }: CancelledMoneyProps) {
  const { cancellation, refunding, payments } = outcome
  const { outcome: words, receipt } = useText('booking')
  const trip = useText('trip')
  const { fee, refunded, owed_back } = cancellation
  const signs = { payment: 1, payment_undone: -1, refund: 0 }
  const received = payments.reduce((sum, { kind, amount }) => sum + signs[kind] * amount, 0)
  const rows: [string, number][] = [
    [words.received, received],
    [words.fee, fee],
  ]
  if (received === 0) return <p className="text-soft">{words.nothingPaid}</p>
  return (
    <>
      <dl className="money grid gap-1.5">
        {rows.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-4 text-soft">
            <dt>{name}</dt>
            <dd>{trip.won(formatNumber(amount))}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-line border-t pt-2 font-bold">
          <dt>{words.refund}</dt>
          <dd className="text-22">{trip.won(formatNumber(refunded + owed_back))}</dd>
        </div>
      </dl>
      <RefundSteps payments={payments} refunding={refunding} isHeld={isHeld} />
      <a href={`/travel/booking/${booking_id}/receipt`} className="button-secondary">
        {receipt.see}
      </a>
    </>
  )
}

/** Each refund that went out, with its day and its way; then what is still to come. */
function RefundSteps({ payments, ...pending }: PendingRefundsProps & Pick<BookingDetails, 'payments'>) {
  const { formatMomentDay } = useDates()
  const { outcome: words, methods } = useText('booking')
  const refunds = payments.filter(({ kind }) => kind === 'refund')
  return (
    <ul className="grid gap-1.5 text-15">
      {refunds.map(({ transaction_id, amount, at, method }) => (
        <li key={transaction_id} className="money text-good">
          {words.sent(formatMomentDay(at), formatNumber(amount), formatPayMethod(method, methods))}
        </li>
      ))}
      {refunds.some(({ method }) => isCardMethod(method)) && <li className="text-soft">{words.cardDays}</li>}
      <PendingRefunds {...pending} />
      {refunds.length === 0 && !pending.refunding && <li className="text-soft">{words.nothingBack}</li>}
    </ul>
  )
}

/** Money that waits until the customer names an account; 0 where all goes back to a card. */
const countWaiting = (refunding: BookingDetails['refunding']) =>
  refunding && !refunding.has_account ? refunding.to_account + refunding.by_transfer : 0

type PendingRefundsProps = Pick<BookingDetails, 'refunding'> & { isHeld: boolean }

/**
 * Refunds are told by way: a customer who is asked for an account does not read that a card company takes
 * days.
 */
function PendingRefunds({ refunding, isHeld }: PendingRefundsProps) {
  const { outcome: words, cancel } = useText('booking')
  if (!refunding) return null
  const { by_gateway, to_account, by_transfer, has_account } = refunding
  const waiting = countWaiting(refunding)
  const lines = [
    by_gateway > 0 && words.byGateway(formatNumber(by_gateway)),
    has_account && to_account > 0 && words.toAccount(formatNumber(to_account)),
    has_account && by_transfer > 0 && words.byTransfer(formatNumber(by_transfer)),
    waiting > 0 && (isHeld ? words.accountNeeded(formatNumber(waiting)) : cancel.byStaff),
  ].filter((line) => line !== false)
  return lines.map((line) => (
    <li key={line} className="money">
      {line}
    </li>
  ))
}
