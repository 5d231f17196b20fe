// Messages about what a customer changes: why staff cannot do it, and that a booking is somebody else's now.
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { maskName } from '#domain/member/mask-name.ts'
import { type Composer, describeTrip, findBooking, messageTexts, tell, toBooker } from './message.server.ts'

/** `ref`: the request. */
export const composeChangeRefused: Composer = async (ctx) => {
  const { db, travel_agency, ref } = ctx
  const request = await db
    .selectFrom('change_request')
    .select(['booking', 'kind', 'answer'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', ref)
    .executeTakeFirst()
  const booking = request && (await findBooking(ctx, request.booking))
  if (!booking) return undefined
// Messages about a change after sale: its booker is asked to agree, and told what follows from a refusal.
import {
  createChangeLink,
  findChangeToAsk,
  findChangeWithBooking,
} from '#domain/document/answer-change.server.ts'
import { localize } from '#i18n/language.ts'
import { type Composer, describeTrip, type Fact, messageTexts, tell, toBooker } from './message.server.ts'

type FoundChange = NonNullable<Awaited<ReturnType<typeof findChangeToAsk>>>

/** `ref`: the booking's part in the change. Nothing is sent once it is answered, or its day has begun. */
export const composeChangeAsked: Composer = async (ctx) => {
  const found = await findChangeToAsk(ctx, ctx.ref)
  if (!found) return undefined
  const { booking, starts } = found
  const { changeAsked: text, booking: labels } = messageTexts[booking.language]
  return tell(toBooker(booking), text.subject, async () => ({
    greeting: labels.greeting(booking.name),
    lead: text.lead,
    facts: [describeTrip(booking), ...listChangeFacts(found)],
    action: { label: text.action, href: `${ctx.origin}/change#${await createChangeLink(ctx, ctx.ref)}` },
    notes: [text.until(starts), text.note],
  }))
}

export const composeChangeRefused: Composer = async (ctx) => {
  const found = await findChangeWithBooking(ctx, ctx.ref)
  if (found?.change.answer !== 'refused') return undefined
  const { booking } = found
  const { changeRefused: text, booking: labels } = messageTexts[booking.language]
  return tell(toBooker(booking), text.subject, () => ({
    greeting: labels.greeting(booking.name),
    lead: text.lead,
    facts: [
      [labels.number, formatInFours(booking.booking_id)],
      describeTrip(booking),
      [text.kind, text.kinds[request.kind]],
      [text.reason, request.answer],
    ],
    action: { label: text.action, href: `${ctx.origin}/travel/booking/${booking.booking_id}` },
  }))
}

/** `ref`: the row of who had it before. Who has it now is masked: only who knows them recognises it. */
export const composeHandedOverBefore: Composer = async (ctx) => {
  const { db, travel_agency, ref } = ctx
  const change = await db
    .selectFrom('contact_change')
    .select(['booking', 'name', 'email'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', ref)
    .executeTakeFirst()
  const booking = change && (await findBooking(ctx, change.booking))
  if (!booking) return undefined
  const { handedOverBefore: text, booking: labels } = messageTexts[booking.language]
  return tell({ email: change.email, language: booking.language }, text.subject, () => ({
    greeting: labels.greeting(change.name),
    lead: text.lead,
    facts: [
      [labels.number, formatInFours(booking.booking_id)],
      describeTrip(booking),
      [text.to, maskName(booking.name)],
    ],
    notes: [text.notYou],
  }))
    facts: [describeTrip(booking), ...listChangeFacts(found)],
    action: { label: labels.action, href: `${ctx.origin}/travel/booking/${booking.booking_id}` },
    notes: [text.note],
  }))
}

function listChangeFacts({ booking: { language }, change, starts }: FoundChange): Fact[] {
  const { changeAsked: text } = messageTexts[language]
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
