// One place: its names, its country and where it is, typed or touched on a map.
import { useState } from 'react'
import { placeLimits } from '#limits/trade.ts'
import { countriesIn } from '#plain/countries.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useSay, useSession } from '#web/session.tsx'
import type { Words } from '#words/language.ts'
import { type Api, useApi } from '../api.ts'
import { Choose, Field } from '../kit/field.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { ChooseOne, useSaveOver } from '../kit/save-over.tsx'
import { useTell } from '../kit/toast.tsx'
import { useOffice } from '../kit/use-words.ts'
import { WorldMap } from './world-map.tsx'

export type Own = Awaited<ReturnType<Api['trip']['place']>>
/** Without an id it is only a name yet, and becomes a place when it is saved. */
type Known = Pick<Own, 'name' | 'country' | 'latitude' | 'longitude'> & Partial<Own>
type Typed = { ko: string; en: string; country: string; latitude: string; longitude: string }
type Props = {
  place: Known
  onSaved: (place: { place_id: number; name: Words }) => void
  onClose: () => void
}

const typedOf = ({ name, country, ...there }: Known): Typed => ({
  ...name,
  country: country ?? '',
  ...degreesIn(there),
})

const degreesIn = ({ latitude, longitude }: Pick<Known, 'latitude' | 'longitude'>) => ({
  latitude: latitude === null ? '' : String(latitude),
  longitude: longitude === null ? '' : String(longitude),
})

/** Undefined for what is no such number; null for nothing. */
function degreesOf(text: string, most: number): number | null | undefined {
  if (text.trim() === '') return null
  const number = Number(text)
  return Math.abs(number) <= most ? number : undefined
}

export default function PlaceDialog({ place, onSaved, onClose }: Props) {
  const words = useOffice('places')
  const { close } = useOffice('kit')
  const say = useSay()
  const { typed, setTyped, spot, outside, send, saving, problem, wrong, meeting } = usePlace(place, onSaved)
  return (
    <Dialog
      title={say(place.name) || words.add}
      onClose={onClose}
      closer={close}
      keepsOpen
      className="max-w-3xl"
    >
      <form
        className="grid gap-4 tablet:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          void send(place.revision)
        }}
      >
        <div className="grid content-start gap-3">
          <PlaceFields typed={typed} onType={setTyped} wrong={{ ...wrong, ...outside }} />
          {place.place_id !== undefined && <p className="text-13 text-soft">{words.keeps}</p>}
        </div>
        <WorldMap spot={spot} onChoose={(there) => setTyped((now) => ({ ...now, ...degreesIn(there) }))} />
        <div className="flex flex-wrap items-center justify-end gap-2 tablet:col-span-2">
          <Problem>{problem}</Problem>
          {spot && <NoWhere onClick={() => setTyped({ ...typed, latitude: '', longitude: '' })} />}
          <button type="submit" className="act-main" disabled={saving}>
            {words.save}
          </button>
        </div>
      </form>
      <ChooseOne
        meeting={meeting}
        linesOf={(theirs) => linesOf(typedOf(theirs), words)}
        mine={() => linesOf(typed, words)}
        onKeepMine={(revision) => void send(revision)}
        onTakeTheirs={onSaved}
      />
    </Dialog>
  )
}

const NoWhere = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className="act mr-auto" onClick={onClick}>
    {useOffice('places').noWhere}
  </button>
)

function usePlace(place: Known, onSaved: Props['onSaved']) {
  const words = useOffice('places')
  const api = useApi()
  const tell = useTell()
  const [typed, setTyped] = useState(() => typedOf(place))
  const { place_id } = place
  const { save, saving, problem, wrong, meeting } = useSaveOver(() =>
    api.trip.place({ place_id: place_id ?? 0 }),
  )
  const latitude = degreesOf(typed.latitude, placeLimits.latitude)
  const longitude = degreesOf(typed.longitude, placeLimits.longitude)
  const spot = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
  async function send(revision: number | undefined): Promise<void> {
    if (latitude === undefined || longitude === undefined) return
    const written = {
      name: { ko: typed.ko, en: typed.en },
      country: typed.country || null,
      latitude,
      longitude,
    }
    const isDone = await save(async () => {
      const saved =
        place_id === undefined || revision === undefined
          ? await api.trip.addPlace(written)
          : await api.trip.changePlace({ place_id, revision, ...written }).then(() => ({ place_id }))
      onSaved({ ...saved, name: written.name })
    })
    if (isDone) tell(words.saved)
  }
  const outside: Record<string, string> = {
    ...(latitude === undefined && { latitude: words.notDegrees(placeLimits.latitude) }),
    ...(longitude === undefined && { longitude: words.notDegrees(placeLimits.longitude) }),
  }
  return { typed, setTyped, spot, outside, send, saving, problem, wrong, meeting }
}

type Editing = {
  typed: Typed
  onType: (typed: Typed) => void
  wrong: Readonly<Record<string, string | undefined>>
}

function PlaceFields({ typed, onType, wrong }: Editing) {
  const words = useOffice('places')
  const { language } = useSession()
  const at = (name: keyof Typed) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => onType({ ...typed, [name]: target.value }),
  })
  return (
    <>
      <Field
        label={words.name}
        error={wrong['name.ko'] ?? wrong.name}
        {...limitsOf('trip.changePlace', 'name.ko')}
        {...at('ko')}
      />
      <Field
        label={words.nameEn}
        error={wrong['name.en']}
        {...limitsOf('trip.changePlace', 'name.en')}
        {...at('en')}
      />
      <Choose
        label={words.country}
        error={wrong.country}
        choices={[
          { value: '', name: words.noCountry },
          ...countriesIn(language).map(({ code, name }) => ({ value: code, name })),
        ]}
        {...at('country')}
      />
      <Degrees {...{ typed, onType, wrong }} />
      <p className="text-13 text-soft">{words.degreesHint}</p>
    </>
  )
}

function Degrees({ typed, onType, wrong }: Editing) {
  const words = useOffice('places')
  const about = { inputMode: 'decimal', maxLength: placeLimits.typed } as const
  function typeLatitude(text: string): void {
    // As maps on the web copy it: both at once.
    const [, north, east] = /^\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*$/.exec(text) ?? []
    onType({ ...typed, ...(north && east ? { latitude: north, longitude: east } : { latitude: text }) })
  }
  return (
    <div className="grid grid-cols-2 gap-2">
      <Field
        label={words.latitude}
        error={wrong.latitude}
        {...about}
        value={typed.latitude}
        onChange={({ target }) => typeLatitude(target.value)}
      />
      <Field
        label={words.longitude}
        error={wrong.longitude}
        {...about}
        value={typed.longitude}
        onChange={({ target }) => onType({ ...typed, longitude: target.value })}
      />
    </div>
  )
}

type Labels = { name: string; nameEn: string; country: string; latitude: string; longitude: string }

const linesOf = (typed: Typed, words: Labels): [string, string][] => [
  [words.name, typed.ko],
  [words.nameEn, typed.en],
  [words.country, typed.country],
  [words.latitude, typed.latitude],
  [words.longitude, typed.longitude],
]
