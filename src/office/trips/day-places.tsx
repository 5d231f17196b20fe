// The places of a day: put in order, carried to another day, and located on the map.
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { emptyText } from '#i18n/language.ts'
import { keywordLength } from '#limits/display.ts'
import { useApi } from '#office/api.ts'
import { IconButton } from '#office/kit/icon-button.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useText } from '#office/kit/use-text.ts'
import { ChevronDown, Menu, X } from '#ui/icons.ts'
import { ChevronUp, MapPin } from '#ui/more-icons.ts'
import { useLocalized } from '#web/session.tsx'
import { type DayPlace, type KnownPlace, PlaceRow } from './place-row.tsx'

const PlaceDialog = lazy(() => import('./place-dialog.tsx'))

/** By which a place is taken along with the mouse, and where it is let go. */
export type PlaceDrag = { onDragStart: (at: number) => void; onDrop: (at: number) => void }
type Props = {
  day: number
  field: string
  places: readonly DayPlace[]
  drag: PlaceDrag
  onChange: (places: DayPlace[]) => void
}

const emptyPlace: DayPlace = { place_id: null, time: null, name: emptyText, line: emptyText }

export function DayPlaces({ day, field, places, drag, onChange }: Props) {
  const words = useText('trips')
  const localized = useLocalized()
  return (
    <ol className="grid gap-2">
      {[...places, emptyPlace].map((place, at) => {
        const name = localized(place.name) || words.placeLabel(day, at + 1)
        const updatePlace = (next: DayPlace) =>
          onChange([...places.slice(0, at), next, ...places.slice(at + 1)])
        const move = (to: number) => onChange(places.toSpliced(at, 1).toSpliced(to, 0, place))
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its position alone
            key={at}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-1 border-line border-t pt-2"
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              drag.onDrop(Math.min(at, places.length))
            }}
          >
            <PlaceRow
              label={words.placeLabel(day, at + 1)}
              field={`${field}.${at}`}
              place={place}
              onChange={updatePlace}
            />
            {at < places.length && (
              <span className="grid content-start desktop:grid-cols-2">
                <span
                  draggable
                  aria-hidden
                  title={words.carryPlace(name)}
                  className="icon-button hidden size-9 cursor-grab text-soft desktop:grid"
                  onDragStart={(event) => {
                    event.dataTransfer.setData('text/plain', name)
                    drag.onDragStart(at)
                  }}
                >
                  <Menu size={18} />
                </span>
                <LocateButton place={place} name={name} onChange={updatePlace} />
                <IconButton name={words.placeUp(name)} isDisabled={at === 0} onClick={() => move(at - 1)}>
                  <ChevronUp size={18} />
                </IconButton>
                <IconButton
                  name={words.placeDown(name)}
                  isDisabled={at === places.length - 1}
                  onClick={() => move(at + 1)}
                >
                  <ChevronDown size={18} />
                </IconButton>
                <IconButton name={words.removePlace(name)} onClick={() => onChange(places.toSpliced(at, 1))}>
                  <X size={18} />
                </IconButton>
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

type LocateProps = { place: DayPlace; name: string; onChange: (place: DayPlace) => void }

/** Shows where the place is. A place that is only a name is looked for among the agency's places first. */
function LocateButton({ place, name, onChange }: LocateProps) {
  const words = useText('places')
  const { failed } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const [opened, setOpened] = useState<ComponentProps<typeof PlaceDialog>['place']>()
  async function open(): Promise<void> {
    const { list } =
      place.place_id === null
        ? await api.trip.places({ query: name.slice(0, keywordLength.most) })
        : { list: [] }
    const isNamed = (known: KnownPlace) => known.name.ko === place.name.ko && known.name.en === place.name.en
    const place_id = place.place_id ?? list.find(isNamed)?.place_id ?? null
    const newPlace = { name: place.name, country: null, latitude: null, longitude: null }
    setOpened(place_id === null ? newPlace : await api.trip.place({ place_id }))
  }
  return (
    <>
      <IconButton name={words.locate(name)} onClick={() => void open().catch(() => toast(failed))}>
        <MapPin size={18} />
      </IconButton>
      {opened && (
        <Suspense>
          <PlaceDialog
            place={opened}
            onClose={() => setOpened(undefined)}
            onSaved={({ place_id, name: saved }) => {
              setOpened(undefined)
              onChange({ ...place, place_id, name: saved })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
