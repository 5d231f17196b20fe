// Step 3: everything once more, to check and correct; the consents; what happens next. Then it is sent.
import { useEffect, useRef } from 'react'
import { leavingAt } from '#domain/catalog/leaving-at.ts'
import { holdLimits } from '#limits/trade.ts'
import { dayAfter, spanOf } from '#plain/days.ts'
import { telephone, withCommas } from '#plain/format.ts'
import { useSite } from '#storefront/shell/use-site.ts'
import { PriceLines } from '#storefront/trip/price-lines.tsx'
import { Unbroken } from '#ui/unbroken.tsx'
import { useWords } from '#web/session.tsx'
import { dateOf, type Form, travellersOf } from './form.ts'
import type { Offer } from './use-offer.ts'
import type { Part } from './use-send-reservation.ts'

/** Moves the focus to the heading, so that screen readers start at the top. */
export function CheckHeading() {
  const words = useWords('reserve')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-22 outline-none">
        {words.checkTitle}
      </h2>
      <p className="mt-1 text-soft">{words.checkLine}</p>
    </div>
  )
}

type EnteredProps = {
  form: Form
  /** How long the trip is. */
  days: number
  offer: Offer
  fileNames: string[]
  correct: (part: Part) => void
}

export function Entered({ form, days, offer: { bill, departure }, fileNames, correct }: EnteredProps) {
  const words = useWords('reserve')
  const trip = useWords('trip')
  const { departure_date } = form
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Entry title={words.steps.trip} part="trip" correct={correct}>
        <p className="money font-semibold">
          <Unbroken>
            {departure_date &&
              spanOf(departure_date, dayAfter(departure_date, days - 1), {
                dates: words.dates,
                weekdays: trip.calendar.weekdays,
              })}
          </Unbroken>{' '}
          <span className="whitespace-nowrap">{departure && leavingAt(departure)}</span>
        </p>
        {bill && <PriceLines lines={bill.lines} className="mt-2" />}
        <p className="money mt-3 flex items-baseline justify-between border-line border-t pt-3">
          <span className="font-semibold">{words.total}</span>
          <span className="font-bold text-22">{trip.won(withCommas(bill?.total ?? 0))}</span>
        </p>
      </Entry>
      <Entry title={words.steps.people} part="people" correct={correct}>
        <dl className="grid gap-3">
          <Fact name={words.contactTitle}>
            <span className="font-semibold">{form.name}</span>
            <span className="money block">{telephone(form.contact)}</span>
            <span className="block">{form.email}</span>
          </Fact>
          <Fact name={words.travellers}>
            <Named people={form.named === 'now' ? travellersOf(form) : []} />
          </Fact>
          <Fact name={words.request}>
            <span className="whitespace-pre-line">{form.request.trim() || words.noRequest}</span>
          </Fact>
          {fileNames.length > 0 && <Fact name={words.files}>{fileNames.join(', ')}</Fact>}
        </dl>
      </Entry>
    </div>
  )
}

function Named({ people }: { people: ReturnType<typeof travellersOf> }) {
  const words = useWords('reserve')
  if (people.length === 0) return words.nobodyNamed
  return people.map(({ kind, at, person }) => (
    <span key={`${kind} ${at}`} className="money block">
      {words.traveller(words.kinds[kind], at + 1)} · <span className="font-semibold">{person.name}</span>{' '}
      {person.name_en} · <span className="whitespace-nowrap">{dateOf(person.birthdate)}</span>{' '}
      {person.gender && `· ${words.genders[person.gender]}`}
    </span>
  ))
}

type EntryProps = {
  title: string
  part: Part
  correct: (part: Part) => void
  children: React.ReactNode
}

function Entry({ title, part, correct, children }: EntryProps) {
  const words = useWords('reserve')
  return (
    <section aria-label={title} className="rounded-card border border-line bg-card p-5">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h3 className="text-18">{title}</h3>
        <button
          type="button"
          className="min-h-11 px-2 font-semibold text-15 text-brand-700 underline"
          onClick={() => correct(part)}
        >
          {words.correct} <span className="sr-only">{title}</span>
        </button>
      </div>
      {children}
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt className="text-13 text-soft">{name}</dt>
    <dd className="wrap-break-word">{children}</dd>
  </div>
)

export function NextSteps() {
  const words = useWords('reserve')
  const paysOnline = useSite()?.info?.pay_yn === 'Y'
  const steps = paysOnline
    ? words.nextSteps.gateway(holdLimits.reserved_s / 60)
    : words.nextSteps.bank_transfer
  return (
    <section aria-labelledby="next-title" className="rounded-card bg-wash p-5">
      <h3 id="next-title" className="text-18">
        {words.nextTitle}
      </h3>
      <ol className="mt-2 grid list-decimal gap-1 pl-5 text-15">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

type Refusing = { problem: string; costBefore?: number; total: number }

/** What the server said, with a way on. */
export function RefusedReservation({ problem, costBefore, total }: Refusing) {
  const words = useWords('reserve')
  return (
    <div role="alert" className="grid gap-2 rounded-input bg-wash px-4 py-3 text-bad empty:hidden">
      {problem && <p>{problem}</p>}
      {problem && costBefore !== undefined && costBefore !== total && (
        <p className="money">{words.priceChanged(withCommas(costBefore), withCommas(total))}</p>
      )}
      {problem && costBefore === total && (
        <button type="button" className="button-quiet w-fit text-ink" onClick={() => location.reload()}>
          {words.seeNewPrice}
        </button>
      )}
    </div>
  )
}
