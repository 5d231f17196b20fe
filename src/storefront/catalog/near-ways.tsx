// What to leave out of a search that found nothing, and how many trips that gives.
import type { catalogCalls } from '#domain/catalog/calls.ts'
import { withCommas } from '#plain/format.ts'
import type { Out } from '#platform/wire/call.ts'
import { useWords } from '#web/session.tsx'
import { type TravelQuery, travelHref } from './travel-href.ts'

type Way = Out<typeof catalogCalls.near>['ways'][number]

export default function NearWays({ query, ways }: { query: TravelQuery; ways: Way[] }) {
  const words = useWords('seek')
  if (ways.length === 0) return null
  return (
    <ul aria-label={words.close} className="-mt-8 mb-10 flex flex-wrap justify-center gap-2">
      {ways.map((way) => (
        <li key={`${way.leave_out} ${way.word}`}>
          <a href={travelHref(withoutOne(query, way))} className="chip">
            {words.without(way.word ? `‘${way.word}’` : words.parts[way.leave_out], withCommas(way.total))}
          </a>
        </li>
      ))}
    </ul>
  )
}

function withoutOne(query: TravelQuery, { leave_out, rest }: Way): TravelQuery {
  const less = leave_out === 'page_title' ? { page_title: rest ?? undefined } : { [leave_out]: undefined }
  const place = { tour_category: undefined, tour_area: undefined, tour_area_detail: undefined }
  return { ...query, page: undefined, ...(leave_out === 'place' ? place : less) }
}
