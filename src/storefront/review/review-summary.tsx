// What reviews say together: the average, and a bar for each star that leads to those reviews.
import type { MouseEvent } from 'react'
import type { reviewCalls } from '#domain/review/calls.ts'
import { withCommas } from '#plain/format.ts'
import type { Out } from '#platform/wire/call.ts'
import { Stars } from '#ui/stars.tsx'
import { useWords } from '#web/session.tsx'
import { type ReviewsQuery, reviewsHref } from './reviews-href.ts'

export type Summary = Out<typeof reviewCalls.reviewSummary>

export type Pick = (event: MouseEvent, query: ReviewsQuery) => void

/**
 * `stay`: the list is on this page, so it keeps its place. `pick`: the page itself shows what was asked for;
 * without
 * scripts the link leads there. The bar that is chosen leads back to all.
 */
type Props = { summary: Summary; query: ReviewsQuery; stay?: boolean; pick?: Pick }

export function ReviewSummary({ summary, query, stay = false, pick }: Props) {
  const words = useWords('review')
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
          <span className="money text-15 text-soft">{words.of(withCommas(total))}</span>
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
                  href: reviewsHref(to),
                  onClick: pick && ((event: MouseEvent) => pick(event, to)),
                  'data-stay': stay ? '' : undefined,
                  'aria-current': isChosen ? 'true' : undefined,
                })}
                className={`flex min-h-11 items-center gap-3 rounded-input px-2 text-15 tablet:min-h-9 ${count > 0 ? 'hover:bg-wash aria-[current]:bg-brand-50 aria-[current]:font-semibold' : 'text-soft'}`}
              >
                <span aria-hidden className="money w-9 shrink-0">
                  {words.starsOf(stars)}
                </span>
                <span aria-hidden className="h-2 grow overflow-hidden rounded-full bg-line">
                  <span
                    className="block h-full rounded-full bg-brand-600"
                    style={{ width: `${(count / total) * 100}%` }}
                  />
                </span>
                <span aria-hidden className="money w-9 shrink-0 text-right text-soft">
                  {withCommas(count)}
                </span>
                <span className="sr-only">{words.bar(stars, withCommas(count))}</span>
              </Bar>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
