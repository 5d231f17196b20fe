// What is still to pay: through the gateway, or to the agency's account; and until when the seats are held.

import { useRevalidator } from 'react-router'
import { formatDay, formatNumber, formatTime } from '#lib/format.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { CopyButton } from '#storefront/ticket/copy-button.tsx'
import { useText } from '#web/session.tsx'
import { AgreeTerms } from './agree-terms.tsx'
import { HoldTimer } from './hold-timer.tsx'

export function PayBox({ booking }: { booking: BookingDetails }) {
  const words = useText('booking')
  const { payable, held_until, bank_transfer, awaits_agreement } = booking
  const isAwaited = payable > awaits_agreement
  return (
    <section
      aria-label={words.toDo.title}
      className="grid gap-4 rounded-card border-2 border-brand-600 bg-card p-5"
    >
      <h2 className="text-18">{words.toDo.title}</h2>
      {booking.consents_due && <AgreeBeforePaying booking={booking} />}
      {awaits_agreement > 0 && (
        <p role="status" className="money font-semibold">
          {words.awaitsAgreement(formatNumber(awaits_agreement))}
        </p>
      )}
      {!booking.consents_due && bank_transfer && isAwaited && (
        <BankTransfer
          account={bank_transfer}
          payer={booking.name}
          amount={payable - awaits_agreement}
          held_until={held_until}
        />
      )}
      {!booking.consents_due && booking.reserved_free && <p>{words.reservedFree}</p>}
      {!booking.consents_due && !bank_transfer && isAwaited && <OnlinePayment booking={booking} />}
    </section>
  )
}

function OnlinePayment({ booking }: { booking: BookingDetails }) {
  const words = useText('booking')
  const { booking_id, payable, payable_most, deposit, held_until } = booking
  return (
    <>
      <p className="money">{describePayment(booking, words)}</p>
      {held_until && <HoldTimer held_until={held_until} />}
      {/* Another document: the gateway's script may run on that page alone. */}
      <a href={`/payment/window?booking_id=${booking_id}`} data-reload className="button-primary">
        {words.pay}
      </a>
      {deposit > 0 && payable_most > payable && (
        <a href={`/payment/window?booking_id=${booking_id}&whole=1`} data-reload className="button-secondary">
          {words.payWhole(formatNumber(payable_most))}
        </a>
      )}
    </>
  )
}

/** Which part of the price it is. */
function describePayment(
  { progress, payable, deposit, balance_by }: BookingDetails,
  words: ReturnType<typeof useText<'booking'>>,
): string {
  const amount = formatNumber(payable)
  if (progress === 'deposit_paid' && balance_by) return words.payBalanceLine(amount, balance_by)
  return progress === 'waiting_for_payment' && deposit > 0
    ? words.payDepositLine(amount)
    : words.payLine(amount)
}

/** Staff made it on the telephone: the terms come before the money. */
function AgreeBeforePaying({ booking: { booking_id, has_special_terms } }: { booking: BookingDetails }) {
  const words = useText('booking')
  const { revalidate } = useRevalidator()
  return (
    <AgreeTerms
      special={has_special_terms}
      submit={words.go.agree}
      agree={async (api, consents) => {
        await api.booking.agree({ booking_id, consents })
        await revalidate()
      }}
    />
  )
}

type TransferAccount = NonNullable<BookingDetails['bank_transfer']>

export function BankTransfer({
  account,
  payer,
  amount,
  held_until,
}: {
  account: TransferAccount
  /** Who booked, as the page may show it. */
  payer: string
  amount: number
  held_until: string | null
}) {
  const { transfer: words } = useText('booking')
  const facts = [
    { name: words.bank, value: account.bank },
    {
      name: words.account_number,
      value: account.account_number,
      copied: account.account_number.replace(/[^\d-]/g, ''),
    },
    { name: words.account_holder, value: account.account_holder },
    { name: words.amount, value: formatNumber(amount), copied: String(amount) },
    ...(account.reference
      ? [{ name: words.payerName, value: `${payer}${account.reference}`, copied: account.reference }]
      : []),
  ]
  return (
    <>
      <p className="money">{words.line(formatNumber(amount))}</p>
      <dl className="grid gap-1">
        {facts.map(({ name, value, copied }) => (
          <div
            key={name}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-line border-b"
          >
            <dt className="text-15 text-soft">{name}</dt>
            <dd className="money ml-auto flex items-center gap-1 font-semibold">
              <span className="select-all whitespace-nowrap">{value}</span>
              {copied && <CopyButton text={copied} label={name} />}
            </dd>
          </div>
        ))}
      </dl>
      {held_until && (
        <p className="font-semibold text-15 text-warn">
          {words.until(`${formatDay(held_until)} ${formatTime(held_until)}`)}
        </p>
      )}
      <p className="text-13 text-soft">
        {account.reference ? words.payerReference(account.reference) : words.payer}
      </p>
    </>
  )
}
