// §2 A package card: pictures, where and how long, title, the next departure, tags, stars, price.
// The whole card is one link; the heart and the choice to compare it are above it.
import { lazy, type ReactNode, Suspense } from 'react'
import type { PackageCard as Card } from '#domain/catalog/card.ts'
import { formatNumber } from '#lib/format.ts'
import { cardPictures, reviewsForStars } from '#limits/display.ts'
import { buildTripHref } from '#storefront/kit/trip-href.ts'
import { WishHeart } from '#storefront/wish/wish-heart.tsx'
import { Star } from '#ui/icons.ts'
import { NonBreakingText } from '#ui/non-breaking-text.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useLocalized, useSession, useText } from '#web/session.tsx'
import { useAvailabilityKey, useCardDeparture } from './availability.ts'
import { CardDate } from './card-date.tsx'
import { CardPictures } from './card-pictures.tsx'

// The toggle is not needed to read, so it loads after the page, above what is there.
const CompareToggle = lazy(() => import('#storefront/compare/compare-toggle.tsx'))

type Props = {
  card: Card
  sizes: string
  first?: boolean
  inRow?: boolean
  level?: 'h2' | 'h3'
  /** The facts of the trip that this agency's list shows beside its card. */
  children?: ReactNode
}

export function PackageCard({ card, sizes, first, inRow, level: Heading = 'h2', children }: Props) {
  const localized = useLocalized()
  const words = useText('catalog')
  const pictures = [...new Set([card.thumbnail_path ?? [], card.gallery].flat())].slice(0, cardPictures)
  const isHydrated = useHydrated()
  const { date } = useCardDeparture(card)
  const cities = card.departure_cities.map(localized)
  const flown = [
    ...(card.airline ? [localized(card.airline)] : []),
    ...(cities.length > 0 ? [words.flownFrom(cities.join('·'))] : []),
  ]
  return (
    <div
      className="@container relative h-full"
      data-card={card.package_code}
      data-asked={useAvailabilityKey(card)}
    >
      <a
        href={buildTripHref(card.package_code, date)}
        className="trip-card group flex h-full flex-col overflow-hidden transition-colors duration-150 hover:border-brand-400"
      >
        <CardPictures paths={pictures} focus={card.focus} sizes={sizes} first={first} inRow={inRow} />
        <div className="trip-text flex grow flex-col gap-2 p-4">
          <span className="trip-place truncate text-13 text-soft">
            {card.tour_area_name && `${localized(card.tour_area_name)} · `}
            {words.nights(card.nights, card.days)}
          </span>
          <Heading className="trip-title line-clamp-2 font-semibold min-[560px]:min-h-[2.6em] text-16 leading-[1.3]">
            <NonBreakingText>{localized(card.page_title)}</NonBreakingText>
          </Heading>
          <CardDate card={card} />
          {flown.length > 0 && (
            <span className="trip-flown truncate text-13 text-soft">{flown.join(' · ')}</span>
          )}
          {children}
          <Tags card={card} />
          <StarsAndPrice card={card} />
        </div>
      </a>
      <span className="trip-actions">
        <WishHeart package_code={card.package_code} is_wish={card.is_wish} className="relative" />
        {isHydrated && (
          <Suspense>
            <CompareToggle package_code={card.package_code} date={date} title={localized(card.page_title)} />
          </Suspense>
        )}
      </span>
    </div>
  )
}

function Tags({ card }: { card: Card }) {
  const { language } = useSession()
  const tags = language === 'ko' || card.tag_list_en.length === 0 ? card.tag_list : card.tag_list_en
  return (
    <span className="trip-tags flex h-6 flex-wrap gap-1.5 overflow-hidden">
      {tags.slice(0, 3).map(({ tag }) => (
        <span key={tag} className="rounded-full bg-wash px-2 text-13 text-soft leading-6">
          {tag}
        </span>
      ))}
    </span>
  )
}

function StarsAndPrice({ card }: { card: Card }) {
  const words = useText('catalog')
  const { price } = useCardDeparture(card)
  return (
    <span className="trip-price money mt-auto flex flex-wrap items-baseline justify-between gap-x-2 whitespace-nowrap pt-1">
      {card.review_average !== null && card.review_count >= reviewsForStars && (
        <span className="text-15">
          <span className="sr-only">{words.rated(String(card.review_average), card.review_count)}</span>
          <span aria-hidden className="inline-flex items-center gap-1">
            <Star size={14} filled className="text-warn" />
            {card.review_average.toFixed(1)}{' '}
            <span className="text-soft">({formatNumber(card.review_count)})</span>
          </span>
        </span>
      )}
      <data value={price ?? ''} className="price ml-auto font-bold text-18">
        {price === null ? words.priceOnRequest : words.won(formatNumber(price))}
      </data>
    </span>
  )
}
