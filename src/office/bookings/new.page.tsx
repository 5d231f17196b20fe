// A booking for somebody on the telephone: which departure, how many, who. They agree and pay by link.
import { type FormEvent, useState } from 'react'
import { useLoaderData } from 'react-router'
import { price } from '#domain/booking/price.ts'
import { withCommas } from '#plain/format.ts'
import { Problem } from '#ui/problem.tsx'
import { useSay } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Heading } from '../kit/heading.tsx'
import { Part } from '../kit/part.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import type { Loading } from '../page.ts'
import { Booked, type Booking } from './booked.tsx'
import { Caller, nobody } from './caller.tsx'
import { PartyFields } from './party-fields.tsx'
import { type Departure, Options, PickDeparture } from './pick-departure.tsx'

export const loader = ({ api, url }: Loading) =>
  api.reservation.departures({ q: url.searchParams.get('q') ?? undefined })

export default function NewBooking() {
  const words = useOffice('bookings').newForm
  const [round, setRound] = useState(0)
  return (
    <div className="mx-auto max-w-5xl">
      <Heading title={words.title} lead={words.lead} />
      <Form key={round} onAnother={() => setRound(round + 1)} />
    </div>
  )
}

const onePerson = { party: { adult: 1, child: 0, baby: 0 }, single_rooms: 0 }

function Form({ onAnother }: { onAnother: () => void }) {
  const words = useOffice('bookings').newForm
  const soonest = useLoaderData<typeof loader>()
  const api = useApi()
  const { save, saving, problem, wrong } = useSave()
  const [departure, setDeparture] = useState<Departure>()
  const [heads, setHeads] = useState(onePerson)
  const [options, setOptions] = useState<string[]>([])
  const [who, setWho] = useState(nobody)
  const [booked, setBooked] = useState<Booking>()
  const priced = departure && priceOf(departure, heads, options)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!departure || !priced) return
    const { package_code, departure_date, departure_id } = departure
    const { like, ...typed } = who
    const asked = {
      package_code,
      departure_date,
      departure_id,
      ...heads,
      options,
      ...typed,
      total: priced.total,
    }
    await save(async (sending) => {
      const { booking_id, total } = await api.reservation.book({ ...asked, ...(like && { like }) }, sending)
      setBooked({ booking_id, total, link: await api.reservation.payLink({ booking_id }) })
    })
  }
  if (booked) return <Booked booked={booked} who={who} onAnother={onAnother} />
  const choose = (chosen: Departure | undefined) => {
    setDeparture(chosen)
    setOptions([])
  }
  return (
    <form className="grid gap-4 desktop:grid-cols-[1fr_20rem]" onSubmit={(event) => void submit(event)}>
      <div className="grid min-w-0 content-start gap-4">
        <PickDeparture soonest={soonest} chosen={departure} onChoose={choose} />
        <Part title={words.party}>
          <PartyFields {...heads} wrong={wrong} onChange={setHeads} />
          {departure && departure.options.length > 0 && (
            <Options departure={departure} chosen={options} onChoose={setOptions} />
          )}
        </Part>
        <Caller {...{ who, wrong }} onChange={setWho} />
      </div>
      <div className="min-w-0 desktop:sticky desktop:top-4 desktop:self-start">
        <Sum priced={priced} saving={saving} problem={problem} />
      </div>
    </form>
  )
}

function priceOf(departure: Departure, heads: typeof onePerson, chosen: string[]) {
  const { single_supplement } = departure
  const options = departure.options.filter(({ option_id }) => chosen.includes(option_id))
  return price({ prices: departure, ...heads, single_supplement, options })
}

type Summing = { priced: ReturnType<typeof price> | undefined; saving: boolean; problem: string }

function Sum({ priced, saving, problem }: Summing) {
  const all = useOffice('bookings')
  const words = all.newForm
  const say = useSay()
  return (
    <Part title={words.sum}>
      {!priced && <p className="text-15 text-soft">{words.pick}</p>}
      <ul className="grid gap-0.5 text-15">
        {priced?.lines.map(({ kind, name, each, count, sum }) => (
          <li key={`${kind} ${say(name)}`} className="flex justify-between gap-3">
            <span className="text-soft">
              {name ? say(name) : all.priceLine[kind]} {count} × {withCommas(each)}
            </span>
            <span className="tabular-nums whitespace-nowrap">{all.won(withCommas(sum))}</span>
          </li>
        ))}
      </ul>
      {priced && (
        <p className="flex justify-between gap-3 border-line border-t pt-2 font-semibold">
          <span>{words.total}</span>
          <span className="tabular-nums">{all.won(withCommas(priced.total))}</span>
        </p>
      )}
      <Problem>{problem}</Problem>
      <button type="submit" className="act-main" disabled={saving || !priced}>
        {words.submit}
      </button>
    </Part>
  )
}
