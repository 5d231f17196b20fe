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

/** `ref`: the row of the former booker. The new booker is masked: only who knows them recognises the name. */
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
}
