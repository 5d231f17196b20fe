// One place of a day: its hour, its name and a line. A name that was used before brings its place along.
import { useId, useRef, useState } from 'react'
import type { LocalizedText } from '#i18n/language.ts'
import { keywordLength, typingPause_ms } from '#limits/display.ts'
import { type Api, useApi } from '#office/api.ts'
import { TimeInput } from '#office/kit/date-input.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useCall } from '#web/use-call.ts'
import { BilingualField } from './bilingual-field.tsx'
import type { TripContent } from './use-trip-draft.ts'

export type DayPlace = TripContent['schedule'][number]['places'][number]
export type KnownPlace = Awaited<ReturnType<Api['trip']['places']>>['list'][number]
type Props = { label: string; field: string; place: DayPlace; onChange: (place: DayPlace) => void }

export function PlaceRow({ label, field, place, onChange }: Props) {
  const words = useText('trips')
  const { suggestions, name } = usePlaceName(place, onChange)
  return (
    <div className="grid min-w-0 gap-2 tablet:grid-cols-[8.75rem_minmax(0,1fr)]">
      <TimeField
        label={`${label} ${words.time}`}
        time={place.time}
        onChange={(time) => onChange({ ...place, time })}
      />
      <div className="grid min-w-0 gap-1">
        <BilingualField
          field={field}
          label={label}
          value={place.name}
          path={`${field}.name`}
          hidesLabel
          suggest={suggestions.map((each) => each.name)}
          onChange={(next) => void name(next)}
        />
        {(place.name.ko || place.name.en) && (
          <BilingualField
            field={`${field}.line`}
            label={`${label} ${words.placeLine}`}
            value={place.line}
            hidesLabel
            onChange={(line) => onChange({ ...place, line })}
          />
        )}
      </div>
    </div>
  )
}

type TimeFieldProps = { label: string; time: string | null; onChange: (time: string | null) => void }

function TimeField({ label, time, onChange }: TimeFieldProps) {
  const id = useId()
  return (
    <div className="grid content-start">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <TimeInput
        id={id}
        className="form-control"
        value={time ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </div>
  )
}

function usePlaceName(place: DayPlace, onChange: Props['onChange']) {
  const api = useApi()
  const { suggestions, search } = useKnownPlaces()
  const latest = useRef(place)
  latest.current = place

  /** The place whose name was chosen. A name that was typed becomes a place when the trip is published. */
  async function name(next: LocalizedText): Promise<void> {
    const found = suggestions.find(({ name: { ko, en } }) => (ko && ko === next.ko) || (en && en === next.en))
    search(next.ko === place.name.ko ? next.en : next.ko)
    if (!found) return onChange({ ...place, name: next, place_id: null })
    const fullName = { ko: next.ko || found.name.ko, en: next.en || found.name.en }
    onChange({ ...place, name: fullName, place_id: found.place_id })
    if (found.place_id !== null) return
    const { country, latitude, longitude } = found
    const { place_id } = await api.trip.addPlace({ name: fullName, country, latitude, longitude })
    onChange({ ...latest.current, place_id })
  }
  return { suggestions, name }
}

const noPlaces: readonly KnownPlace[] = []

function useKnownPlaces() {
  const api = useApi()
  const [text, setText] = useState('')
  const query = text.trim().slice(0, keywordLength.most)
  // A suggestion that does not come is none: the name can be typed.
  const { answer } = useCall(query.length < 2 ? undefined : query, () => api.trip.places({ query }), {
    delay_ms: typingPause_ms,
    keepsPrevious: true,
  })
  return { suggestions: answer?.list ?? noPlaces, search: setText }
}
