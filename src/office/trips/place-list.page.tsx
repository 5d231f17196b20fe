// The agency's own places: corrected, located, and deleted where no trip has them.

import { lazy, Suspense, useState } from 'react'
import { useLoaderData } from 'react-router'
import { useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { DataTable, type TableColumn } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { FilterField, FilterSelect } from '#office/kit/filter-fields.tsx'
import { Filters } from '#office/kit/filters.tsx'
import { readListQuery } from '#office/kit/list-query.ts'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useLocalized, useSession } from '#web/session.tsx'
import type { AgencyPlace } from './place-dialog.tsx'

const PlaceDialog = lazy(() => import('./place-dialog.tsx'))

export function loader({ api, url }: LoaderArgs) {
  const { page, text, choice } = readListQuery(url.searchParams)
  return api.trip.ownPlaces({
    page,
    query: text('query'),
    lacking: choice('lacking', ['spot', 'trips']),
  })
}

const emptyPlace = { name: { ko: '', en: '' }, country: null, latitude: null, longitude: null }

export default function PlaceListPage() {
  const words = useText('places')
  const [edited, setEdited] = useState<AgencyPlace | typeof emptyPlace>()
  const [removing, setRemoving] = useState<AgencyPlace>()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        <button type="button" className="button-primary" onClick={() => setEdited(emptyPlace)}>
          {words.add}
        </button>
      </PageHeader>
      <PlaceFilters />
      <PlaceTable onEdit={setEdited} onRemove={setRemoving} />
      {edited && (
        <Suspense>
          <PlaceDialog
            place={edited}
            onSaved={() => setEdited(undefined)}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
      {removing && <RemovePlace place={removing} onClose={() => setRemoving(undefined)} />}
    </>
  )
}

function PlaceFilters() {
  const words = useText('places')
  return (
    <Filters>
      <div className="w-full tablet:w-64">
        <FilterField
          type="search"
          name="query"
          label={words.find}
          {...getFieldLimits('trip.ownPlaces', 'query')}
        />
      </div>
      <div className="grow tablet:grow-0">
        <FilterSelect
          name="lacking"
          label={words.lacking}
          choices={[
            { value: 'spot', name: words.lacks.spot },
            { value: 'trips', name: words.lacks.trips },
          ]}
        />
      </div>
    </Filters>
  )
}

type PlaceActions = { onEdit: (place: AgencyPlace) => void; onRemove: (place: AgencyPlace) => void }

function PlaceTable(actions: PlaceActions) {
  const words = useText('places')
  const { list, ...paging } = useLoaderData<typeof loader>()
  return (
    <DataTable<AgencyPlace>
      name="places"
      label={words.title}
      rows={list}
      getKey={({ place_id }) => place_id}
      {...paging}
      empty={<EmptyState title={words.none} lead={words.noneLead} />}
      columns={usePlaceColumns(actions)}
    />
  )
}

function usePlaceColumns({ onEdit, onRemove }: PlaceActions): TableColumn<AgencyPlace>[] {
  const { columns: titles, noCountry, trips: formatTrips } = useText('places')
  const { language } = useSession()
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  return [
    {
      key: 'name',
      title: titles.name,
      fixed: true,
      cell: (place) => <EditButton name={place.name} onClick={() => onEdit(place)} />,
    },
    {
      key: 'country',
      title: titles.country,
      cell: ({ country }) => (country ? countries.of(country) : noCountry),
    },
    { key: 'spot', title: titles.spot, fixed: true, cell: (place) => <LocationCell {...place} /> },
    { key: 'trips', title: titles.trips, number: true, fixed: true, cell: ({ trips }) => formatTrips(trips) },
    {
      key: 'acts',
      title: titles.actions,
      fixed: true,
      cell: (place) =>
        place.trips === 0 && <RemoveButton name={place.name} onClick={() => onRemove(place)} />,
    },
  ]
}

type PlaceButtonProps = { name: AgencyPlace['name']; onClick: () => void }

function EditButton({ name, onClick }: PlaceButtonProps) {
  const words = useText('places')
  const localized = useLocalized()
  return (
    <button
      type="button"
      className="-my-1.5 min-h-11 mouse:min-h-9 min-w-11 text-left font-medium hover:underline"
      aria-label={words.edit(localized(name))}
      onClick={onClick}
    >
      {localized(name)}
    </button>
  )
}

function RemoveButton({ name, onClick }: PlaceButtonProps) {
  const words = useText('places')
  const localized = useLocalized()
  return (
    <button
      type="button"
      className="button-secondary"
      aria-label={`${localized(name)} ${words.remove}`}
      onClick={onClick}
    >
      {words.remove}
    </button>
  )
}

function LocationCell({ latitude, longitude }: Pick<AgencyPlace, 'latitude' | 'longitude'>) {
  const words = useText('places')
  if (latitude === null || longitude === null) return <Badge>{words.noSpot}</Badge>
  return (
    <span className="whitespace-nowrap tabular-nums">{`${latitude.toFixed(3)}, ${longitude.toFixed(3)}`}</span>
  )
}

function RemovePlace({ place, onClose }: { place: AgencyPlace; onClose: () => void }) {
  const words = useText('places')
  const localized = useLocalized()
  const api = useApi()
  return (
    <ConfirmAction
      title={words.removeAsk(localized(place.name))}
      lead={words.removeLead}
      confirmLabel={words.remove}
      danger
      onClose={onClose}
      send={() => api.trip.removePlace({ place_id: place.place_id })}
      doneText={words.removed}
    />
  )
}
