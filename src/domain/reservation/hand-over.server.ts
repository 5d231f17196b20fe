// A booking, or a place in it, becomes another person's. Nothing of who had it before stays. Decision 102
import { calculateMoney } from '#domain/booking/booking-money.ts'
import type { BookingRow } from '#domain/booking/find.server.ts'
import { createHistoryEntry } from '#domain/booking/history.server.ts'
import { formatFieldsNote } from '#domain/booking/history-note.ts'
import { listTravellerSlots } from '#domain/booking/travellers.server.ts'
import { updateBooking } from '#domain/booking/write.server.ts'
import { deletePayoutAccount } from '#domain/payment/payout-account.server.ts'
import { deleteReceiptWish } from '#domain/payment/receipt-wish.server.ts'
import { recheckVirtualAccounts } from '#domain/payment/virtual-account.server.ts'
import { eraseCustomerFiles } from '#domain/vault/erase-documents.server.ts'
import { refuse } from '#errors.ts'
import { notify } from '#platform/notify.server.ts'
import type { Ctx } from '#platform/wire/request-context.ts'
import { saveTravellers } from './change-travellers.server.ts'
import { revokeAccess } from './contact.server.ts'
import type { BookingChange } from './forms.ts'
import { endShares } from './shares.server.ts'
import { endGroups } from './travel-group.server.ts'

type NewTraveller = Omit<Extract<BookingChange, { kind: 'person' }>, 'kind'>
type NewBooker = Omit<Extract<BookingChange, { kind: 'booker' }>, 'kind'>

/** Consents, passport and links of who had the place before are erased with it. */
export async function replaceTraveller(ctx: Ctx, booking: BookingRow, person: NewTraveller): Promise<void> {
  await putIntoPlace(ctx, booking, person)
  await createHistoryEntry(ctx, booking.id, {
    progress: booking.progress,
    note: formatFieldsNote(['traveller']),
  })
  await notify(ctx, 'booking-changed', { ref: booking.id })
}

async function putIntoPlace(ctx: Ctx, booking: BookingRow, { traveller, ...person }: NewTraveller) {
  const slots = (await listTravellerSlots(ctx, booking)).filter(({ name }) => name !== '')
  if (!slots.some((slot) => slot.traveller === traveller)) refuse('TRAVELLER_NOT_FOUND')
  await saveTravellers(
    ctx,
    booking,
    slots.map(({ traveller: seq, kind, name }) =>
      seq === traveller ? { seq, kind, ...person } : { seq, kind, name },
    ),
  )
}

/**
 * The new booker agrees to the terms and signs a contract of their own. Money owed to the former booker is
 * sent first, because their account is deleted.
 */
export async function handOver(
  ctx: Ctx,
  booking: BookingRow,
  { traveller, ...booker }: NewBooker,
): Promise<void> {
  const { db, travel_agency } = ctx
  const { id, name, contact, email } = booking
  if (calculateMoney(booking).owed_back > 0 || booking.going_back > 0) refuse('REFUND_UNDER_WAY')
  const change = await db
    .insertInto('contact_change')
    .values({ travel_agency, booking: id, name, contact, email, by_name: ctx.staff?.name ?? name })
    .returning('id')
    .executeTakeFirstOrThrow()
  await updateBooking(ctx, booking, {
    ...booker,
    request: '', // wishes of who had it before, their health and their telephone among them
    member_id: null,
    proved_by: 'mail',
    consents_due: true,
    handed_over: booking.handed_over + 1,
    note: formatFieldsNote(['booker']),
  })
  await revokeAccess(ctx, id)
  await endGroups(ctx, id)
  await endShares(ctx, id)
  await recheckVirtualAccounts(ctx, id, 'all')
  await deletePayoutAccount(ctx, id)
  await deleteReceiptWish(ctx, id)
  await eraseCustomerFiles(ctx, id)
  if (traveller !== undefined) await putIntoPlace(ctx, booking, { traveller, name: booker.name })
  await notify(ctx, 'handed-over', { ref: id })
  await notify(ctx, 'handed-over-before', { ref: change.id })
}
