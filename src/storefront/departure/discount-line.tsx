// The discounts of a trip as its page says them: how much, and for whom or until when.
import type { DiscountOffer, DiscountRate as Rate } from '#domain/catalog/discounts.ts'
import { formatNumber, getToday } from '#lib/format.ts'
import { useDates } from '#storefront/kit/use-dates.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useLocalized, useText } from '#web/session.tsx'

/** For each traveller: a share, or won. */
export function DiscountRate({ rate }: { rate: Rate }) {
  const { payment: words } = useText('trip')
  return 'won' in rate ? words.won(formatNumber(rate.won)) : words.percent(rate.percent)
}

export function DiscountLines({ discounts }: { discounts: DiscountOffer[] }) {
  const { discounts: words } = useText('trip')
  const localized = useLocalized()
  const { formatDate } = useDates()
  const isHydrated = useHydrated() // a cached page does not know what day it is
  const today = isHydrated ? getToday() : ''
  const open = discounts.filter(
    ({ first_day, last_day }) => isHydrated && (first_day ?? today) <= today && (last_day ?? today) >= today,
  )
  if (open.length === 0) return null
  return (
    <ul className="money mt-1 grid gap-0.5 text-15 text-brand-700">
      {open.map(({ kind, name, rate, days_before, people_from, last_day }) => (
        <li key={`${kind} ${name.ko} ${days_before} ${people_from}`}>
          {[
            <span key="name" className="font-semibold">
              {localized(name)} <DiscountRate rate={rate} />
            </span>,
            days_before !== null && ` · ${words.daysBefore(days_before)}`,
            people_from !== null && ` · ${words.peopleFrom(people_from)}`,
            last_day !== null && ` · ${words.until(formatDate(last_day))}`,
          ]}
        </li>
      ))}
    </ul>
  )
}
