// One place: its names, its country and where it is, typed or touched on a map.
import { useState } from 'react'
import type { z } from 'zod'
import type { LocalizedText } from '#i18n/language.ts'
import { listCountries } from '#lib/countries.ts'
import { placeLimits } from '#limits/trade.ts'
import { type Api, useApi } from '#office/api.ts'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { Field, Select } from '#office/kit/field.tsx'
import { SaveConflictDialog } from '#office/kit/save-conflict.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { useSiteLanguages } from '#office/shell/me.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useLocalized, useSession } from '#web/session.tsx'
import type { Bind } from '#web/use-form.ts'
import { WorldMap } from './world-map.tsx'

export type AgencyPlace = Awaited<ReturnType<Api['trip']['place']>>
/** Without an id it is only a name yet, and becomes a place when it is saved. */
type PlaceDraft = Pick<AgencyPlace, 'name' | 'country' | 'latitude' | 'longitude'> & Partial<AgencyPlace>
type PlaceInput = { ko: string; en: string; country: string; latitude: string; longitude: string }
type Props = {
  place: PlaceDraft
  onSaved: (place: { place_id: number; name: LocalizedText }) => void
  onClose: () => void
}

const toPlaceInput = ({ name, country, ...coordinates }: PlaceDraft): PlaceInput => ({
  ...name,
  country: country ?? '',
  ...formatDegrees(coordinates),
})

const formatDegrees = ({ latitude, longitude }: Pick<PlaceDraft, 'latitude' | 'longitude'>) => ({
  latitude: latitude === null ? '' : String(latitude),
  longitude: longitude === null ? '' : String(longitude),
})

/** Undefined if it is no number in this range, null if nothing was typed. */
function parseDegrees(text: string, most: number): number | null | undefined {
  if (text.trim() === '') return null
  const number = Number(text)
  return Math.abs(number) <= most ? number : undefined
}

export default function PlaceDialog({ place, onSaved, onClose }: Props) {
  const words = useText('places')
  const { close } = useText('kit')
  const localized = useLocalized()
  const { input, setInput, spot, rangeErrors, form } = usePlaceForm(place, onSaved)
  const { submit, bind, sending, problem, conflict, sent, sendAgain } = form
  return (
    <Dialog
      title={localized(place.name) || words.add}
      onClose={onClose}
      closeLabel={close}
      ignoresBackdropClick
      className="max-w-3xl"
    >
      <form className="grid gap-4 tablet:grid-cols-2" onSubmit={submit}>
        <div className="grid content-start gap-3">
          <PlaceFields input={input} onChange={setInput} bind={bind} rangeErrors={rangeErrors} />
          {place.place_id !== undefined && <p className="text-13 text-soft">{words.keeps}</p>}
        </div>
        <WorldMap
          spot={spot}
          onChoose={(coordinates) => setInput((now) => ({ ...now, ...formatDegrees(coordinates) }))}
        />
        <div className="flex flex-wrap items-center justify-end gap-2 tablet:col-span-2">
          <Problem>{problem}</Problem>
          {spot && (
            <RemoveLocationButton onClick={() => setInput({ ...input, latitude: '', longitude: '' })} />
          )}
          <button type="submit" className="button-primary" disabled={sending}>
            {words.save}
          </button>
        </div>
      </form>
      <SaveConflictDialog
        conflict={conflict}
        toLines={(theirs) => toPlaceLines(toPlaceInput(theirs), words)}
        mine={() => toPlaceLines(input, words)}
        onKeepMine={(revision) => sent && 'revision' in sent && void sendAgain({ ...sent, revision })}
        onTakeTheirs={onSaved}
      />
    </Dialog>
  )
}

const RemoveLocationButton = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className="button-secondary mr-auto" onClick={onClick}>
    {useText('places').noWhere}
  </button>
)

