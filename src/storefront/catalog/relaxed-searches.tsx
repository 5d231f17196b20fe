// Relaxed searches for a search that found nothing, and how many trips each gives.
import type { catalogCalls } from '#domain/catalog/calls.ts'
import { formatNumber } from '#lib/format.ts'
import type { Out } from '#platform/wire/call.ts'
import { buildTravelHref, type TravelQuery } from '#storefront/kit/travel-href.ts'
import { useText } from '#web/session.tsx'

type RelaxedSearch = Out<typeof catalogCalls.relaxedSearch>['ways'][number]

export default function RelaxedSearches({ query, ways }: { query: TravelQuery; ways: RelaxedSearch[] }) {
  const words = useText('search')
  if (ways.length === 0) return null
  return (
    <ul aria-label={words.close} className="-mt-8 mb-10 flex flex-wrap justify-center gap-2">
      {ways.map((search) => (
        <li key={`${search.leave_out} ${search.word}`}>
          <a href={buildTravelHref(relaxQuery(query, search))} className="chip">
            {search.leave_out === 'page_title' && search.rest === null
              ? words.withoutKeyword(formatNumber(search.total))
              : words.without(
                  search.word ? `‘${search.word}’` : words.parts[search.leave_out],
                  formatNumber(search.total),
                )}
          </a>
        </li>
      ))}
    </ul>
  )
}

function relaxQuery(query: TravelQuery, { leave_out, rest }: RelaxedSearch): TravelQuery {
  const less = leave_out === 'page_title' ? { page_title: rest ?? undefined } : { [leave_out]: undefined }
  const place = { tour_category: undefined, tour_area: undefined, tour_area_detail: undefined }
  return { ...query, page: undefined, ...(leave_out === 'place' ? place : less) }
}
