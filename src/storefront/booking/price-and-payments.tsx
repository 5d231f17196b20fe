// The price of a booking, line by line, and what was paid and returned, each with its transaction number.
import type { ReactNode } from 'react'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { listPaymentParts } from '#domain/booking/payment-part.ts'
import { formatDay, formatNumber } from '#lib/format.ts'
import { PriceLines } from '#storefront/departure/price-lines.tsx'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { CopyButton } from '#storefront/ticket/copy-button.tsx'
import { useText } from '#web/session.tsx'
import { formatPayMethod } from './pay-method.ts'
import { formatPaymentName } from './payment-name.ts'

/** `children`: what is said of it in parts. */
type Props = {
  booking: Pick<BookingDetails, 'price_lines' | 'total' | 'paid' | 'claim' | 'deposit' | 'payments'>
  children?: ReactNode
}

export function PriceAndPayments({ booking, children }: Props) {
  const { price_lines, total, paid, claim, deposit, payments } = booking
  const words = useText('booking')
  const trip = useText('trip')
  return (
    <section aria-labelledby="price-title" className="grid gap-4 rounded-card border border-line bg-card p-5">
      <h2 id="price-title" className="text-18">
        {words.price}
      </h2>
      <PriceLines lines={price_lines} />
      <p className="money flex items-baseline justify-between border-line border-t pt-3">
        <span className="font-semibold">{words.total}</span>
        <span className="font-bold text-22">{trip.won(formatNumber(total))}</span>
      </p>
      {children}
      {claim > 0 && <p className="text-15 text-bad">{words.claim(formatNumber(claim))}</p>}
      {paid > 0 && (
        <p className="money flex justify-between text-15 text-soft">
          <span>{words.paid}</span>
          <span>{trip.won(formatNumber(paid))}</span>
        </p>
      )}
      <h3 className="border-line border-t pt-4 text-16">{words.payments.title}</h3>
      {payments.length === 0 ? (
        <p className="text-15 text-soft">{words.payments.none}</p>
      ) : (
        <PaymentList payments={payments} deposit={deposit} />
      )}
    </section>
  )
}

function PaymentList({ payments, deposit }: Pick<BookingDetails, 'payments' | 'deposit'>) {
  const words = useText('booking')
  const trip = useText('trip')
  const parts = listPaymentParts(payments, deposit)
  return (
    <ul className="grid gap-4">
      {payments.map(({ transaction_id, kind, method, amount, at }, nth) => (
        <li key={transaction_id} className="grid gap-0.5 text-15">
          <span className="money flex justify-between gap-3 font-semibold">
            <span>
              {formatPaymentName(kind, parts[nth], words)}{' '}
              <span className="font-normal text-soft">{formatPayMethod(method, words.methods)}</span>
            </span>
            <span>
              {kind === 'payment' ? trip.won(formatNumber(amount)) : words.minus(formatNumber(amount))}
            </span>
          </span>
          <span className="money flex flex-wrap items-center justify-between gap-x-2 text-13 text-soft">
            <span>
              <time dateTime={at}>{formatDay(at)}</time> · {words.payments.transaction}{' '}
              <span className="select-all">{formatInFours(transaction_id)}</span>
            </span>
            <CopyButton text={transaction_id} label={words.payments.transaction} />
          </span>
        </li>
      ))}
    </ul>
  )
}
