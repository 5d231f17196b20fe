// The trips of the agency: by state, in the order of the site, copied and made.
import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { DataTable } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { FilterField, FilterSelect } from '#office/kit/filter-fields.tsx'
import { Filters } from '#office/kit/filters.tsx'
import { readListQuery } from '#office/kit/list-query.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Tabs } from '#office/kit/tabs.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useMay } from '#office/shell/me.ts'
import { Plus } from '#ui/more-icons.ts'
import { Problem } from '#ui/problem.tsx'
import { useLocalized } from '#web/session.tsx'
import { CreateTripDialog } from './create-trip-dialog.tsx'
import { ExportTrips } from './export-trips.tsx'
import { useTripColumns } from './trip-columns.tsx'
import { useCopyTrip, useTripOrder } from './use-trip-list.ts'

const tripStates = ['draft', 'on_sale', 'hidden', 'ended'] as const

export function loader({ api, url: { searchParams } }: LoaderArgs) {
  const { page, text, choice } = readListQuery(searchParams)
  return api.trip.trips({
    page,
    state: choice('state', tripStates),
    tour_category: Number(text('tour_category')) || undefined,
    query: text('query'),
  })
}

export default function TripListPage() {
  const words = useText('trips')
  const [search] = useSearchParams()
  const { list, categories, ...paging } = useLoaderData<typeof loader>()
  const [isCreating, setCreating] = useState(false)
  const ordering = useTripOrder(list)
  const copying = useCopyTrip()
  const isUnfiltered = ['query', 'state', 'tour_category'].every((name) => !search.get(name))
  const columns = useTripColumns({ copying, ordering: isUnfiltered ? ordering : undefined })
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        <ImportExportLinks />
        <button type="button" className="button-primary" onClick={() => setCreating(true)}>
          <Plus size={18} />
          {words.make}
        </button>
      </PageHeader>
      <StateTabs />
      <TripFilters categories={categories} />
      <Problem>{ordering.problem || copying.problem}</Problem>
      <DataTable
        name="trips"
        label={words.title}
        rows={list}
        getKey={({ package_code }) => package_code}
        {...paging}
        empty={<EmptyState title={words.none} lead={words.noneLead} />}
        columns={columns}
      />
      {isCreating && <CreateTripDialog categories={categories} onClose={() => setCreating(false)} />}
    </>
  )
}

/** Buttons to export trips, to import them, and to make one from a pasted text. */
function ImportExportLinks() {
  const pasting = useText('paste')
  const byFile = useText('imports')
  const may = useMay()
  return (
    <>
      <ExportTrips />
      {may('import trips') && (
        <OfficeLink to="/trips/file" className="button-secondary">
          {byFile.open}
        </OfficeLink>
      )}
      <OfficeLink to="/trips/paste" className="button-secondary">
        {pasting.open}
      </OfficeLink>
    </>
  )
}

function StateTabs() {
  const words = useText('trips')
  const [search] = useSearchParams()
  return (
    <Tabs
      label={words.columns.state}
      tabs={[undefined, ...tripStates].map((state) => ({
        to: state ? (`?state=${state}` as const) : '?',
        name: words.states[state ?? 'all'],
        isCurrent: (search.get('state') ?? '') === (state ?? ''),
      }))}
    />
  )
}

function TripFilters({ categories }: Pick<Awaited<ReturnType<typeof loader>>, 'categories'>) {
  const words = useText('trips')
  const localized = useLocalized()
  const [search] = useSearchParams()
  const state = search.get('state')
  return (
    <Filters>
      {state && <input type="hidden" name="state" value={state} />}
      <FilterSelect
        name="tour_category"
        label={words.category}
        choices={categories.map(({ id, name }) => ({ value: String(id), name: localized(name) }))}
      />
      <FilterField type="search" name="query" label={words.find} />
    </Filters>
  )
}
