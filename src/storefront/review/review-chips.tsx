// Ways through the reviews: with whom people travelled, and in which order they are shown.
import { formatNumber } from '#lib/format.ts'
import { useText } from '#web/session.tsx'
import type { OnPickReviews, ReviewTotals } from './review-summary.tsx'
import { buildReviewsHref, type ReviewsQuery, reviewSorts, usualReviewSort } from './reviews-href.ts'

/** `stay`, `pick`: as in the summary. */
type Props = { summary: ReviewTotals; query: ReviewsQuery; stay?: boolean; pick?: OnPickReviews }
type ReviewFilter = { name: string; to: ReviewsQuery; isChosen: boolean }

/** Only companions with reviews are offered; a single one is no choice. */
export function CompanionChips({ summary, query, stay, pick }: Props) {
  const words = useText('review')
  if (summary.who.length < 2) return null
  const filters = summary.who.map(({ who, count }) => ({
    name: `${words.companions[who]} ${formatNumber(count)}`,
    to: { ...query, who },
    isChosen: query.who === who,
  }))
  const all = { name: words.anyone, to: { ...query, who: undefined }, isChosen: query.who === undefined }
  return <Chips title={words.who} filters={[all, ...filters]} stay={stay} pick={pick} />
}

export function SortChips({ query, stay }: Omit<Props, 'summary' | 'pick'>) {
  const words = useText('review')
  const filters = reviewSorts.map((sort) => ({
    name: words.sorts[sort],
    to: { ...query, sort },
    isChosen: sort === (query.sort ?? usualReviewSort),
  }))
  return <Chips title={words.sort} filters={filters} stay={stay} />
}

type ChipsProps = { title: string; filters: ReviewFilter[]; stay?: boolean; pick?: OnPickReviews }

function Chips({ title, filters, stay = false, pick }: ChipsProps) {
  return (
    <nav aria-label={title} className="mt-3">
      <ul className="scroll-row gap-2 py-1 desktop:flex-wrap">
        {filters.map(({ name, to, isChosen }) => (
          <li key={name} className="shrink-0 snap-start">
            <a
              href={buildReviewsHref({ ...to, page: undefined })}
              data-stay={stay ? '' : undefined}
              onClick={pick && ((event) => pick(event, to))}
              aria-current={isChosen ? 'true' : undefined}
              className="chip money aria-[current]:border-brand-600 aria-[current]:bg-brand-50 aria-[current]:font-semibold aria-[current]:text-brand-800"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
