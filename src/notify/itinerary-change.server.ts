// Messages about a change after sale: its booker is asked to agree, and told what follows from a refusal.
import {
  findItineraryChangeToAsk,
  findItineraryChangeWithBooking,
} from '#domain/document/itinerary-change/answer-itinerary-change.server.ts'
import { createItineraryChangeLink } from '#domain/document/itinerary-change/itinerary-change-links.server.ts'
import { localize } from '#i18n/language.ts'
import { type Composer, describeTrip, type Fact, messageTexts, tell, toBooker } from './message.server.ts'

type FoundChange = NonNullable<Awaited<ReturnType<typeof findItineraryChangeToAsk>>>

/** `ref`: the booking's part in the change. Nothing is sent once it is answered, or its day has begun. */
export const composeItineraryChangeAsked: Composer = async (ctx) => {
  const found = await findItineraryChangeToAsk(ctx, ctx.ref)
  if (!found) return undefined
  const { booking, starts } = found
  const { itineraryChangeAsked: text, booking: labels } = messageTexts[booking.language]
  return tell(toBooker(booking), text.subject, async () => ({
    greeting: labels.greeting(booking.name),
    lead: text.lead,
    facts: [describeTrip(booking), ...listChangeFacts(found)],
    action: {
      label: text.action,
      href: `${ctx.origin}/change#${await createItineraryChangeLink(ctx, ctx.ref)}`,
    },
    notes: [text.until(starts), text.note],
  }))
}

export const composeItineraryChangeRefused: Composer = async (ctx) => {
  const found = await findItineraryChangeWithBooking(ctx, ctx.ref)
  if (found?.change.answer !== 'refused') return undefined
  const { booking } = found
  const { itineraryChangeRefused: text, booking: labels } = messageTexts[booking.language]
  return tell(toBooker(booking), text.subject, () => ({
    greeting: labels.greeting(booking.name),
    lead: text.lead,
    facts: [describeTrip(booking), ...listChangeFacts(found)],
    action: { label: labels.action, href: `${ctx.origin}/travel/booking/${booking.booking_id}` },
    notes: [text.note],
  }))
}

function listChangeFacts({ booking: { language }, change, starts }: FoundChange): Fact[] {
  const { itineraryChangeAsked: text } = messageTexts[language]
  const { day, before, after, reason, cost } = change
  const costText = localize(cost, language)
  return [
    [text.day, text.dayText(day, starts)],
    [text.before, localize(before, language)],
    [text.after, localize(after, language)],
    [text.reason, localize(reason, language)],
    ...(costText ? [[text.cost, costText] satisfies Fact] : []),
  ]
}
