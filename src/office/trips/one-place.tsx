// One place of a day: its hour, its name and a line. A name that was used before brings its place along.
import { useId, useRef, useState } from 'react'
import { keywordLength, typingPause_ms } from '#limits/shown.ts'
import { useCall } from '#web/use-call.ts'
import type { Words } from '#words/language.ts'
import { type Api, useApi } from '../api.ts'
import { useOffice } from '../kit/use-words.ts'
import { Both } from './both.tsx'
import type { Content } from './use-draft.ts'

export type Place = Content['schedule'][number]['places'][number]
export type Known = Awaited<ReturnType<Api['trip']['places']>>['list'][number]
type Props = { label: string; field: string; place: Place; onChange: (place: Place) => void }

export function OnePlace({ label, field, place, onChange }: Props) {
  const words = useOffice('trips')
  const { known, name } = useNaming(place, onChange)
  return (
    <div className="grid min-w-0 gap-2 tablet:grid-cols-[8.75rem_minmax(0,1fr)]">
      <Hour
        label={`${label} ${words.time}`}
        time={place.time}
        onChange={(time) => onChange({ ...place, time })}
      />
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

type HourProps = { label: string; time: string | null; onChange: (time: string | null) => void }

function Hour({ label, time, onChange }: HourProps) {
  const id = useId()
  return (
    <div className="grid content-start">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="time"
        className="box"
        value={time ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </div>
  )
}

function useNaming(place: Place, onChange: Props['onChange']) {
  const api = useApi()
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
  return { known, name }
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
