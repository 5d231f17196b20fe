// The agency's own places: corrected, located, and deleted where no trip has them.
import { lazy, Suspense, useState } from 'react'
import { useLoaderData } from 'react-router'
import { useSay, useSession } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Ask } from '../kit/ask.tsx'
import { Empty } from '../kit/empty.tsx'
import { FilterChoice, FilterField } from '../kit/filter-fields.tsx'
import { Filters } from '../kit/filters.tsx'
import { Heading } from '../kit/heading.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { type Column, List } from '../kit/list.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import type { Loading } from '../page.ts'
import type { Own } from './place-dialog.tsx'

const PlaceDialog = lazy(() => import('./place-dialog.tsx'))

export function loader({ api, url }: Loading) {
  const of = (name: string) => url.searchParams.get(name) || undefined
  const lacking = of('lacking')
  return api.trip.ownPlaces({
    page: Number(of('page') ?? 1),
    query: of('query'),
    lacking: lacking === 'spot' || lacking === 'trips' ? lacking : undefined,
  })
}

const nothing = { name: { ko: '', en: '' }, country: null, latitude: null, longitude: null }

export default function PlaceListPage() {
  const words = useOffice('places')
  const [edited, setEdited] = useState<Own | typeof nothing>()
  const [leaving, setLeaving] = useState<Own>()
  return (
    <>
      <Heading title={words.title} lead={words.lead}>
        <button type="button" className="act-main" onClick={() => setEdited(nothing)}>
          {words.add}
        </button>
      </Heading>
      <PlaceFilters />
      <PlaceRows onEdit={setEdited} onRemove={setLeaving} />
      {edited && (
        <Suspense>
          <PlaceDialog
            place={edited}
            onSaved={() => setEdited(undefined)}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
      {leaving && <RemovePlace place={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

function PlaceFilters() {
  const words = useOffice('places')
  return (
    <Filters>
      <div className="w-full tablet:w-64">
        <FilterField type="search" name="query" label={words.find} {...limitsOf('trip.ownPlaces', 'query')} />
      </div>
      <div className="grow tablet:grow-0">
        <FilterChoice
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

type Acts = { onEdit: (place: Own) => void; onRemove: (place: Own) => void }

function PlaceRows(acts: Acts) {
  const words = useOffice('places')
  const { list, ...paging } = useLoaderData<typeof loader>()
  return (
    <List<Own>
      name="places"
      label={words.title}
      rows={list}
      keyOf={({ place_id }) => place_id}
      {...paging}
      empty={<Empty title={words.none} lead={words.noneLead} />}
      columns={usePlaceColumns(acts)}
    />
  )
}

function usePlaceColumns({ onEdit, onRemove }: Acts): Column<Own>[] {
  const { columns: titles, noCountry, trips: sayTrips } = useOffice('places')
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
    { key: 'spot', title: titles.spot, fixed: true, cell: (place) => <Spot {...place} /> },
    { key: 'trips', title: titles.trips, number: true, fixed: true, cell: ({ trips }) => sayTrips(trips) },
    {
      key: 'acts',
      title: titles.acts,
      fixed: true,
      cell: (place) =>
        place.trips === 0 && <RemoveButton name={place.name} onClick={() => onRemove(place)} />,
    },
  ]
}

type ButtonProps = { name: Own['name']; onClick: () => void }

function EditButton({ name, onClick }: ButtonProps) {
  const words = useOffice('places')
  const say = useSay()
  return (
    <button
      type="button"
      className="-my-1.5 min-h-11 mouse:min-h-9 text-left font-medium hover:underline"
      aria-label={words.edit(say(name))}
      onClick={onClick}
    >
      {say(name)}
    </button>
  )
}

function RemoveButton({ name, onClick }: ButtonProps) {
  const words = useOffice('places')
  const say = useSay()
  return (
    <button type="button" className="act" aria-label={`${say(name)} ${words.remove}`} onClick={onClick}>
      {words.remove}
    </button>
  )
}

function Spot({ latitude, longitude }: Pick<Own, 'latitude' | 'longitude'>) {
  const words = useOffice('places')
  if (latitude === null || longitude === null) return <span className="badge">{words.noSpot}</span>
  return (
    <span className="whitespace-nowrap tabular-nums">{`${latitude.toFixed(3)}, ${longitude.toFixed(3)}`}</span>
  )
}

function RemovePlace({ place, onClose }: { place: Own; onClose: () => void }) {
  const words = useOffice('places')
  const say = useSay()
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem } = useSave()
  return (
    <Ask
      title={words.removeAsk(say(place.name))}
      lead={words.removeLead}
      act={words.remove}
      danger
      saving={saving}
      problem={problem}
      onClose={onClose}
      onAct={() =>
        void save(() => api.trip.removePlace({ place_id: place.place_id })).then((isDone) => {
          if (!isDone) return
          tell(words.removed)
          onClose()
        })
      }
    />
  )
}
