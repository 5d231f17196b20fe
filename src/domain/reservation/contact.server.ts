// Staff mend how a customer is reached. The old and the new address are told.
// Whatever opened the booking by the old one ends: passes, codes, links that were mailed.
import { ofNumber, ofStaff } from '#domain/booking/find.server.ts'
import { changeBooking, endPasses } from '#domain/booking/write.server.ts'
import { revokeLinks } from '#domain/vault/links.server.ts'
import { refuseChanged } from '#errors.ts'
import { plainAddress } from '#plain/fold-address.ts'
import { endCode } from '#platform/mail-code.server.ts'
import { onceOnly } from '#platform/once-only.server.ts'
import type { Ctx, Own, StaffCtx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { endBookingLinks } from './booking-link.server.ts'
import type { reservationOfficeCalls } from './office-calls.ts'

export function correctContact(ctx: Own<StaffCtx>, asked: In<typeof reservationOfficeCalls.correctContact>) {
  return onceOnly(ctx, 'office contact', asked, async (inside) => {
    const { db, travel_agency, later } = inside
    const booking = await ofStaff(inside, asked.booking_id, 'lock')
    refuseChanged(booking.revision, asked.revision)
    const { id } = booking
    const [before, after] = [contactIn(booking), contactIn(asked)]
    const change = await db
      .insertInto('contact_change')
      .values({ travel_agency, booking: id, ...before, by_name: ctx.staff.name })
      .returning('id')
      .executeTakeFirstOrThrow()
    await changeBooking(inside, booking, { ...after, note: changedOf(before, after) })
    const isMoved = plainAddress(before.email) !== plainAddress(after.email)
    if (isMoved) await endWays(inside, id)
    await later('send-mail', { travel_agency, kind: 'contact-changed', ref: change.id })
    if (isMoved) await later('send-mail', { travel_agency, kind: 'contact-changed-before', ref: change.id })
    const { revision } = await ofNumber(inside, booking.booking_id)
    inside.note({ subject: `booking ${booking.booking_id}`, after: { changed: changedOf(before, after) } })
    return { revision }
  })
}

type Contact = { name: string; contact: string; email: string }
const contactIn = ({ name, contact, email }: Contact): Contact => ({ name, contact, email })

/** Logs only which fields changed. The old values stay with the booking's own data. */
const changedOf = (before: Contact, after: Contact) =>
  (['name', 'contact', 'email'] as const).filter((each) => before[each] !== after[each]).join(', ')

async function endWays(ctx: Ctx, booking: number): Promise<void> {
  await endCode(ctx, { purpose: 'booking', subject: String(booking) })
  await endBookingLinks(ctx, booking, ['pay', 'due', 'open', 'back'])
  await revokeLinks(ctx, { booking })
  await endPasses(ctx, booking)
}
