// Deposit and balance of a booking: how much each is, by when, and whether it was paid.
import { isCancelled } from '#domain/booking/progress.ts'
import { formatNumber } from '#lib/format.ts'
import { useDates } from '#storefront/kit/use-dates.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { useText } from '#web/session.tsx'

type PaymentPart = { name: string; amount: number; state: string; isLate: boolean }

/** Empty where all is paid at once. */
export function PaidParts({ booking, today }: { booking: BookingDetails; today: string }) {
  const trip = useText('trip')
  const parts = usePaymentParts(booking, today)
  if (parts.length === 0) return null
  return (
    <dl className="money grid gap-2 rounded-input bg-wash px-4 py-3 text-15">
      {parts.map(({ name, amount, state, isLate }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-3">
          <dt>
            <span className="font-semibold">{name}</span>{' '}
            <span className={isLate ? 'text-bad' : 'text-soft'}>{state}</span>
          </dt>
          <dd className="ml-auto font-semibold">{trip.won(formatNumber(amount))}</dd>
        </div>
      ))}
    </dl>
  )
}

function usePaymentParts(booking: BookingDetails, today: string): PaymentPart[] {
  const { formatDate, formatMoment } = useDates()
  const { parts: words } = useText('booking')
  const { deposit, balance_by, progress, payable_most, paid, held_until } = booking
  if (deposit === 0 || balance_by === null || isCancelled(progress)) return []
  const isWaiting = progress === 'waiting_for_payment'
  const isBalanceOpen = isWaiting || progress === 'deposit_paid'
  const until = held_until ? words.by(formatMoment(held_until)) : words.onceConfirmed
  const isLate = progress === 'deposit_paid' && balance_by < today
  const balance = progress === 'deposit_paid' ? payable_most : booking.total - deposit
  return [
    { name: words.deposit, amount: deposit, state: isWaiting ? until : words.paid, isLate: false },
    {
      name: words.balance,
      amount: isBalanceOpen ? balance : Math.max(0, paid - deposit),
      state: isBalanceOpen ? words[isLate ? 'late' : 'by'](formatDate(balance_by)) : words.paid,
      isLate,
    },
  ]
}