function usePlaceForm(place: PlaceDraft, onSaved: Props['onSaved']) {
  const words = useText('places')
  const api = useApi()
  const toast = useToast()
  const [input, setInput] = useState(() => toPlaceInput(place))
  const { place_id, revision } = place
  const isStored = place_id !== undefined && revision !== undefined
  const latitude = parseDegrees(input.latitude, placeLimits.latitude)
  const longitude = parseDegrees(input.longitude, placeLimits.longitude)
  const spot = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
  const rangeErrors: RangeErrors = {
    ...(latitude === undefined && { latitude: words.notDegrees(placeLimits.latitude) }),
    ...(longitude === undefined && { longitude: words.notDegrees(placeLimits.longitude) }),
  }
  const form = useCallForm({
    call: ({ trip }): { input: z.ZodType<PlaceWrite> } => (isStored ? trip.changePlace : trip.addPlace),
    toInput: () => ({
      ...(isStored && { place_id, revision }),
      name: { ko: input.ko, en: input.en },
      country: input.country || null,
      latitude,
      longitude,
    }),
    validate: () => rangeErrors,
    send: async (input) => {
      const saved =
        'revision' in input
          ? await api.trip.changePlace(input).then(() => ({ place_id: input.place_id }))
          : await api.trip.addPlace(input)
      onSaved({ ...saved, name: input.name })
    },
    onSaved: () => toast(words.saved),
    loadTheirs: () => api.trip.place({ place_id: place_id ?? 0 }),
  })
  return { input, setInput, spot, rangeErrors, form }
}

type PlaceWrite = Parameters<Api['trip']['addPlace']>[0] | Parameters<Api['trip']['changePlace']>[0]
type RangeErrors = { latitude?: string; longitude?: string }

type PlaceFieldsProps = {
  input: PlaceInput
  onChange: (input: PlaceInput) => void
  bind: Bind
  rangeErrors: RangeErrors
}

function PlaceFields(props: PlaceFieldsProps) {
  const { input, onChange, bind } = props
  const words = useText('places')
  const speaksEnglish = useSiteLanguages().includes('en')
  const { language } = useSession()
  const getFieldProps = (name: keyof PlaceInput) => ({
    value: input[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...input, [name]: target.value }),
  })
  return (
    <>
      <Field {...bind('name.ko', 'name')} label={words.name} {...getFieldProps('ko')} />
      {speaksEnglish && <Field {...bind('name.en')} label={words.nameEn} {...getFieldProps('en')} />}
      <Select
        {...bind('country')}
        label={words.country}
        choices={[
          { value: '', name: words.noCountry },
          ...listCountries(language).map(({ code, name }) => ({ value: code, name })),
        ]}
        {...getFieldProps('country')}
      />
      <DegreeFields {...props} />
      <p className="text-13 text-soft">{words.degreesHint}</p>
    </>
  )
}

function DegreeFields({ input, onChange, bind, rangeErrors }: PlaceFieldsProps) {
  const words = useText('places')
  const inputProps = { inputMode: 'decimal', maxLength: placeLimits.typed } as const
  const getFieldProps = (name: keyof RangeErrors) => {
    const { error, ...field } = bind(name)
    return {
      ...field,
      ...inputProps,
      label: words[name],
      value: input[name],
      error: rangeErrors[name] ?? error,
    }
  }
  function typeLatitude(text: string): void {
    // As maps on the web copy it: both at once.
    const [, north, east] = /^\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*$/.exec(text) ?? []
    onChange({ ...input, ...(north && east ? { latitude: north, longitude: east } : { latitude: text }) })
  }
  return (
    <div className="grid grid-cols-2 gap-2">
      <Field {...getFieldProps('latitude')} onChange={({ target }) => typeLatitude(target.value)} />
      <Field
        {...getFieldProps('longitude')}
        onChange={({ target }) => onChange({ ...input, longitude: target.value })}
      />
    </div>
  )
}

type PlaceLabels = { name: string; nameEn: string; country: string; latitude: string; longitude: string }

const toPlaceLines = (input: PlaceInput, words: PlaceLabels): VersionLines => [
  [words.name, input.ko],
  [words.nameEn, input.en],
  [words.country, input.country],
  [words.latitude, input.latitude],
  [words.longitude, input.longitude],
]
