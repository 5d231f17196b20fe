// Trips out of the export of another Naru: picked, and brought in together as drafts.
import { useState } from 'react'
import type { TripsFile } from '#domain/trip/import-export.ts'
import { toNewTrip } from '#domain/trip/to-new-trip.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { getToday } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import { Select } from '#office/kit/field.tsx'
import { useOfficeNavigate } from '#office/kit/office-link.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'
import { useLocalized } from '#web/session.tsx'

type Props = { file: TripsFile; categories: readonly { id: number; name: LocalizedText }[] }

export function ImportOtherTrips({ file: { trips, categories: theirs }, categories }: Props) {
  const { other: words } = useText('imports')
  const localized = useLocalized()
  const api = useApi()
  const toast = useToast()
  const navigate = useOfficeNavigate()
  const [picked, setPicked] = useState(() => new Set(trips.map(({ package_code }) => package_code)))
  const today = getToday()
  const { submit, sending, problem } = useCallForm({
    call: ({ trip }) => trip.importTrips,
    toInput: async ({ category }) => {
      const { categories: ours } = await api.trip.exportTrips({})
      const chosen = trips.filter(({ package_code }) => picked.has(package_code))
      const otherwise = Number(category)
      return { trips: chosen.map((trip) => toNewTrip(trip, { theirs, ours, otherwise, today })) }
    },
    send: (input, sending) => api.trip.importTrips(input, sending),
    onSaved: (_answer, { trips: drafts }) => {
      toast(words.made(drafts.length))
      void navigate('/trips?state=draft')
    },
  })
  return (
    <form className="panel grid gap-3 p-4" onSubmit={submit}>
      <h2 className="font-semibold text-16">{words.title}</h2>
      <p className="text-15 text-soft">{words.lead}</p>
      <PickTrips trips={trips} today={today} picked={picked} onPick={setPicked} />
      <Select
        name="category"
        label={words.category}
        choices={categories.map(({ id, name }) => ({ value: String(id), name: localized(name) }))}
        required
      />
      <Problem>{problem}</Problem>
      <button
        type="submit"
        className="button-primary justify-self-end"
        disabled={sending || picked.size === 0}
      >
        {words.make(picked.size)}
      </button>
    </form>
  )
}

type PickProps = {
  trips: TripsFile['trips']
  today: string
  /** The codes of the trips that are picked. */
  picked: ReadonlySet<string>
  onPick: (picked: Set<string>) => void
}

function PickTrips({ trips, today, picked, onPick }: PickProps) {
  const { other: words } = useText('imports')
  const localized = useLocalized()
  function pick(code: string, isPicked: boolean): void {
    const next = new Set(picked)
    if (isPicked) next.add(code)
    else next.delete(code)
    onPick(next)
  }
  return (
    <fieldset className="grid max-h-[50vh] gap-1 overflow-y-auto">
      <legend className="sr-only">{words.pick}</legend>
      {trips.map(({ package_code, content, departures }) => (
        <CheckBox
          key={package_code}
          checked={picked.has(package_code)}
          onCheck={(isChecked) => pick(package_code, isChecked)}
        >
          {localized(content.page_title)}
          <span className="text-13 text-soft">
            {words.departures(departures.filter(({ departure_date }) => departure_date > today).length)}
          </span>
        </CheckBox>
      ))}
    </fieldset>
  )
}
