// The reviews of a trip: average and bars, then a few of them; whom and how many stars is chosen in place.
import { type MouseEvent, useContext, useState } from 'react'
import { tripReviews } from '#limits/display.ts'
import { ApiContext } from '#storefront/api.ts'
import { CompanionChips } from '#storefront/review/review-chips.tsx'
import { ReviewItem } from '#storefront/review/review-item.tsx'
import { ReviewSummary } from '#storefront/review/review-summary.tsx'
import { buildReviewsHref, type ReviewsQuery } from '#storefront/review/reviews-href.ts'
import { useText } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { useTrip } from './use-trip.ts'

export function TripReviews() {
  const { info, reviews, summary } = useTrip()
  const words = useText('review')
  const api = useContext(ApiContext)
  const { package_code } = info
  const [query, setQuery] = useState<ReviewsQuery>({ package_code })
  const { who, stars } = query
  const isNarrowed = who !== undefined || stars !== undefined
  const { answer, error } = useCall(
    isNarrowed ? buildReviewsHref(query) : undefined,
    async () => api?.review.reviewList({ package_code, who, stars, page_size: tripReviews, sort: 'photos' }),
    { keepsPrevious: true },
  )
  const { list, total } = (isNarrowed && answer) || reviews
  const pick = (event: MouseEvent, to: ReviewsQuery) => {
    const opensNewTab = event.metaKey || event.ctrlKey || event.shiftKey
    if (opensNewTab || error !== undefined) return // the link leads to what could not load here
    event.preventDefault()
    setQuery(to)
  }
  return (
    <section id="review" aria-labelledby="review-title" className="-scroll-mt-7 pt-14">
      <h2 id="review-title" className="brand-text text-22">
        {words.title}
      </h2>
      <ReviewSummary summary={summary} query={query} pick={pick} />
      <CompanionChips summary={summary} query={query} pick={pick} />
      <div aria-live="polite">
        {list.length === 0 && <p className="mt-4 text-soft">{isNarrowed ? words.noneSuch : words.none}</p>}
        {list.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </div>
      {total > list.length && (
        <a href={buildReviewsHref(query)} className="button-secondary mt-6">
          {words.all}
        </a>
      )}
    </section>
  )
}
