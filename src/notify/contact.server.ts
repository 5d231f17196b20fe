// Staff corrected a customer's contact: the new and the old address are told.
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { maskEmail } from '#domain/member/mask-name.ts'
import { type Composer, describeTrip, findBooking, messageTexts, tell, toBooker } from './message.server.ts'

/** `ref`: the change. The old address gets the new one masked: only its owner recognises it. */
export const composeContactChanged =
  (to: 'now' | 'before'): Composer =>
  async (ctx) => {
    const { db, travel_agency, ref } = ctx
    const change = await db
      .selectFrom('contact_change')
      .select(['booking', 'email'])
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', ref)
      .executeTakeFirst()
    const booking = change && (await findBooking(ctx, change.booking))
    if (!booking) return undefined
    const { contactChanged: text, booking: labels } = messageTexts[booking.language]
    const isNow = to === 'now'
    return tell({ ...toBooker(booking), ...(!isNow && { email: change.email }) }, text.subject, () => ({
      lead: isNow ? text.lead : text.before,
      facts: [
        [labels.number, formatInFours(booking.booking_id)],
        describeTrip(booking),
        ...(isNow ? [] : [[text.email, maskEmail(booking.email) || text.none] as const]),
      ],
      notes: [text.notYou],
    }))
  }
