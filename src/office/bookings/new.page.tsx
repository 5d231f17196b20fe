// A booking for somebody on the telephone: which departure, how many, who. They agree and pay by link.
import { type FormEvent, useState } from 'react'
import { Link, useLoaderData, useParams } from 'react-router'
import { price } from '#domain/booking/price.ts'
import { typingPause_ms } from '#limits.ts'
import { withCommas } from '#plain/format.ts'
import { useSay } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { type Api, useApi } from '../api.ts'
import { Area, Field } from '../kit/field.tsx'
import { Heading } from '../kit/heading.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { Part } from '../kit/part.tsx'
import { Problem } from '../kit/problem.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import type { Loading } from '../page.ts'
import { useMay } from '../shell/me.ts'
import { HandedLink, type Link as PayLink } from './handed-link.tsx'
import { KnownCustomers } from './known-customers.tsx'
import { leavesAt } from './leaves-at.ts'
import { PartyFields } from './party-fields.tsx'

export const loader = ({ api, url }: Loading) =>
  api.reservation.departures({ q: url.searchParams.get('q') ?? undefined })

type Departure = Awaited<ReturnType<Api['reservation']['departures']>>['list'][number]
type Booked = { booking_id: string; total: number; link: PayLink }
const nobody = { name: '', contact: '', email: '', request: '', like: undefined as string | undefined }

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

function Form({ onAnother }: { onAnother: () => void }) {
  const all = useOffice('bookings')
  const words = all.newForm
  const api = useApi()
  const { save, saving, problem, wrong } = useSave()
  const [departure, setDeparture] = useState<Departure>()
  const [heads, setHeads] = useState({ party: { adult: 1, child: 0, baby: 0 }, single_rooms: 0 })
  const [options, setOptions] = useState<string[]>([])
  const [who, setWho] = useState(nobody)
  const [booked, setBooked] = useState<Booked>()
  const priced =
    departure &&
    price({
      prices: departure,
      ...heads,
      single_supplement: departure.single_supplement,
      options: departure.options.filter(({ option_id }) => options.includes(option_id)),
    })
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
  if (booked) return <Done booked={booked} who={who} onAnother={onAnother} />
  const choose = (chosen: Departure | undefined) => {
    setDeparture(chosen)
    setOptions([])
  }
  return (
    <form className="grid gap-4 desktop:grid-cols-[1fr_20rem]" onSubmit={(event) => void submit(event)}>
      <div className="grid min-w-0 content-start gap-4">
        <Departures chosen={departure} onChoose={choose} />
        <Part title={words.party}>
          <PartyFields {...heads} wrong={wrong} onChange={setHeads} />
          {departure && departure.options.length > 0 && (
            <Options departure={departure} chosen={options} onChoose={setOptions} />
          )}
        </Part>
        <Part title={words.who}>
          <div className="grid gap-3 tablet:grid-cols-2">
            <Field
              type="tel"
              label={words.contact}
              required
              {...limitsOf('reservation.book', 'contact')}
              autoComplete="off"
              value={who.contact}
              onChange={({ target }) => setWho({ ...who, contact: target.value, like: undefined })}
              error={wrong.contact}
            />
            <Field
              label={words.name}
              required
              {...limitsOf('reservation.book', 'name')}
              autoComplete="off"
              value={who.name}
              onChange={({ target }) => setWho({ ...who, name: target.value, like: undefined })}
              error={wrong.name}
            />
          </div>
          {!who.like && (
            <KnownCustomers
              name={who.name}
              contact={who.contact}
              onUse={(known) => setWho({ ...who, ...known })}
            />
          )}
          <Field
            type="email"
            label={words.email}
            hint={words.emailHint}
            {...limitsOf('reservation.book', 'email')}
            autoComplete="off"
            value={who.email}
            onChange={({ target }) => setWho({ ...who, email: target.value })}
            error={wrong.email}
          />
          <Area
            label={words.request}
            rows={2}
            {...limitsOf('reservation.book', 'request')}
            value={who.request}
            onChange={({ target }) => setWho({ ...who, request: target.value })}
          />
        </Part>
      </div>
      <div className="min-w-0 desktop:sticky desktop:top-4 desktop:self-start">
        <Sum priced={priced} saving={saving} problem={problem} />
      </div>
    </form>
  )
}

type Picking = { chosen: Departure | undefined; onChoose: (departure: Departure | undefined) => void }

function Departures({ chosen, onChoose }: Picking) {
  const all = useOffice('bookings')
  const words = all.newForm
  const say = useSay()
  const api = useApi()
  const { agency } = useParams()
  const may = useMay()
  const soonest = useLoaderData<typeof loader>()
  const [q, setQ] = useState('')
  const asked = q.trim().slice(0, 60)
  const { answer } = useCall(asked || undefined, () => api.reservation.departures({ q: asked }), {
    pause_ms: typingPause_ms,
    keepsOld: true,
  })
  if (chosen)
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
      {list?.length === 0 && (
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

function Options({ departure, chosen, onChoose }: Choosing) {
  const words = useOffice('bookings').newForm
  const say = useSay()
  return (
    <fieldset className="grid gap-1">
      <legend className="font-medium text-13 text-soft">{words.options}</legend>
      {departure.options.map(({ option_id, name, price: each }) => (
        <label key={option_id} className="flex min-h-9 items-center gap-2 text-15">
          <input
            type="checkbox"
            checked={chosen.includes(option_id)}
            onChange={({ target }) =>
              onChoose(
                target.checked ? [...chosen, option_id] : chosen.filter((other) => other !== option_id),
              )
            }
          />
          {say(name)} <span className="text-soft tabular-nums">{words.each(withCommas(each))}</span>
        </label>
      ))}
    </fieldset>
  )
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

type Finished = { booked: Booked; who: typeof nobody; onAnother: () => void }

function Done({ booked: { booking_id, total, link }, who, onAnother }: Finished) {
  const words = useOffice('bookings').newForm
  const { agency } = useParams()
  return (
    <div className="mx-auto grid max-w-xl gap-4">
      <Part title={words.booked}>
        <p role="status" className="text-15">
          {words.bookedLead(who.name, withCommas(total))}
          {who.email && <> · {words.mailed(who.email)}</>}
        </p>
        <HandedLink kind="pay" link={link} />
        <div className="flex flex-wrap gap-2">
          <Link to={`/${agency}/bookings/${booking_id}`} className="act">
            {words.open}
          </Link>
          <button type="button" className="act" onClick={onAnother}>
            {words.another}
          </button>
        </div>
      </Part>
    </div>
  )
}
