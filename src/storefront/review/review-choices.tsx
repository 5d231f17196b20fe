// Ways through the reviews: with whom people travelled, and in which order they are shown.
import { withCommas } from '#plain/format.ts'
import { useWords } from '#web/session.tsx'
import type { Pick, Summary } from './review-summary.tsx'
import { type ReviewsQuery, reviewSorts, reviewsHref } from './reviews-href.ts'

/** `stay`, `pick`: as in the summary. */
type Props = { summary: Summary; query: ReviewsQuery; stay?: boolean; pick?: Pick }
type Way = { name: string; to: ReviewsQuery; isChosen: boolean }

/** Only those of whom there are reviews; nobody to choose between is no choice. */
export function WhoChips({ summary, query, stay, pick }: Props) {
  const words = useWords('review')
  if (summary.who.length < 2) return null
  const ways = summary.who.map(({ who, count }) => ({
    name: `${words.whos[who]} ${withCommas(count)}`,
    to: { ...query, who },
    isChosen: query.who === who,
  }))
  const all = { name: words.anyone, to: { ...query, who: undefined }, isChosen: query.who === undefined }
  return <Chips title={words.who} ways={[all, ...ways]} stay={stay} pick={pick} />
}

export function SortChips({ query, stay }: Omit<Props, 'summary' | 'pick'>) {
  const words = useWords('review')
  const ways = reviewSorts.map((sort) => ({
    name: words.sorts[sort],
    to: { ...query, sort },
    isChosen: sort === (query.sort ?? 'newest'),
  }))
  return <Chips title={words.sort} ways={ways} stay={stay} />
}

type ChipsProps = { title: string; ways: Way[]; stay?: boolean; pick?: Pick }

function Chips({ title, ways, stay = false, pick }: ChipsProps) {
  return (
    <nav aria-label={title} className="mt-3">
      <ul className="thumb-row gap-2 py-1">
        {ways.map(({ name, to, isChosen }) => (
          <li key={name} className="shrink-0 snap-start">
            <a
              href={reviewsHref({ ...to, page: undefined })}
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
