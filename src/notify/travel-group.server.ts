// Messages to bookings that travel in a group: staff ask them to join, the leader reminds. `ref`: the member.
import { maskName } from '#domain/member/mask-name.ts'
import { findGroupOf } from '#domain/reservation/travel-group.server.ts'
import { type Composer, describeTrip, findBooking, messageTexts, tell, toBooker } from './message.server.ts'

/** Not sent to a booking that has left the group, or was asked and has joined since. */
const composeForMember =
  (kind: 'groupInvited' | 'groupReminded'): Composer =>
  async (ctx) => {
    const { db, travel_agency, ref } = ctx
    const member = await db
      .selectFrom('travel_group')
      .select('booking')
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', ref)
      .executeTakeFirst()
    const booking = member && (await findBooking(ctx, member.booking))
    const group = booking && (await findGroupOf(ctx, booking))
    if (!booking || !group || (group.joined === null) !== (kind === 'groupInvited')) return undefined
    const { [kind]: text, booking: labels } = messageTexts[booking.language]
    return tell(toBooker(booking), text.subject, () => ({
      greeting: labels.greeting(booking.name),
      lead: text.lead(maskName(group.name)),
      facts: [describeTrip(booking)],
      action: { label: text.action, href: `${ctx.origin}/travel/booking/${booking.booking_id}` },
      notes: [text.note],
    }))
  }

export const composeGroupInvited = composeForMember('groupInvited')
export const composeGroupReminded = composeForMember('groupReminded')
