// Step 3: everything once more, to check and correct; the consents; what happens next. Then it is sent.
import { useEffect, useRef } from 'react'
import { formatDepartureLabel } from '#domain/departure/departure-label.ts'
import { addDays } from '#lib/days.ts'
import { formatNumber, formatPhone } from '#lib/format.ts'
import { holdLimits } from '#limits/trade.ts'
import { LocalCosts } from '#storefront/departure/local-costs.tsx'
import { PriceLines, TotalPrice } from '#storefront/departure/price-lines.tsx'
import { FeeTimeline, TrustStrip } from '#storefront/departure/trust-strip.tsx'
import { useDates } from '#storefront/kit/use-dates.ts'
import { useSite } from '#storefront/kit/use-site.ts'
import { WholeDays } from '#storefront/kit/whole-days.tsx'
import { useText } from '#web/session.tsx'
import { ReserveConsents } from './consents.tsx'
import { DiscountCode } from './discount-code.tsx'
import { EmailProof } from './email-proof.tsx'
import { listTravellers, parseFormDate } from './form.ts'
import { useReservation } from './reservation.tsx'
import { ReservedParts } from './reserve-summary.tsx'
import type { FormSection } from './use-reservation-form.ts'

export function CheckStep() {
  const { special, form, change, clearError, wrong, proof } = useReservation()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <CheckHeading />
      <EnteredDetails />
      <CancelFees />
      <ReserveConsents
        special={special}
        wrong={wrong}
        given={form.consents}
        give={(given) => {
          for (const type of Object.keys(given)) clearError(`consents.${type}`)
          change({ consents: { ...form.consents, ...given } })
        }}
      />
      <NextSteps />
      {proof.proving && <EmailProof proving={proof.proving} />}
      <RefusedReservation />
    </div>
  )
}

/** Moves the focus to the heading, so that screen readers start at the top. */
function CheckHeading() {
  const words = useText('reserve')
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

function EnteredDetails() {
  const { info, paidLater, form, offer, files } = useReservation()
  const { bill, departure } = offer
  const words = useText('reserve')
  const { departure_date } = form
  const { formatSpan } = useDates()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CheckSection title={words.steps.trip} part="trip">
        <p className="money font-semibold">
          {departure_date && (
            <WholeDays>{formatSpan(departure_date, addDays(departure_date, info.days - 1))}</WholeDays>
          )}{' '}
          <span className="whitespace-nowrap">{departure && formatDepartureLabel(departure)}</span>
        </p>
        {bill && <PriceLines lines={bill.lines} className="mt-2" />}
        <DiscountCode />
        <TotalPrice
          label={words.total}
          lines={bill?.lines ?? []}
          total={bill?.total ?? 0}
          className="mt-3 border-line border-t pt-3"
        />
        <ReservedParts />
        <LocalCosts of={paidLater} />
      </CheckSection>
      <CheckSection title={words.steps.people} part="people">
        <dl className="grid gap-3">
          <Fact name={words.contactTitle}>
            <span className="font-semibold">{form.name}</span>
            <span className="money block">{formatPhone(form.contact)}</span>
            <span className="block">{form.email}</span>
          </Fact>
          <Fact name={words.travellers}>
            <TravellerNames people={form.named === 'now' ? listTravellers(form) : []} />
          </Fact>
          <Fact name={words.request}>
            <span className="whitespace-pre-line">{form.request.trim() || words.noRequest}</span>
          </Fact>
          {files.length > 0 && (
            <Fact name={words.files}>{files.map(({ file }) => file.name).join(', ')}</Fact>
          )}
        </dl>
      </CheckSection>
    </div>
  )
}

function TravellerNames({ people }: { people: ReturnType<typeof listTravellers> }) {
  const words = useText('reserve')
  if (people.length === 0) return words.nobodyNamed
  return people.map(({ kind, at, person }) => (
    <span key={`${kind} ${at}`} className="money block">
      {words.traveller(words.kinds[kind], at + 1)} · <span className="font-semibold">{person.name}</span>{' '}
      {person.name_en} · <span className="whitespace-nowrap">{parseFormDate(person.birthdate)}</span>{' '}
      {person.gender && `· ${words.genders[person.gender]}`}
    </span>
  ))
}

type CheckSectionProps = { title: string; part: FormSection; children: React.ReactNode }

function CheckSection({ title, part, children }: CheckSectionProps) {
  const { correct } = useReservation()
  const words = useText('reserve')
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

/** The cost of a cancellation, and until when it is free. */
function CancelFees() {
  const { info, form, offer } = useReservation()
  const { trust: words } = useText('trip')
  return (
    <section className="grid gap-3">
      <TrustStrip
        fees={info.cancel_fees}
        date={form.departure_date}
        seats={offer.departureSeats}
        minimum={offer.departure?.minimum ?? 1}
      />
      <h3 className="mt-3 text-18">{words.feesTitle}</h3>
      <FeeTimeline fees={info.cancel_fees} date={form.departure_date} />
    </section>
  )
}

function NextSteps() {
  const words = useText('reserve')
  const paysOnline = useSite()?.info?.pay_yn === 'Y'
  const { info, offer } = useReservation()
  const isFree = info.payment_plan.kind === 'confirmed' && !offer.departureSeats?.is_confirmed
  const payingSteps = paysOnline
    ? words.nextSteps.gateway(holdLimits.reserved_s / 60)
    : words.nextSteps.bank_transfer
  const steps = isFree ? words.nextSteps.once_confirmed : payingSteps
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

/** The server's refusal, and where to go on. */
function RefusedReservation() {
  const { problem, costBefore, offer } = useReservation()
  const total = offer.bill?.total ?? 0
  const words = useText('reserve')
  return (
    <div role="alert" className="grid gap-2 rounded-input bg-wash px-4 py-3 text-bad empty:hidden">
      {problem && <p>{problem}</p>}
      {problem && costBefore !== undefined && costBefore !== total && (
        <p className="money">{words.priceChanged(formatNumber(costBefore), formatNumber(total))}</p>
      )}
      {problem && costBefore === total && (
        <button type="button" className="button-secondary w-fit text-ink" onClick={() => location.reload()}>
          {words.seeNewPrice}
        </button>
      )}
    </div>
  )
}
