// Files staff add to a booking: tickets, vouchers, documents from other channels. Staff choose who sees them.
import { sql } from 'kysely'
import { findDepartureFile } from '#domain/booking/departure-files.server.ts'
import { getBookingForStaff, getOwnBooking } from '#domain/booking/find.server.ts'
import { toLogSubject } from '#domain/booking/log-subject.server.ts'
import { logAccess } from '#domain/vault/access.server.ts'
import {
  listAttachedFiles,
  loadAttachedFiles,
  saveAttachedFiles,
  updateAttachedVisibility,
} from '#domain/vault/attached-files.server.ts'
import { eraseAttachedFile } from '#domain/vault/erase-documents.server.ts'
import { refuse } from '#errors.ts'
import { bookingFiles } from '#limits/trade.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import { refuseTooMany } from '#platform/upload/file-type.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { documentOfficeCalls as calls } from './office-calls.ts'

// A file's name is often its customer's, and the log is never erased: it has the file's number.

export async function addFile(
  ctx: ManualTxContext<StaffCtx>,
  { booking_id, shown }: In<typeof calls.addFile>,
) {
  if (!ctx.hasFiles) refuse('FILE_REQUIRED')
  await ctx.transaction((txCtx) => getBookingForStaff(txCtx, booking_id)) // before a picture is decoded
  return withIdempotencyKey(ctx, 'office file', { booking_id, shown }, async (txCtx) => {
    const { file: files = [] } = txCtx.files
    if (!files[0]) refuse('FILE_REQUIRED')
    // Locked, because cancelling locks it too and erases what is attached.
    const { id } = await getBookingForStaff(txCtx, booking_id, 'lock')
    if (await areDocumentsErased(txCtx, id)) refuse('UPLOAD_CLOSED')
    if ((await listAttachedFiles(txCtx, id)).length >= bookingFiles) refuseTooMany('file', bookingFiles)
    const [fileId = 0] = await saveAttachedFiles(txCtx, id, files, {
      by_name: ctx.staff.name,
      shown: shown === 'Y',
    })
    txCtx.logChange({ ...toLogSubject(booking_id), after: { file: fileId, shown } })
    return { id: fileId }
  })
}

export async function showFile(ctx: StaffCtx, { booking_id, id, shown }: In<typeof calls.showFile>) {
  const booking = await getBookingForStaff(ctx, booking_id)
  const found = await updateAttachedVisibility(ctx, booking.id, { id, shown: shown === 'Y' })
  if (found === undefined) refuse('NOT_FOUND')
  ctx.logChange({ ...toLogSubject(booking_id), after: { file: id, shown } })
  return {}
}

export async function removeFile(ctx: StaffCtx, { booking_id, id }: In<typeof calls.removeFile>) {
  const booking = await getBookingForStaff(ctx, booking_id, 'lock')
  if ((await eraseAttachedFile(ctx, booking.id, id)) === undefined) refuse('NOT_FOUND')
  ctx.logChange({ ...toLogSubject(booking_id), before: { file: id } })
  return {}
}

/** Its documents were erased or will be erased tonight, and a new file would be erased with them. */
async function areDocumentsErased({ db, travel_agency }: AgencyContext, booking: number): Promise<boolean> {
  const { over } = await db
    .selectFrom('booking as b')
    .innerJoin('agency as a', 'a.travel_agency', 'b.travel_agency')
    .select(
      sql<boolean>`b.progress = 'cancel_completed' or b.return_date + a.passport_days < ${seoulToday}`.as(
        'over',
      ),
    )
    .where('b.travel_agency', '=', travel_agency)
    .where('b.id', '=', booking)
    .executeTakeFirstOrThrow()
  return over
}

/**
 * A file that staff show to the customer; with `isOfDeparture` to everybody on the departure. Its bytes are read from the
 * store after the transaction.
 */
export async function getOwnFile(
  ctx: AgencyContext & Pick<Ctx, 'member' | 'cookies' | 'keyFor' | 'ip'>,
  { booking_id, id, isOfDeparture }: { booking_id: string; id: number; isOfDeparture: boolean },
) {
  const booking = await getOwnBooking(ctx, { booking_id })
  if (isOfDeparture) return (await findDepartureFile(ctx, booking.id, id)) ?? refuse('NOT_FOUND')
  const file = (await loadAttachedFiles(ctx, booking.id)).find((each) => each.id === id && each.shown)
  if (!file) refuse('NOT_FOUND')
  const travellerRef = { booking: booking.id, consult: null, traveller: 0 }
  await logAccess(ctx, { who: 'customer', ip: ctx.ip, travellerRef, what: 'attached files' })
  return file
}
