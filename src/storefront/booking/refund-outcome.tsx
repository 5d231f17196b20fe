// What became of a cancelled booking: what is refunded, when and how, and the receipt. §4
import { formatDay, formatNumber } from '#lib/format.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { useText } from '#web/session.tsx'
import { formatPayMethod } from './pay-method.ts'

type Props = {
  booking_id: string
  outcome: Pick<BookingDetails, 'cancellation' | 'payments' | 'pay_by'>
}

export function RefundOutcome({ booking_id, outcome: { cancellation, payments, pay_by } }: Props) {
  const { outcome: words, receipt } = useText('booking')
  const trip = useText('trip')
  if (!cancellation) return null
  const { fee, refunded, owed_back } = cancellation
  const signs = { payment: 1, payment_undone: -1, refund: 0 }
  const received = payments.reduce((sum, { kind, amount }) => sum + signs[kind] * amount, 0)
  const rows: [string, number][] = [
    [words.received, received],
    [words.fee, fee],
  ]
  return (
    <section
      aria-labelledby="outcome-title"
      className="grid gap-3 rounded-card border border-line bg-card p-5"
    >
      <h2 id="outcome-title" className="text-22">
        {words.title}
      </h2>
      {received === 0 ? (
        <p className="text-soft">{words.nothingPaid}</p>
      ) : (
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
          <RefundSteps payments={payments} owed_back={owed_back} pay_by={pay_by} />
          <a href={`/travel/booking/${booking_id}/receipt`} className="button-secondary">
            {receipt.see}
          </a>
        </>
      )}
    </section>
  )
}

type RefundStepsProps = Pick<BookingDetails, 'payments' | 'pay_by'> & { owed_back: number }

/** Each refund that went out, with its day and its way; then what is still to come. */
function RefundSteps({ payments, owed_back, pay_by }: RefundStepsProps) {
  const { outcome: words, methods, cancel } = useText('booking')
  const refunds = payments.filter(({ kind }) => kind === 'refund')
  return (
    <ul className="grid gap-1.5 text-15">
      {refunds.map(({ transaction_id, amount, at, method }) => (
        <li key={transaction_id} className="money text-good">
          {words.sent(formatDay(at), formatNumber(amount), formatPayMethod(method, methods))}
        </li>
      ))}
      {refunds.length > 0 && pay_by === 'gateway' && <li className="text-soft">{words.cardDays}</li>}
      {owed_back > 0 && <li>{pay_by === 'gateway' ? cancel.byGateway : cancel.byStaff}</li>}
      {refunds.length === 0 && owed_back === 0 && <li className="text-soft">{words.nothingBack}</li>}
    </ul>
  )
}
