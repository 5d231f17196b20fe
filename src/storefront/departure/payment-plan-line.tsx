// The payments of a trip, first and later: under its price, and with the sums of a party.
import type { PaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import { calculateSchedule, mayReserveFree } from '#domain/booking/payment-schedule.ts'
import type { Party } from '#domain/booking/price.ts'
import { formatNumber, getToday } from '#lib/format.ts'
import { useDates } from '#storefront/kit/use-dates.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useText } from '#web/session.tsx'

/** For every departure alike: a share, or won a head. */
export function PaymentPlanLine({ plan, className }: { plan: PaymentPlan; className: string }) {
  const { payment: words } = useText('trip')
  if (plan.kind === 'whole') return null
  const deposit =
    'won' in plan.deposit ? words.won(formatNumber(plan.deposit.won)) : words.percent(plan.deposit.percent)
  return (
    <p className={`money text-15 text-soft ${className}`}>{words[plan.kind](deposit, plan.balance_days)}</p>
  )
}

type Props = { plan: PaymentPlan; total: number; party: Party; date: string; isConfirmed: boolean }

/** The payments of one party on one day, to the won. Empty where all is paid at once. */
export function PaymentParts({ plan, total, party, date, isConfirmed }: Props) {
  const { formatDate } = useDates()
  const { payment: words, won } = useText('trip')
  const isHydrated = useHydrated() // a cached page does not know what day it is
  if (!isHydrated || plan.kind === 'whole') return null
  const today = getToday()
  const { deposit, balance_by } = calculateSchedule(plan, { total, party, departure_date: date, today })
  const isFree = mayReserveFree(plan, { departure_date: date, today, isConfirmed })
  const first = deposit === 0 ? total : deposit
  const parts: [string, number][] = [
    ...(isFree ? [[words.now, 0] satisfies [string, number]] : []),
    [isFree ? words.onceConfirmed : words.now, first],
    ...(balance_by ? [[words.by(formatDate(balance_by)), total - deposit] satisfies [string, number]] : []),
  ]
  return (
    <dl className="money grid gap-1 text-15">
      {parts.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-3">
          <dt className="text-soft">{label}</dt>
          <dd className="font-semibold">{won(formatNumber(amount))}</dd>
        </div>
      ))}
    </dl>
  )
}
