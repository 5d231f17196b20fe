// The trips of the agency: by state, in the order of the site, copied and made.
import { useState } from 'react'
import { Link, useLoaderData, useParams, useSearchParams } from 'react-router'
import { Plus } from '#ui/icons.ts'
import { Problem } from '#ui/problem.tsx'
import { useSay } from '#web/session.tsx'
import { Empty } from '../kit/empty.tsx'
import { FilterChoice, FilterField } from '../kit/filter-fields.tsx'
import { Filters } from '../kit/filters.tsx'
import { Heading } from '../kit/heading.tsx'
import { List } from '../kit/list.tsx'
import { Tabs } from '../kit/tabs.tsx'
import { useOffice } from '../kit/use-words.ts'
import type { Loading } from '../page.ts'
import { useMay } from '../shell/me.ts'
import { ExportTrips } from './export-trips.tsx'
import { MakeTrip } from './make-trip.tsx'
import { useTripColumns } from './trip-columns.tsx'
import { useCopy, useOrder } from './use-trip-list.ts'

const states = ['draft', 'on_sale', 'hidden', 'ended'] as const
const isState = (text: string | null): text is (typeof states)[number] =>
  states.some((state) => state === text)

export function loader({ api, url: { searchParams } }: Loading) {
  const state = searchParams.get('state')
  return api.trip.trips({
    page: Number(searchParams.get('page') ?? 1),
    state: isState(state) ? state : undefined,
    tour_category: Number(searchParams.get('tour_category')) || undefined,
    query: searchParams.get('query') || undefined,
  })
}

export default function TripsPage() {
  const words = useOffice('trips')
  const [search] = useSearchParams()
  const { list, categories, ...paging } = useLoaderData<typeof loader>()
  const [making, setMaking] = useState(false)
  const ordering = useOrder(list)
  const copying = useCopy()
  const isWhole = ['query', 'state', 'tour_category'].every((name) => !search.get(name))
  const columns = useTripColumns({ copying, ordering: isWhole ? ordering : undefined })
  return (
    <>
      <Heading title={words.title} lead={words.lead}>
        <ToFiles />
        <button type="button" className="act-main" onClick={() => setMaking(true)}>
          <Plus size={18} />
          {words.make}
        </button>
      </Heading>
      <States />
      <TripFilters {...{ categories }} />
      <Problem>{ordering.problem || copying.problem}</Problem>
      <List
        name="trips"
        label={words.title}
        rows={list}
        keyOf={({ package_code }) => package_code}
        {...paging}
        empty={<Empty title={words.none} lead={words.noneLead} />}
        columns={columns}
      />
      {making && <MakeTrip categories={categories} onClose={() => setMaking(false)} />}
    </>
  )
}

/** Buttons to export trips, to import them, and to make one from a pasted text. */
function ToFiles() {
  const pasting = useOffice('paste')
  const byFile = useOffice('exchange')
  const may = useMay()
  const { agency = '' } = useParams()
  return (
    <>
      <ExportTrips />
      {may('import trips') && (
        <Link to={`/${agency}/trips/file`} className="act">
          {byFile.open}
        </Link>
      )}
      <Link to={`/${agency}/trips/paste`} className="act">
        {pasting.open}
      </Link>
    </>
  )
}

function States() {
  const words = useOffice('trips')
  const [search] = useSearchParams()
  return (
    <Tabs
      label={words.columns.state}
      tabs={[undefined, ...states].map((state) => ({
        to: state ? `?state=${state}` : '?',
        name: words.states[state ?? 'all'],
        here: (search.get('state') ?? '') === (state ?? ''),
      }))}
    />
  )
}

function TripFilters({ categories }: Pick<Awaited<ReturnType<typeof loader>>, 'categories'>) {
  const words = useOffice('trips')
  const say = useSay()
  const [search] = useSearchParams()
  const state = search.get('state')
  return (
    <Filters>
      {state && <input type="hidden" name="state" value={state} />}
      <FilterChoice
        name="tour_category"
        label={words.category}
        choices={categories.map(({ id, name }) => ({ value: String(id), name: say(name) }))}
      />
      <FilterField type="search" name="query" label={words.find} />
    </Filters>
  )
}
