// The summary of reviews: the average, and a bar for each star that leads to those reviews.
import type { MouseEvent } from 'react'
import type { reviewCalls } from '#domain/review/calls.ts'
import { formatNumber } from '#lib/format.ts'
import type { Out } from '#platform/wire/call.ts'
import { Stars } from '#ui/stars.tsx'
import { useText } from '#web/session.tsx'
import { buildReviewsHref, type ReviewsQuery } from './reviews-href.ts'

export type ReviewTotals = Out<typeof reviewCalls.reviewSummary>

export type OnPickReviews = (event: MouseEvent, query: ReviewsQuery) => void

/**
 * `stay`: the list is on this page, so it keeps its place. `pick`: the page itself shows what was asked for;
 * without
 * scripts the link leads there. The bar that is chosen leads back to all.
 */
type Props = { summary: ReviewTotals; query: ReviewsQuery; stay?: boolean; pick?: OnPickReviews }

export function ReviewSummary({ summary, query, stay = false, pick }: Props) {
  const words = useText('review')
  const { total, average, stars } = summary
  if (average === null) return null
  return (
    <div className="mt-5 grid items-center gap-x-10 gap-y-4 rounded-card border border-line bg-card p-5 tablet:grid-cols-[auto_1fr] tablet:p-6">
      <div className="flex items-center gap-4 tablet:grid tablet:justify-items-center tablet:gap-1.5">
        <span aria-hidden className="money font-bold text-44 leading-none">
          {average.toFixed(1)}
        </span>
        <span className="grid gap-1 tablet:justify-items-center">
          <Stars stars={average} label={words.average(average.toFixed(1))} />
          <span className="money text-15 text-soft">{words.of(formatNumber(total))}</span>
        </span>
      </div>
      <ul className="grid min-w-0">
        {stars.map(({ stars, count }) => {
          const isChosen = query.stars === stars
          const to = { ...query, stars: isChosen ? undefined : stars, page: undefined }
          const Bar = count > 0 ? 'a' : 'span'
          return (
            <li key={stars}>
              <Bar
                {...(count > 0 && {
                  href: buildReviewsHref(to),
                  onClick: pick && ((event: MouseEvent) => pick(event, to)),
                  'data-stay': stay ? '' : undefined,
                  'aria-current': isChosen ? 'true' : undefined,
                })}
                className={`flex min-h-11 items-center gap-3 rounded-input px-2 text-15 tablet:min-h-9 ${count > 0 ? 'hover:bg-wash aria-[current]:bg-brand-50 aria-[current]:font-semibold' : 'text-soft'}`}
              >
                <span aria-hidden className="money w-9 shrink-0">
                  {words.starCount(stars)}
                </span>
                <span aria-hidden className="h-2 grow overflow-hidden rounded-full bg-line">
                  <span
                    className="block h-full rounded-full bg-brand-600"
                    style={{ width: `${(count / total) * 100}%` }}
                  />
                </span>
                <span aria-hidden className="money w-9 shrink-0 text-right text-soft">
                  {formatNumber(count)}
                </span>
                <span className="sr-only">{words.bar(stars, formatNumber(count))}</span>
              </Bar>
            </li>
          )
        })}
      </ul>
      <FactAverages facts={summary.facts} />
    </div>
  )
}

/** Only what somebody answered, with how many did. */
function FactAverages({ facts }: Pick<ReviewTotals, 'facts'>) {
  const words = useText('review')
  if (facts.length === 0) return null
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-line border-t pt-4 tablet:col-span-2 tablet:grid-cols-4 desktop:grid-cols-2">
      {facts.map(({ fact, average, count }) => (
        <div key={fact}>
          <dt className="text-13 text-soft">{words.facts[fact]}</dt>
          <dd className="money">
            <span className="font-bold text-18">{words.score(average)}</span>{' '}
            <span className="text-13 text-soft">{words.answers(formatNumber(count))}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
