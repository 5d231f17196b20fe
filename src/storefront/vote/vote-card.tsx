// One trip of a family vote: what a parent looks at first, and a heart as large as a thumb.
import { type FormEvent, useContext } from 'react'
import { useRevalidator } from 'react-router'
import { formatLowestPrice } from '#domain/catalog/format-trip-price.ts'
import type { TripComparison } from '#domain/catalog/package.ts'
import { ApiContext } from '#storefront/api.ts'
import { useCardDeparture } from '#storefront/card/availability.ts'
import { NextDepartureLine } from '#storefront/card/next-departure-line.tsx'
import { buildTripHref } from '#storefront/kit/trip-href.ts'
import { Heart } from '#ui/icons.ts'
import { NonBreakingText } from '#ui/non-breaking-text.tsx'
import { Picture } from '#ui/picture.tsx'
import { Problem } from '#ui/problem.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { useSubmit } from '#web/use-submit.ts'

type Props = {
  trip: TripComparison & { hearts: number }
  token: string
  isChosen: boolean
  /** On a tablet a third card would be alone, so its picture is beside the words. */
  isOneOfThree: boolean
}

export function VoteCard({ trip, token, isChosen, isOneOfThree }: Props) {
  const words = useText('vote')
  const localized = useLocalized()
  const title = localized(trip.page_title)
  const { date } = useCardDeparture(trip)
  return (
    <li
      className={`flex flex-col overflow-hidden rounded-card border bg-card ${isOneOfThree ? 'tablet:max-desktop:flex-row' : ''} ${isChosen ? 'border-brand-600 ring-2 ring-brand-600' : 'border-line'}`}
    >
      <Picture
        path={trip.thumbnail_path}
        alt=""
        sizes="(min-width: 1200px) 380px, (min-width: 768px) 45vw, 92vw"
        className={`aspect-4/3 w-full object-cover ${isOneOfThree ? 'tablet:max-desktop:aspect-auto tablet:max-desktop:w-2/5' : ''}`}
      />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <h2 className="text-22">
          <NonBreakingText>{title}</NonBreakingText>
        </h2>
        <TripFacts trip={trip} />
        <HeartForm package_code={trip.package_code} title={title} token={token} isChosen={isChosen} />
        <p role="status" className="text-center font-semibold text-18">
          {words.hearts(trip.hearts)}
        </p>
        <a
          href={buildTripHref(trip.package_code, date)}
          className="flex min-h-12 items-center justify-center text-18 text-brand-700 underline"
        >
          {words.see}
        </a>
      </div>
    </li>
  )
}

function TripFacts({ trip }: { trip: TripComparison }) {
  const catalog = useText('catalog')
  const rows = useText('compare')
  const tripWords = useText('trip')
  const { nights, days, meals, stops_a_day } = trip
  const facts = [
    catalog.nights(nights, days),
    meals !== null && tripWords.mealsCount(meals),
    rows.stops(stops_a_day),
  ].filter((fact) => typeof fact === 'string')
  return (
    <div className="mt-auto">
      <p className="flex flex-wrap gap-x-4 text-18 text-soft">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <p className="money mt-1 font-bold text-22">
        <NextDepartureLine trip={trip}>{formatLowestPrice(trip, catalog)}</NextDepartureLine>
      </p>
    </div>
  )
}

type HeartFormProps = { package_code: string; title: string; token: string; isChosen: boolean }

/** A plain form, so that a heart counts before scripts run and without them. */
function HeartForm({ package_code, title, token, isChosen }: HeartFormProps) {
  const words = useText('vote')
  const localized = useLocalized()
  const api = useContext(ApiContext)
  const { revalidate } = useRevalidator()
  const { problem, sending, submitOnce } = useSubmit({
    describeError: (error) => localized(parseRefusal(error).description) || words.failed,
  })
  const choice = isChosen ? null : package_code
  const label = isChosen ? words.liked : words.like
  const submit = (event: FormEvent) => {
    if (!api) return
    event.preventDefault()
    void submitOnce(async () => {
      await api.vote.choose({ token, package_code: choice })
      await revalidate()
    })
  }
  return (
    <form method="post" action="/travel/vote" onSubmit={submit} className="grid gap-2">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="package_code" value={choice ?? ''} />
      <button
        type="submit"
        aria-pressed={isChosen}
        aria-busy={sending}
        aria-label={words.likeOf(label, title)}
        className={`min-h-16 gap-3 text-22 ${isChosen ? 'button-primary' : 'button-secondary'}`}
      >
        <Heart size={28} filled={isChosen} />
        {label}
      </button>
      <Problem>{problem}</Problem>
    </form>
  )
}
