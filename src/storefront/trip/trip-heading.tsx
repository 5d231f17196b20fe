// Title, stars, tags, what one must know at a glance, and the price.

import { formatLowestPrice } from '#domain/catalog/format-trip-price.ts'
import { countMeals } from '#domain/catalog/meals.ts'
import { formatNumber } from '#lib/format.ts'
import { useChosenTrips } from '#storefront/compare/chosen-trips.ts'
import { DiscountLines } from '#storefront/departure/discount-line.tsx'
import { PaymentPlanLine } from '#storefront/departure/payment-plan-line.tsx'
import { buildCompareHref } from '#storefront/kit/compare-href.ts'
import { ShareButton } from '#storefront/kit/share-button.tsx'
import { WishHeart } from '#storefront/wish/wish-heart.tsx'
import { Bus, Plane, ShoppingBag, Users, Utensils } from '#ui/more-icons.ts'
import { PhraseBreaks } from '#ui/non-breaking-text.tsx'
import { Stars } from '#ui/stars.tsx'
import { useLocalized, useSession, useText } from '#web/session.tsx'
import { useTripChoice } from './trip-choice.tsx'
import { useTrip } from './use-trip.ts'

export function TripHeading() {
  const { info } = useTrip()
  const { date } = useTripChoice()
  const chosen = useChosenTrips().filter(({ package_code }) => package_code !== info.package_code)
  const words = useText('trip')
  const catalog = useText('catalog')
  const localized = useLocalized()
  return (
    <header className="col-start-1 row-start-1">
      <div className="flex items-center justify-between gap-4">
        <p className="text-15 text-soft">
          {info.tour_area_name && `${localized(info.tour_area_name)}\u00a0· `}
          {catalog.nights(info.nights, info.days)}
        </p>
        <div className="flex shrink-0 gap-2">
          <ShareButton path={`/travel/detail/${info.package_code}`} title={localized(info.page_title)} />
          <WishHeart package_code={info.package_code} is_wish={info.is_wish} className="relative shrink-0" />
        </div>
      </div>
      <h1 className="brand-text mt-1 text-balance text-28 tablet:text-36">
        <PhraseBreaks>{localized(info.page_title)}</PhraseBreaks>
      </h1>
      {info.review_average !== null && <Rating average={info.review_average} count={info.review_count} />}
      <Tags />
      <KeyFacts />
      <Price />
      <a
        href={buildCompareHref([...chosen, { package_code: info.package_code, date }])}
        className="mt-1 inline-flex min-h-11 items-center text-15 text-brand-700 hover:underline"
      >
        {words.compare}
      </a>
    </header>
  )
}

function Rating({ average, count }: { average: number; count: number }) {
  const catalog = useText('catalog')
  return (
    <a href="#review" className="mt-2 inline-flex min-h-11 items-center gap-2 text-15">
      <Stars stars={average} label={catalog.rated(String(average), count)} />
      <span className="money font-semibold">{average.toFixed(1)}</span>
      <span className="money text-soft">({formatNumber(count)})</span>
    </a>
  )
}

function Tags() {
  const { info } = useTrip()
  const { language } = useSession()
  const tags = language === 'ko' ? info.tag_list : info.tag_list_en
  return (
    <ul className="mt-3 flex flex-wrap gap-1.5">
      {tags.map(({ tag }) => (
        <li key={tag} className="rounded-full bg-wash px-3 text-15 text-soft leading-7">
          {tag}
        </li>
      ))}
    </ul>
  )
}

function KeyFacts() {
  const { info, detail } = useTrip()
  const words = useText('trip')
  const localized = useLocalized()
  const meals = countMeals(detail.schedule)
  const facts = [
    { icon: info.airline ? Plane : Bus, text: info.airline ? localized(info.airline) : words.localJoin },
    ...(meals === null ? [] : [{ icon: Utensils, text: words.mealsCount(meals) }]),
    {
      icon: ShoppingBag,
      text: info.shopping_visits === 0 ? words.noShopping : words.shopping(info.shopping_visits),
    },
    { icon: Users, text: words.minimum(info.departures[0]?.minimum ?? 1) },
  ]
  return (
    <ul className="mt-5 grid gap-3 rounded-card border border-line p-4 text-15 min-[480px]:grid-cols-2">
      {facts.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-center gap-2.5">
          <Icon size={20} className="shrink-0 text-brand-600" />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** Beside the way to book: above the calendar on a desk, and where the bar at the bottom does not name it whole. */
export function LowestPrice({ className }: { className: string }) {
  const { info } = useTrip()
  const words = useText('trip')
  const catalog = useText('catalog')
  return (
    <p className={`money ${className}`}>
      <span className="font-bold">{formatLowestPrice(info, catalog)}</span>
      {info.page_price !== null && (
        <span className="whitespace-nowrap text-15 text-soft"> {words.perPerson}</span>
      )}
    </p>
  )
}

function Price() {
  const { info } = useTrip()
  return (
    <>
      <LowestPrice className="mt-5 text-28 desktop:hidden" />
      <PaymentPlanLine plan={info.payment_plan} className="mt-1" />
      <DiscountLines discounts={info.discounts} />
    </>
  )
}
