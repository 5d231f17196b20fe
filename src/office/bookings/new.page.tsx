// A booking for somebody on the telephone: which departure, how many, who. They agree and pay by link.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { countPeople, priceParty } from '#domain/booking/price.ts'
import { listHoldingDiscounts } from '#domain/catalog/discounts.ts'
import { formatNumber, getToday } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Problem } from '#ui/problem.tsx'
import { useLocalized } from '#web/session.tsx'
import { BookingCreated, type CreatedBooking } from './booking-created.tsx'
import { CallerFields, emptyCaller } from './caller-fields.tsx'
import { type BookableDeparture, DeparturePicker, OptionPicker } from './departure-picker.tsx'
import { PartyFields } from './party-fields.tsx'

export const loader = ({ api, url }: LoaderArgs) =>
  api.departure.openDepartures({ q: url.searchParams.get('q') ?? undefined })

export default function NewBookingPage() {
  const words = useText('bookings').newForm
  const [formKey, setFormKey] = useState(0)
  return (
    <div className="max-w-5xl">
      <PageHeader title={words.title} lead={words.lead} />
      <NewBookingForm key={formKey} onBookAnother={() => setFormKey(formKey + 1)} />
    </div>
  )
}

const defaultHeadcount = { party: { adult: 1, child: 0, baby: 0 }, single_rooms: 0 }

function NewBookingForm({ onBookAnother }: { onBookAnother: () => void }) {
  const words = useText('bookings').newForm
  const soonest = useLoaderData<typeof loader>()
  const api = useApi()
  const [departure, setDeparture] = useState<BookableDeparture>()
  const [headcount, setHeadcount] = useState(defaultHeadcount)
  const [options, setOptions] = useState<string[]>([])
  const [caller, setCaller] = useState(emptyCaller)
  const [created, setCreated] = useState<CreatedBooking>()
  const priced = departure && priceBooking(departure, headcount, options)
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ reservation }) => reservation.book,
    toInput: () => ({
      package_code: departure?.package_code,
      departure_date: departure?.departure_date,
      departure_id: departure?.departure_id,
      ...headcount,
      options,
      ...caller,
      total: priced?.total,
    }),
    send: async (input, sending) => {
      const { booking_id, total } = await api.reservation.book(input, sending)
      setCreated({ booking_id, total, link: await api.reservation.payLink({ booking_id }) })
    },
  })
  if (created) return <BookingCreated booking={created} customer={caller} onBookAnother={onBookAnother} />
  const choose = (chosen: BookableDeparture | undefined) => {
    setDeparture(chosen)
    setOptions([])
  }
  return (
    <form className="grid gap-4 desktop:grid-cols-[1fr_20rem]" onSubmit={submit}>
      <div className="grid min-w-0 content-start gap-4">
        <DeparturePicker soonest={soonest} chosen={departure} onChoose={choose} />
        <Panel title={words.party}>
          <PartyFields {...headcount} bind={bind} onChange={setHeadcount} />
          {departure && departure.options.length > 0 && (
            <OptionPicker departure={departure} chosen={options} onChoose={setOptions} />
          )}
        </Panel>
        <CallerFields caller={caller} bind={bind} onChange={setCaller} />
      </div>
      <div className="min-w-0 desktop:sticky desktop:top-4 desktop:self-start">
        <PriceSummary priced={priced} saving={sending} problem={problem} />
      </div>
    </form>
  )
}

function priceBooking(departure: BookableDeparture, headcount: typeof defaultHeadcount, chosen: string[]) {
  const { single_supplement } = departure
  const options = departure.options.filter(({ option_id }) => chosen.includes(option_id))
  const discounts = listHoldingDiscounts(departure.discounts, {
    today: getToday(),
    departure_date: departure.departure_date,
    people: countPeople(headcount.party),
  })
  return priceParty({ prices: departure, ...headcount, single_supplement, options, discounts })
}

type PriceSummaryProps = {
  priced: ReturnType<typeof priceParty> | undefined
  saving: boolean
  problem: string
}

function PriceSummary({ priced, saving, problem }: PriceSummaryProps) {
  const all = useText('bookings')
  const words = all.newForm
  const localized = useLocalized()
  return (
    <Panel title={words.sum}>
      {!priced && <p className="text-15 text-soft">{words.pick}</p>}
      <ul className="grid gap-0.5 text-15">
        {priced?.lines.map(({ kind, name, rate, each, count, sum }) => (
          <li key={`${kind} ${localized(name)}`} className="flex justify-between gap-3">
            <span className="text-soft">
              {name ? localized(name) : all.priceLine[kind]} {!rate && `${count} × ${formatNumber(each)}`}
            </span>
            <span className="tabular-nums whitespace-nowrap">{all.won(formatNumber(sum))}</span>
          </li>
        ))}
      </ul>
      {priced && (
        <p className="flex justify-between gap-3 border-line border-t pt-2 font-semibold">
          <span>{words.total}</span>
          <span className="tabular-nums">{all.won(formatNumber(priced.total))}</span>
        </p>
      )}
      <Problem>{problem}</Problem>
      <button type="submit" className="button-primary" disabled={saving || !priced}>
        {words.submit}
      </button>
    </Panel>
  )
}
