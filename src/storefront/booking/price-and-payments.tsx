// The price of a booking, line by line, and what was paid and returned, each with its transaction number.
import type { ReactNode } from 'react'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { listPaymentParts } from '#domain/booking/payment-part.ts'
import { formatNumber } from '#lib/format.ts'
import { PriceLines, TotalPrice } from '#storefront/departure/price-lines.tsx'
import { useDates } from '#storefront/kit/use-dates.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { CopyButton } from '#storefront/ticket/copy-button.tsx'
import { useText } from '#web/session.tsx'
import { BankTransfer } from './bank-transfer.tsx'
import { formatPayMethod } from './pay-method.ts'
import { formatPaymentName } from './payment-name.ts'
import { PriceSplit } from './price-split.tsx'

/** `children`: the parts of the price. */
type Props = {
  booking: Pick<
    BookingDetails,
    | 'price_lines'
    | 'price_split'
    | 'total'
    | 'paid'
    | 'claim'
    | 'bank_transfer'
    | 'deposit'
    | 'payments'
    | 'cash_receipts'
  >
  /** The booker's name, as the page may show it, for the name of a transfer. */
  payer: string
  children?: ReactNode
}

export function PriceAndPayments({ booking, payer, children }: Props) {
  const { price_lines, price_split, total, paid, claim, bank_transfer, deposit, payments, cash_receipts } =
    booking
  const words = useText('booking')
  const trip = useText('trip')
  return (
    <section aria-labelledby="price-title" className="grid gap-4 rounded-card border border-line bg-card p-5">
      <h2 id="price-title" className="text-18">
        {words.price}
      </h2>
      <PriceLines lines={price_lines} />
      <TotalPrice
        label={words.total}
        lines={price_lines}
        total={total}
        className="border-line border-t pt-3"
      />
      <PriceSplit split={price_split} />
      {children}
      {claim > 0 && <p className="text-15 text-bad">{words.claim(formatNumber(claim))}</p>}
      {claim > 0 && bank_transfer && (
        <BankTransfer account={bank_transfer} payer={payer} amount={claim} held_until={null} />
      )}
      {paid > 0 && (
        <p className="money flex justify-between text-15 text-soft">
          <span>{payments.some(({ kind }) => kind === 'refund') ? words.paidLeft : words.paid}</span>
          <span>{trip.won(formatNumber(paid))}</span>
        </p>
      )}
      <h3 className="border-line border-t pt-4 text-16">{words.payments.title}</h3>
      {payments.length === 0 ? (
        <p className="text-15 text-soft">{words.payments.none}</p>
      ) : (
        <PaymentList payments={payments} deposit={deposit} />
      )}
      <CashReceipts receipts={cash_receipts} />
    </section>
  )
}

function PaymentList({ payments, deposit }: Pick<BookingDetails, 'payments' | 'deposit'>) {
  const { formatMomentDay } = useDates()
  const words = useText('booking')
  const trip = useText('trip')
  const parts = listPaymentParts(payments, deposit)
  return (
    <ul className="grid gap-4">
      {payments.map(({ transaction_id, kind, method, amount, at, receipt_url }, nth) => (
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
          <time dateTime={at} className="money text-13 text-soft">
            {formatMomentDay(at)}
          </time>
          <span className="money flex flex-wrap items-center justify-between gap-x-2 text-13 text-soft">
            <span>
              {words.payments.transaction}{' '}
              <span className="select-all whitespace-nowrap">{formatInFours(transaction_id)}</span>
            </span>
            <span className="-mr-3 ml-auto">
              <CopyButton text={transaction_id} label={words.payments.transaction} />
            </span>
          </span>
          {kind === 'payment' && receipt_url && (
            <a
              href={receipt_url}
              target="_blank"
              rel="noreferrer"
              className="text-13 text-brand-700 underline"
            >
              {words.payments.slip}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function CashReceipts({ receipts }: { receipts: BookingDetails['cash_receipts'] }) {
  const { cashReceipt: words } = useText('booking')
  const trip = useText('trip')
  if (receipts.length === 0) return null
  return (
    <>
      <h3 className="border-line border-t pt-4 text-16">{words.title}</h3>
      <ul className="grid gap-3">
        {receipts.map(({ id, kind, amount, state, issue_number, receipt_url }) => (
          <li key={id} className="grid gap-0.5 text-15">
            <span className="money flex justify-between gap-3 font-semibold">
              <span>{words.kinds[kind]}</span>
              <span>{trip.won(formatNumber(amount))}</span>
            </span>
            <span className="flex flex-wrap justify-between gap-x-3 text-13 text-soft">
              <span>
                {words.states[state]} {issue_number}
              </span>
              {receipt_url && (
                <a href={receipt_url} target="_blank" rel="noreferrer" className="text-brand-700 underline">
                  {words.see}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
