// The sum still to pay, the ways to pay it, and until when the seats are held.

import { useRevalidator } from 'react-router'
import { isUnderWay } from '#domain/booking/progress.ts'
import { formatNumber } from '#lib/format.ts'
import type { Api } from '#storefront/api.ts'
import { useDates } from '#storefront/kit/use-dates.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { useText } from '#web/session.tsx'
import { AgreeTerms } from './agree-terms.tsx'
import { HoldTimer } from './hold-timer.tsx'
import { PayWays } from './pay-ways.tsx'
import { ReceiptForm } from './receipt-form.tsx'

type ShareList = Awaited<ReturnType<Api['reservation']['shares']>>

/** `hasOpenChange`: the trip was changed, and the customer has not answered yet: who refuses may cancel free of charge. */
type Props = { booking: BookingDetails; hasOpenChange: boolean; shares: ShareList | undefined }

export function PayBox({ booking, hasOpenChange, shares }: Props) {
  const words = useText('booking')
  const { progress, consents_due, reserved_free, payable, awaits_agreement } = booking
  // a trip under way has its other tasks in a box of their own
  const title = isUnderWay(progress) ? words.payments.payment : words.toDo.title
  return (
    <section
      aria-label={title}
      className="grid gap-4 rounded-card border-2 border-brand-600 bg-card p-5 desktop:col-start-2"
    >
      <h2 className="text-18">{title}</h2>
      {consents_due && <AgreeBeforePaying booking={booking} />}
      {awaits_agreement > 0 && (
        <p role="status" className="money font-semibold">
          {words.awaitsAgreement(formatNumber(awaits_agreement))}
        </p>
      )}
      {!consents_due && reserved_free && <p>{words.reservedFree}</p>}
      {!consents_due && payable > 0 && hasOpenChange && (
        <p className="rounded-input bg-wash px-4 py-3 text-15">
          {words.changeFirst}{' '}
          <a href="#changes-title" className="font-semibold text-brand-700 underline underline-offset-4">
            {words.changeFirstLink}
          </a>
        </p>
      )}
      {!consents_due && payable > 0 && awaits_agreement === 0 && (
        <DividedPayment booking={booking} shares={shares} />
      )}
    </section>
  )
}

/** The booker is asked for their own share only, and may still pay everything. */
function DividedPayment({ booking, shares }: Omit<Props, 'hasOpenChange'>) {
  const { shares: words } = useText('booking')
  const open = shares?.list.filter(({ rest }) => rest > 0) ?? []
  if (!shares || open.length === 0) return <Payment booking={booking} />
  const own = open.find(({ name }) => name === booking.name)
  const others = open.filter((share) => share !== own)
  const sum = others.reduce((all, share) => all + share.rest, 0)
  return (
    <>
      {others.length > 0 && <p className="money">{words.others(others.length, formatNumber(sum))}</p>}
      {shares.undivided > 0 && <p className="money">{words.undividedNow(formatNumber(shares.undivided))}</p>}
      {booking.held_until && <HoldTimer held_until={booking.held_until} />}
      {own && (
        <a href={own.address} className="button-primary">
          {words.payOwn(formatNumber(own.rest))}
        </a>
      )}
      <a href="#shares-title" className="button-secondary">
        {words.seeAll}
      </a>
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-15 text-soft">{words.payAll}</summary>
        <div className="mt-3 grid gap-4">
          <Payment booking={booking} isAside />
        </div>
      </details>
    </>
  )
}

/** Into an account one pays later, and that has its own end. */
function Payment({ booking, isAside = false }: { booking: BookingDetails; isAside?: boolean }) {
  const words = useText('booking')
  const { revalidate } = useRevalidator()
  const { formatDate } = useDates()
  const { booking_id, payable, payable_most, held_until } = booking
  const { bank_transfer, virtual_account } = booking
  const isCash = bank_transfer !== null || virtual_account !== null
  return (
    <>
      {!isCash && (
        <p className="money font-semibold text-18">{describePayment(booking, words, formatDate)}</p>
      )}
      {!isCash && !isAside && held_until && <HoldTimer held_until={held_until} />}
      <PayWays
        hasBar={!isAside}
        pay={{ ...booking, amount: payable, most: payable_most }}
        open={(api, chosen, sending) => api.payment.payment({ booking_id, ...chosen }, sending)}
        onOpened={revalidate}
      />
      {isCash && (
        <ReceiptForm
          receipt_wish={booking.receipt_wish}
          save={async (api, receipt) => {
            await api.payment.receiptWish({ booking_id, receipt })
            await revalidate()
          }}
        />
      )}
    </>
  )
}

/** The part of the price that is paid. */
function describePayment(
  { progress, payable, deposit, balance_by }: BookingDetails,
  words: ReturnType<typeof useText<'booking'>>,
  formatDate: (date: string) => string,
): string {
  const amount = formatNumber(payable)
  if (progress === 'deposit_paid' && balance_by) return words.payBalanceLine(amount, formatDate(balance_by))
  return progress === 'waiting_for_payment' && deposit > 0
    ? words.payDepositLine(amount)
    : words.payLine(amount)
}

/** Staff made the booking on the telephone, so the terms come before the payment. */
function AgreeBeforePaying({ booking: { booking_id, has_special_terms } }: { booking: BookingDetails }) {
  const words = useText('booking')
  const { revalidate } = useRevalidator()
  return (
    <AgreeTerms
      special={has_special_terms}
      submit={words.go.agree}
      agree={async (api, consents) => {
        await api.reservation.agree({ booking_id, consents })
        await revalidate()
      }}
    />
  )
}
