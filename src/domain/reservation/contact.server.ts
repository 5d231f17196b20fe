// Staff correct a customer's contact. The old and the new address are told.
// Whatever opened the booking by the old one ends: passes, codes, links that were mailed, and what was asked for.

import { getBookingByNumber, getBookingForStaff } from '#domain/booking/find.server.ts'
import { formatFieldsNote } from '#domain/booking/history-note.ts'
import { revokePasses, updateBooking } from '#domain/booking/write.server.ts'
import { deleteItineraryChangeLinks } from '#domain/document/itinerary-change/itinerary-change-links.server.ts'
import { endPassClaims } from '#domain/payment/returning-buyer.server.ts'
import { revokeLinks } from '#domain/vault/links.server.ts'
import { refuseIfChanged } from '#errors.ts'
import { normalizeEmail } from '#lib/fold-address.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import { deleteCodes } from '#platform/mail-code.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { revokeBookingLinks } from './booking-link.server.ts'
import { closeRequest } from './close-request.server.ts'
import type { reservationOfficeCalls } from './office-calls.ts'

export function correctContact(
  ctx: ManualTxContext<StaffCtx>,
  input: In<typeof reservationOfficeCalls.correctContact>,
) {
  return withIdempotencyKey(ctx, 'office contact', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const booking = await getBookingForStaff(txCtx, input.booking_id, 'lock')
    refuseIfChanged(booking.revision, input.revision)
    const { id } = booking
    const [before, after] = [pickContact(booking), pickContact(input)]
    const change = await db
      .insertInto('contact_change')
      .values({ travel_agency, booking: id, ...before, by_name: ctx.staff.name })
      .returning('id')
      .executeTakeFirstOrThrow()
    await updateBooking(txCtx, booking, { ...after, note: formatChangedFields(before, after) })
    const isEmailChanged = normalizeEmail(before.email) !== normalizeEmail(after.email)
    if (isEmailChanged) await revokeAccess(txCtx, id)
    await notify(txCtx, 'contact-changed', { ref: change.id })
    if (isEmailChanged) await notify(txCtx, 'contact-changed-before', { ref: change.id })
    const { revision } = await getBookingByNumber(txCtx, booking.booking_id)
    txCtx.logChange({
      subject: `booking ${booking.booking_id}`,
      after: { changed: formatChangedFields(before, after) },
    })
    return { revision }
  })
}

type BookingContact = { name: string; contact: string; email: string }
const pickContact = ({ name, contact, email }: BookingContact): BookingContact => ({ name, contact, email })

/** Logs only which fields changed. The old values stay with the booking's own data. */
const formatChangedFields = (before: BookingContact, after: BookingContact) =>
  formatFieldsNote((['name', 'contact', 'email'] as const).filter((each) => before[each] !== after[each]))

/**
 * Ends every pass, code, link and request of the former address. The passes last: one that a pay window gives
 * meanwhile is older. The caller holds the booking's row.
 */
export async function revokeAccess(ctx: Ctx, booking: number): Promise<void> {
  await deleteCodes(ctx, { purpose: 'booking', subject: String(booking) })
  await revokeBookingLinks(ctx, booking, ['pay', 'due', 'open', 'back'])
  await revokeLinks(ctx, { booking })
  await deleteItineraryChangeLinks(ctx, booking)
  await closeRequest(ctx, booking, { state: 'withdrawn' })
  await endPassClaims(ctx, booking)
  await revokePasses(ctx, booking)
}
