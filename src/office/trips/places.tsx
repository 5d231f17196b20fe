// The places of a day: put in order, carried to another day, and located on the map.
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { keywordLength } from '#limits/shown.ts'
import { ChevronDown, ChevronUp, MapPin, Menu, X } from '#ui/icons.ts'
import { useSay } from '#web/session.tsx'
import type { Words } from '#words/language.ts'
import { useApi } from '../api.ts'
import { useTell } from '../kit/toast.tsx'
import { useOffice } from '../kit/use-words.ts'
import { type Known, OnePlace, type Place } from './one-place.tsx'
import { Small } from './small.tsx'

const PlaceDialog = lazy(() => import('./place-dialog.tsx'))

/** By which a place is taken along with the mouse, and where it is let go. */
export type Carrying = { onCarry: (at: number) => void; onDrop: (at: number) => void }
type Props = {
  day: number
  field: string
  places: readonly Place[]
  carrying: Carrying
  onChange: (places: Place[]) => void
}

const nothing: Words = { ko: '', en: '' }
const noPlace: Place = { place_id: null, time: null, name: nothing, line: nothing }

export function Places({ day, field, places, carrying, onChange }: Props) {
  const words = useOffice('trips')
  const say = useSay()
  return (
    <ol className="grid gap-2">
      {[...places, noPlace].map((place, at) => {
        const name = say(place.name) || words.placeOf(day, at + 1)
        const put = (next: Place) => onChange([...places.slice(0, at), next, ...places.slice(at + 1)])
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by where it stands alone
            key={at}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-1 border-line border-t pt-2"
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              carrying.onDrop(Math.min(at, places.length))
            }}
          >
            <OnePlace
              label={words.placeOf(day, at + 1)}
              field={`${field}.${at}`}
              place={place}
              onChange={put}
            />
            {at < places.length && (
              <PlaceActs
                {...{ place, name, at }}
                isLast={at === places.length - 1}
                onCarry={() => carrying.onCarry(at)}
                onChange={put}
                onMove={(to) => onChange(places.toSpliced(at, 1).toSpliced(to, 0, place))}
                onRemove={() => onChange(places.toSpliced(at, 1))}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}

type ActsProps = Locating & {
  at: number
  isLast: boolean
  onCarry: () => void
  onMove: (to: number) => void
  onRemove: () => void
}

function PlaceActs({ place, name, at, isLast, onCarry, onChange, onMove, onRemove }: ActsProps) {
  const words = useOffice('trips')
  return (
    <span className="grid content-start desktop:grid-cols-2">
      <span
        draggable
        aria-hidden
        title={words.carryPlace(name)}
        className="icon-button hidden size-9 cursor-grab text-soft desktop:grid"
        onDragStart={(event) => {
          event.dataTransfer.setData('text/plain', name)
          onCarry()
        }}
      >
        <Menu size={18} />
      </span>
      <Locate {...{ place, name, onChange }} />
      <Small name={words.placeUp(name)} isOff={at === 0} onClick={() => onMove(at - 1)}>
        <ChevronUp size={18} />
      </Small>
      <Small name={words.placeDown(name)} isOff={isLast} onClick={() => onMove(at + 1)}>
        <ChevronDown size={18} />
      </Small>
      <Small name={words.removePlace(name)} onClick={onRemove}>
        <X size={18} />
      </Small>
    </span>
  )
}

type Locating = { place: Place; name: string; onChange: (place: Place) => void }

/** Where it is. One that is only a name is looked for among those of the agency first. */
function Locate({ place, name, onChange }: Locating) {
  const words = useOffice('places')
  const { failed } = useOffice('kit')
  const api = useApi()
  const tell = useTell()
  const [opened, setOpened] = useState<ComponentProps<typeof PlaceDialog>['place']>()
  async function open(): Promise<void> {
    const { list } =
      place.place_id === null
        ? await api.trip.places({ query: name.slice(0, keywordLength.most) })
        : { list: [] }
    const isNamed = (known: Known) => known.name.ko === place.name.ko && known.name.en === place.name.en
    const place_id = place.place_id ?? list.find(isNamed)?.place_id ?? null
    const unknown = { name: place.name, country: null, latitude: null, longitude: null }
    setOpened(place_id === null ? unknown : await api.trip.place({ place_id }))
  }
  return (
    <>
      <Small name={words.locate(name)} onClick={() => void open().catch(() => tell(failed))}>
        <MapPin size={18} />
      </Small>
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
