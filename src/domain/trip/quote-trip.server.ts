// Copies parts of a trip into a quote: its days as text, and what the price includes, in one language.
import { getDestination } from '#domain/catalog/destination.ts'
import { type Language, type LocalizedText, localize } from '#i18n/language.ts'
import { tripLetters } from '#limits/trade.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { getDraftContent, getTrip } from './draft.server.ts'
import type { TripDraft } from './trip.ts'

/** The names of the parts of a day. */
type DayWords = {
  meals: Record<'breakfast' | 'lunch' | 'dinner', string>
  hotel: string
  day: (number: number) => string
}
type QuoteTripQuery = { package_code: string; language: Language; words: DayWords }

/** The draft counts: an unpublished trip can be offered, too. */
export async function readQuoteTrip(ctx: AgencyContext, { package_code, language, words }: QuoteTripQuery) {
  const trip = await getDraftContent(ctx, await getTrip(ctx, package_code))
  const inLanguage = (text: LocalizedText) => localize(text, language)
  const days = trip.schedule.map((day, at) => describeDay(day, { inLanguage, words, number: at + 1 }))
  const missing = Array.from({ length: Math.max(0, trip.days - days.length) }, (_, at) => ({
    heading: words.day(days.length + at + 1),
    text: '',
  }))
  return {
    package_code,
    title: inLanguage(trip.page_title),
    nights: trip.nights,
    days: [...days, ...missing],
    destination: getDestination(trip),
    single_supplement: trip.single_supplement,
    included: trip.included.map(inLanguage).join('\n'),
    not_included: trip.not_included.map(inLanguage).join('\n'),
  }
}

type DayOptions = { inLanguage: (text: LocalizedText) => string; words: DayWords; number: number }

function describeDay(day: TripDraft['schedule'][number], { inLanguage, words, number }: DayOptions) {
  const places = day.places.map(({ time, name, line }) =>
    [time, inLanguage(name), inLanguage(line)].filter(Boolean).join(' · '),
  )
  const meals = (['breakfast', 'lunch', 'dinner'] as const).flatMap((meal) => {
    const served = day.meals[meal]
    return served ? [`${words.meals[meal]} ${inLanguage(served)}`] : []
  })
  const hotel = day.hotel ? `${words.hotel} ${inLanguage(day.hotel)}` : ''
  const lines = [inLanguage(day.text), ...places, meals.join(' / '), hotel].filter(Boolean)
  return {
    heading: inLanguage(day.heading) || words.day(number),
    text: lines.join('\n').slice(0, tripLetters.day),
  }
}
