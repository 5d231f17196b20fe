// What is known of a day's hotel beside its name: stars, room, and where it lies. Asked once it has a name.
import { useState } from 'react'
import { placeLimits } from '#limits/trade.ts'
import { Field } from '#office/kit/field.tsx'
import { findFieldLimits } from '#office/kit/field-limits.ts'
import { useFieldError } from '#office/kit/use-autosave.ts'
import { useText } from '#office/kit/use-text.ts'
import type { TripContent } from './use-trip-draft.ts'

type DraftDay = TripContent['schedule'][number]
type HotelFacts = NonNullable<DraftDay['hotel_facts']>
type Props = { day: DraftDay; at: number; onChange: (day: DraftDay) => void }

const nothingKnown: HotelFacts = { stars: null, room_m2: null, latitude: null, longitude: null }

export default function HotelFactsFields({ day, at, onChange }: Props) {
  const words = useText('trips')
  const field = `schedule.${at}.hotel_facts`
  const errors = { stars: useFieldError(`${field}.stars`), room_m2: useFieldError(`${field}.room_m2`) }
  if (!day.hotel?.ko && !day.hotel?.en) return null
  const facts = day.hotel_facts ?? nothingKnown
  const change = (next: Partial<HotelFacts>) => onChange({ ...day, hotel_facts: { ...facts, ...next } })
  return (
    <fieldset className="grid content-start gap-2 tablet:grid-cols-3" data-field={field}>
      <legend className="sr-only">{words.hotelFacts.legend}</legend>
      {(['stars', 'room_m2'] as const).map((name) => (
        <Field
          key={name}
          label={words.hotelFacts[name]}
          type="number"
          {...findFieldLimits('trip.saveDraft', `content.${field}.${name}`)}
          value={facts[name] ?? ''}
          error={errors[name]}
          onChange={({ target }) => change({ [name]: target.value === '' ? null : Number(target.value) })}
        />
      ))}
      <LocationField facts={facts} onChange={change} />
    </fieldset>
  )
}

const formatLocation = ({ latitude, longitude }: HotelFacts) =>
  latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`

/** As maps on the web copy it: latitude and longitude at once. Undefined for a text that is no such place. */
function parseLocation(text: string): Pick<HotelFacts, 'latitude' | 'longitude'> | undefined {
  if (text.trim() === '') return { latitude: null, longitude: null }
  const [, north, east] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  const [latitude, longitude] = [Number(north), Number(east)]
  const isThere = Math.abs(latitude) <= placeLimits.latitude && Math.abs(longitude) <= placeLimits.longitude
  return isThere ? { latitude, longitude } : undefined
}

type LocationProps = { facts: HotelFacts; onChange: (next: Partial<HotelFacts>) => void }

function LocationField({ facts, onChange }: LocationProps) {
  const { hotelFacts: words } = useText('trips')
  const stored = formatLocation(facts)
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && parseLocation(typed) === undefined
  return (
    <Field
      label={words.location}
      hint={words.locationHint}
      error={isWrong ? words.notLocation : undefined}
      maxLength={placeLimits.typed}
      value={typed ?? stored}
      onChange={({ target }) => {
        setTyped(target.value)
        const location = parseLocation(target.value)
        if (location) onChange(location)
      }}
      onBlur={() => !isWrong && setTyped(undefined)}
    />
  )
}
