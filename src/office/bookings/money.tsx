// The money of a booking: its price, the ledger, and online payment attempts.
import { lazy, Suspense, useState } from 'react'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { listPaymentParts } from '#domain/booking/payment-part.ts'
import { sumBeforeDiscounts } from '#domain/booking/price.ts'
import { formatNumber, getToday } from '#lib/format.ts'
import { formatMoment } from '#office/kit/format-moment.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { useLocalized, useSession } from '#web/session.tsx'
import type { BookingDetails } from './load-booking.ts'
import { ResendMessages } from './resend-messages.tsx'

const ReceiptWishDialog = lazy(() => import('./receipt-wish.tsx'))

export function Money({ booking, money }: BookingDetails) {
  const words = useText('bookings')
  const may = useMay()
  const { payments, deposit } = booking
  return (
    <Panel title={words.money}>
      <div className="grid gap-x-10 gap-y-4 tablet:grid-cols-2">
        <Bill booking={booking} />
        <Balance booking={booking} money={money} />
      </div>
      <h3 className="text-15">{words.ledger}</h3>
      {payments.length === 0 && <p className="text-15 text-soft">{words.noMoney}</p>}
      <Ledger payments={payments} deposit={deposit} />
      {money.tries.length > 0 && <PaymentAttempts tries={money.tries} />}
      {may('change bookings') && <ReceiptWish booking={booking} />}
      <ResendMessages booking={booking} />
    </Panel>
  )
}

