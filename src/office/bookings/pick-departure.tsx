// The departure that a caller wants: looked for by trip or day, and what can be added to it.
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { typingPause_ms } from '#limits/shown.ts'
import { withCommas } from '#plain/format.ts'
import { useSay } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { type Api, useApi } from '../api.ts'
import { CheckBox } from '../kit/check-box.tsx'
import { Field } from '../kit/field.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { Part } from '../kit/part.tsx'
import { useOffice } from '../kit/use-words.ts'
import { useMay } from '../shell/me.ts'
import { leavesAt } from './leaves-at.ts'

type Departures = Awaited<ReturnType<Api['reservation']['departures']>>
export type Departure = Departures['list'][number]
type Picking = {
  /** Shown until something is looked for. */
  soonest: Departures
  chosen: Departure | undefined
  onChoose: (departure: Departure | undefined) => void
}

export function PickDeparture({ chosen, onChoose, ...looking }: Picking) {
  const words = useOffice('bookings').newForm
  const say = useSay()
  if (!chosen) return <LookFor {...looking} onChoose={onChoose} />
  return (
    <Part
      title={words.chosen}
      aside={
        <button type="button" className="act" onClick={() => onChoose(undefined)}>
          {words.other}
        </button>
      }
    >
      <p className="text-15">
        <span className="font-semibold">{say(chosen.page_title)}</span>{' '}
        <span className="text-soft tabular-nums whitespace-nowrap">
          {leavesAt(chosen)} – {chosen.return_date} · {words.left(chosen.left)}
        </span>
      </p>
    </Part>
  )
}

function LookFor({ soonest, onChoose }: Omit<Picking, 'chosen'>) {
  const all = useOffice('bookings')
  const words = all.newForm
  const say = useSay()
  const api = useApi()
  const { agency } = useParams()
  const may = useMay()
  const [q, setQ] = useState('')
  const asked = q.trim().slice(0, 60)
  const { answer } = useCall(asked || undefined, () => api.reservation.departures({ q: asked }), {
    pause_ms: typingPause_ms,
    keepsOld: true,
  })
  const list = (asked === '' ? soonest : answer)?.list
  return (
    <Part title={words.departures}>
      <Field
        type="search"
        label={words.trip}
        placeholder={words.tripHint}
        {...limitsOf('reservation.departures', 'q')}
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      {list?.length === 0 && asked !== '' && <p className="text-15 text-soft">{words.noneFound(asked)}</p>}
      {list?.length === 0 && asked === '' && (
        <p className="text-15 text-soft">
          {words.noDepartures}{' '}
          {may('departures') && (
            <Link to={`/${agency}/trips`} className="text-brand-700 underline underline-offset-4">
              {words.addDepartures}
            </Link>
          )}
        </p>
      )}
      <ul className="grid max-h-80 grid-cols-1 gap-1 overflow-y-auto">
        {list?.map((each) => (
          <li key={each.departure_id}>
            <button
              type="button"
              onClick={() => onChoose(each)}
              className="flex min-h-11 w-full items-center max-tablet:flex-wrap gap-x-3 rounded-lg border border-line px-3 py-1.5 text-left text-15 hover:border-brand-500"
            >
              <span className="tabular-nums whitespace-nowrap">{leavesAt(each)}</span>
              <span className="min-w-0 grow font-medium max-tablet:order-last max-tablet:basis-full tablet:truncate">
                {say(each.page_title)}
              </span>
              <span className="text-soft tabular-nums whitespace-nowrap">
                {all.won(withCommas(each.adult_price))} · {words.left(each.left)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Part>
  )
}

type Choosing = { departure: Departure; chosen: string[]; onChoose: (options: string[]) => void }

export function Options({ departure, chosen, onChoose }: Choosing) {
  const words = useOffice('bookings').newForm
  const say = useSay()
  return (
    <fieldset className="grid gap-1">
      <legend className="font-medium text-13 text-soft">{words.options}</legend>
      {departure.options.map(({ option_id, name, price: each }) => (
        <CheckBox
          key={option_id}
          checked={chosen.includes(option_id)}
          onCheck={(isChosen) =>
            onChoose(isChosen ? [...chosen, option_id] : chosen.filter((other) => other !== option_id))
          }
        >
          {say(name)} <span className="text-soft tabular-nums">{words.each(withCommas(each))}</span>
        </CheckBox>
      ))}
    </fieldset>
  )
}
