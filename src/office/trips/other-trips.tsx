// Trips out of the export of another Naru: picked, and brought in together as drafts.
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { asNew } from '#domain/trip/as-new.ts'
import type { TripsFile } from '#domain/trip/exchange.ts'
import { Problem } from '#ui/problem.tsx'
import { useSay } from '#web/session.tsx'
import type { Words } from '#words/language.ts'
import { useApi } from '../api.ts'
import { Choose } from '../kit/field.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'

type Props = { file: TripsFile; categories: readonly { id: number; name: Words }[] }

export function OtherTrips({ file: { trips, categories: theirs }, categories }: Props) {
  const { other: words } = useOffice('exchange')
  const say = useSay()
  const api = useApi()
  const tell = useTell()
  const navigate = useNavigate()
  const { agency = '' } = useParams()
  const { save, saving, problem, wrong } = useSave()
  const [picked, setPicked] = useState(() => new Set(trips.map(({ package_code }) => package_code)))
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })
  async function make(otherwise: number): Promise<void> {
    const isDone = await save(async (sending) => {
      const { categories: ours } = await api.trip.exportTrips({})
      const chosen = trips.filter(({ package_code }) => picked.has(package_code))
      const coming = chosen.map((trip) => asNew(trip, { theirs, ours, otherwise, today }))
      await api.trip.importTrips({ trips: coming }, sending)
      tell(words.made(coming.length))
    })
    if (isDone) void navigate(`/${agency}/trips?state=draft`)
  }
  return (
    <form
      className="panel grid gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        void make(Number(new FormData(event.currentTarget).get('category')))
      }}
    >
      <h2 className="font-semibold text-16">{words.title}</h2>
      <p className="text-15 text-soft">{words.lead}</p>
      <PickTrips {...{ trips, today, picked }} onPick={setPicked} />
      <Choose
        name="category"
        label={words.category}
        choices={categories.map(({ id, name }) => ({ value: String(id), name: say(name) }))}
        required
      />
      <Problem>{problem || Object.values(wrong).find(Boolean) || ''}</Problem>
      <button type="submit" className="act-main justify-self-end" disabled={saving || picked.size === 0}>
        {words.make(picked.size)}
      </button>
    </form>
  )
}

type PickProps = {
  trips: TripsFile['trips']
  today: string
  /** By their codes. */
  picked: ReadonlySet<string>
  onPick: (picked: Set<string>) => void
}

function PickTrips({ trips, today, picked, onPick }: PickProps) {
  const { other: words } = useOffice('exchange')
  const say = useSay()
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
        <label key={package_code} className="flex min-h-11 mouse:min-h-9 items-center gap-2">
          <input
            type="checkbox"
            checked={picked.has(package_code)}
            onChange={({ target }) => pick(package_code, target.checked)}
          />
          {say(content.page_title)}
          <span className="text-13 text-soft">
            {words.departures(departures.filter(({ departure_date }) => departure_date > today).length)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
