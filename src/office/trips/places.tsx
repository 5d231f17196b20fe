// The places of a day. A name that was used before brings its place along; a city of the world becomes one.
import { type ComponentProps, lazy, Suspense, useId, useRef, useState } from 'react'
import { keywordLength, typingPause_ms } from '#limits.ts'
import { ChevronDown, ChevronUp, MapPin, Menu, X } from '#ui/icons.ts'
import { useSay } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import type { Words } from '#words/language.ts'
import { type Api, useApi } from '../api.ts'
import { useTell } from '../kit/toast.tsx'
import { useOffice } from '../kit/use-words.ts'
import { Both } from './both.tsx'
import { Small } from './small.tsx'
import type { Content } from './use-draft.ts'

const PlaceDialog = lazy(() => import('./place-dialog.tsx'))

type Place = Content['schedule'][number]['places'][number]
type Known = Awaited<ReturnType<Api['trip']['places']>>['list'][number]
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
              <span className="grid content-start desktop:grid-cols-2">
                <span
                  draggable
                  aria-hidden
                  title={words.carryPlace(name)}
                  className="icon-button hidden size-9 cursor-grab text-soft desktop:grid"
                  onDragStart={(event) => {
                    event.dataTransfer.setData('text/plain', name)
                    carrying.onCarry(at)
                  }}
                >
                  <Menu size={18} />
                </span>
                <Locate place={place} name={name} onChange={put} />
                <Small name={words.placeUp(name)} isOff={at === 0} onClick={() => move(at, -1)}>
                  <ChevronUp size={18} />
                </Small>
                <Small
                  name={words.placeDown(name)}
                  isOff={at === places.length - 1}
                  onClick={() => move(at, 1)}
                >
                  <ChevronDown size={18} />
                </Small>
                <Small name={words.removePlace(name)} onClick={() => onChange(places.toSpliced(at, 1))}>
                  <X size={18} />
                </Small>
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )

  function move(at: number, by: 1 | -1): void {
    const [place] = places.slice(at, at + 1)
    if (place) onChange(places.toSpliced(at, 1).toSpliced(at + by, 0, place))
  }
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

type One = { label: string; field: string; place: Place; onChange: (place: Place) => void }

function OnePlace({ label, field, place, onChange }: One) {
  const words = useOffice('trips')
  const api = useApi()
  const id = useId()
  const { known, ask } = useKnownPlaces()
  const now = useRef(place)
  now.current = place

  /** The one whose name was chosen; what is typed otherwise is only a name until it is published. */
  async function name(next: Words): Promise<void> {
    const found = known.find(({ name: { ko, en } }) => (ko && ko === next.ko) || (en && en === next.en))
    ask(next.ko === place.name.ko ? next.en : next.ko)
    if (!found) return onChange({ ...place, name: next, place_id: null })
    const filled = { ko: next.ko || found.name.ko, en: next.en || found.name.en }
    onChange({ ...place, name: filled, place_id: found.place_id })
    if (found.place_id !== null) return
    const { country, latitude, longitude } = found
    const { place_id } = await api.trip.addPlace({ name: filled, country, latitude, longitude })
    onChange({ ...now.current, place_id })
  }
  return (
    <div className="grid min-w-0 gap-2 tablet:grid-cols-[8.75rem_minmax(0,1fr)]">
      <div className="grid content-start">
        <label htmlFor={id} className="sr-only">
          {`${label} ${words.time}`}
        </label>
        <input
          id={id}
          type="time"
          className="box"
          value={place.time ?? ''}
          onChange={({ target }) => onChange({ ...place, time: target.value || null })}
        />
      </div>
      <div className="grid min-w-0 gap-1">
        <Both
          field={field}
          label={label}
          value={place.name}
          of={`${field}.name`}
          quiet
          suggest={known.map((each) => each.name)}
          onChange={(next) => void name(next)}
        />
        {(place.name.ko || place.name.en) && (
          <Both
            field={`${field}.line`}
            label={`${label} ${words.placeLine}`}
            value={place.line}
            quiet
            onChange={(line) => onChange({ ...place, line })}
          />
        )}
      </div>
    </div>
  )
}

const none: readonly Known[] = []

function useKnownPlaces() {
  const api = useApi()
  const [typed, setTyped] = useState('')
  const query = typed.trim().slice(0, keywordLength.most)
  // A suggestion that does not come is none: the name can be typed.
  const { answer } = useCall(query.length < 2 ? undefined : query, () => api.trip.places({ query }), {
    pause_ms: typingPause_ms,
    keepsOld: true,
  })
  return { known: answer?.list ?? none, ask: setTyped }
}