/** Where money comes by an account, it has a cash receipt. */
function ReceiptWish({ booking }: Pick<BookingDetails, 'booking'>) {
  const { receiptWish: words } = useText('bookings')
  const [isOpen, setOpen] = useState(false)
  const { receipt_wish: wish } = booking
  return (
    <p className="flex flex-wrap items-center gap-3 text-15">
      <span className="text-soft">{words.title}</span>
      {wish && <span>{`${words.purposes[wish.purpose]}${wish.ending && ` …${wish.ending}`}`}</span>}
      <button type="button" className="button-secondary" onClick={() => setOpen(true)}>
        {words.enter}
      </button>
      {isOpen && (
        <Suspense>
          <ReceiptWishDialog booking={booking} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  )
}

function useFormatWon() {
  const words = useText('bookings')
  return (amount: number) => words.won(formatNumber(amount))
}

function Bill({ booking: { price_lines, price_split, total } }: Pick<BookingDetails, 'booking'>) {
  const words = useText('bookings')
  const localized = useLocalized()
  const formatWon = useFormatWon()
  const before = sumBeforeDiscounts(price_lines)
  return (
    <dl className="grid content-start gap-1 text-15">
      {price_lines.map(({ kind, name, rate, each, count, sum }) => (
        <div key={`${kind} ${localized(name)}`} className="flex justify-between gap-3">
          <dt className="text-soft">
            {name ? localized(name) : words.priceLine[kind]} {!rate && `${count} × ${formatNumber(each)}`}
          </dt>
          <dd className="tabular-nums">{formatWon(sum)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-3 border-line border-t pt-1 font-semibold">
        <dt>{words.total}</dt>
        <dd className="tabular-nums">
          {before > total && <s className="mr-2 font-normal text-soft">{formatWon(before)}</s>}
          {formatWon(total)}
        </dd>
      </div>
      {price_split && (
        <p className="text-13 text-soft tabular-nums">
          {words.passThrough} {formatWon(price_split.pass_through)} · {words.commission}{' '}
          {formatWon(price_split.commission)}
        </p>
      )}
    </dl>
  )
}

/** What was paid, and what is owed to either side. */
function Balance({ booking, money }: Pick<BookingDetails, 'booking' | 'money'>) {
  const words = useText('bookings')
  const formatWon = useFormatWon()
  const { paid, progress } = booking
  return (
    <dl className="grid content-start gap-1 text-15">
      <div className="flex justify-between gap-3">
        <dt className="text-soft">{words.paid}</dt>
        <dd className="tabular-nums">{formatWon(paid)}</dd>
      </div>
      <PaymentPlan booking={booking} money={money} />
      {money.due > 0 && money.due_by === null && (
        <p className="font-semibold text-bad">{words.dueNow(formatNumber(money.due))}</p>
      )}
      {booking.awaits_agreement > 0 && (
        <p className="font-semibold text-warn">
          {words.awaitsAgreement(formatNumber(booking.awaits_agreement))}
        </p>
      )}
      {money.claim > 0 && (
        <p className="font-semibold text-bad">{words.claimOpen(formatNumber(money.claim))}</p>
      )}
      {money.claim_waived > 0 && <p>{words.claimWaived(formatNumber(money.claim_waived))}</p>}
      {money.compensation > 0 && (
        <p className="font-semibold text-bad">{words.compensationOwed(formatNumber(money.compensation))}</p>
      )}
      {money.owed > 0 && <p className="font-semibold text-bad">{words.owed(formatNumber(money.owed))}</p>}
      {progress === 'cancel_requested' && (
        <p className="font-semibold">
          {booking.cancel_reason
            ? `${words.cancelReason[booking.cancel_reason]} · ${words.owed(formatNumber(money.for_cancel))}`
            : `${words.cancelAsked} ${words.forCancel(formatNumber(money.for_cancel))}`}
        </p>
      )}
    </dl>
  )
}

/** What is paid first and what by which day, as far as it is not paid. */
function PaymentPlan({ booking, money }: Pick<BookingDetails, 'booking' | 'money'>) {
  const words = useText('bookings')
  const formatWon = useFormatWon()
  const { progress, deposit, balance_by, total, reserved_free } = booking
  const isWaiting = progress === 'waiting_for_payment'
  const firstLabel = deposit > 0 ? words.deposit : words.due
  const balance = isWaiting ? total - deposit : money.due
  const isLate = money.due_by !== null && money.due_by < getToday()
  return (
    <>
      {isWaiting && reserved_free && <p>{words.reservedFree}</p>}
      {isWaiting && (
        <div className="flex justify-between gap-3 font-semibold">
          <dt>{firstLabel}</dt>
          <dd className="tabular-nums">{formatWon(reserved_free ? deposit || total : money.payable)}</dd>
        </div>
      )}
      {balance_by !== null && (isWaiting || money.due_by !== null) && (
        <div className={`flex justify-between gap-3 ${isLate ? 'font-semibold text-bad' : ''}`}>
          <dt>{words[isLate ? 'balanceLate' : 'balanceBy'](balance_by)}</dt>
          <dd className="tabular-nums">{formatWon(balance)}</dd>
        </div>
      )}
    </>
  )
}

function Ledger({ payments, deposit }: Pick<BookingDetails['booking'], 'payments' | 'deposit'>) {
  const words = useText('bookings')
  const { language } = useSession()
  const formatWon = useFormatWon()
  const parts = listPaymentParts(payments, deposit)
  const getPartName = (nth: number) => {
    const part = parts[nth]
    return part && words.paymentOf(words[part])
  }
  /** A debt has no way it was paid by. */
  const formatMethod = (method: string) => {
    if (method === 'compensation') return ''
    return `${method === 'bank_transfer' ? words.paysBy.bank_transfer : method} · `
  }
  return (
    <ul className="grid gap-1 text-15">
      {payments.map(({ transaction_id, kind, amount, method, at, by_name }, nth) => (
        <li key={transaction_id} className="flex flex-wrap gap-x-3">
          <time dateTime={at} className="w-28 text-soft tabular-nums">
            {formatMoment(at, language)}
          </time>
          <span>{getPartName(nth) ?? words[kind]}</span>
          <span className="font-medium tabular-nums">{formatWon(amount)}</span>
          <span className="text-soft">
            {formatMethod(method)}
            {formatInFours(transaction_id)}
            {by_name && ` · ${by_name}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The answers of the gateway. */
function PaymentAttempts({ tries }: Pick<BookingDetails['money'], 'tries'>) {
  const words = useText('bookings')
  const { language } = useSession()
  const formatWon = useFormatWon()
  return (
    <details className="text-15">
      <summary className="min-h-11 mouse:min-h-9 text-soft">{words.gateway}</summary>
      <ul className="grid gap-1 text-13">
        {tries.map(({ order_id, amount, state, code, opened }) => (
          <li key={order_id} className="flex flex-wrap gap-x-3">
            <time dateTime={opened}>{formatMoment(opened, language)}</time>
            <span className="tabular-nums">{formatWon(amount)}</span>
            <span>
              {state} {code}
            </span>
            <span className="text-soft">{order_id}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
