// Files staff add to a booking: tickets, vouchers, what came by another way. Shown to the customer by choice.
import { sql } from 'kysely'
import { ofHolder, ofStaff } from '#domain/booking/find.server.ts'
import { logAccess } from '#domain/vault/access.server.ts'
import { attachedOf, keepAttached, listAttached, showAttached } from '#domain/vault/attached.server.ts'
import { eraseAttached } from '#domain/vault/end-papers.server.ts'
import { refuse } from '#errors.ts'
import { bookingFiles } from '#limits/trade.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { onceOnly } from '#platform/once-only.server.ts'
import { refuseTooMany } from '#platform/upload/kind.server.ts'
import type { Ctx, InAgency, Own, StaffCtx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import type { documentOfficeCalls as calls } from './office-calls.ts'

// A file's name often is its customer's, and nothing forgets the log: it has the file's number.
const noted = (booking_id: string) => ({ subject: `booking ${booking_id.replaceAll('-', '')}` })

export async function addFile(ctx: Own<StaffCtx>, { booking_id, shown }: In<typeof calls.addFile>) {
  if (!ctx.bringsFiles) refuse('FILE_REQUIRED')
  await ctx.within((inside) => ofStaff(inside, booking_id)) // before a picture is decoded
  return onceOnly(ctx, 'office file', { booking_id, shown }, async (inside) => {
    const { file: files = [] } = inside.files
    if (!files[0]) refuse('FILE_REQUIRED')
    // Locked, because cancelling locks it too and erases what is attached.
    const { id } = await ofStaff(inside, booking_id, 'lock')
    if (await areErased(inside, id)) refuse('UPLOAD_CLOSED')
    if ((await listAttached(inside, id)).length >= bookingFiles) refuseTooMany('file', bookingFiles)
    const [fileId = 0] = await keepAttached(inside, id, files, {
      by_name: ctx.staff.name,
      shown: shown === 'Y',
    })
    inside.note({ ...noted(booking_id), after: { file: fileId, shown } })
    return { id: fileId }
  })
}

export async function showFile(ctx: StaffCtx, { booking_id, id, shown }: In<typeof calls.showFile>) {
  const booking = await ofStaff(ctx, booking_id)
  const found = await showAttached(ctx, booking.id, { id, shown: shown === 'Y' })
  if (found === undefined) refuse('NOT_FOUND')
  ctx.note({ ...noted(booking_id), after: { file: id, shown } })
  return {}
}

export async function removeFile(ctx: StaffCtx, { booking_id, id }: In<typeof calls.removeFile>) {
  const booking = await ofStaff(ctx, booking_id, 'lock')
  if ((await eraseAttached(ctx, booking.id, id)) === undefined) refuse('NOT_FOUND')
  ctx.note({ ...noted(booking_id), before: { file: id } })
  return {}
}

/** Its papers were erased or will be erased tonight, and a new file would be erased with them. */
async function areErased({ db, travel_agency }: InAgency, booking: number): Promise<boolean> {
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

/** A file that staff show to the customer. `open` reads the store: call it after the transaction. */
export async function fileOfHolder(
  ctx: InAgency & Pick<Ctx, 'member' | 'jar' | 'keyFor' | 'ip'>,
  booking_id: string,
  id: number,
) {
  const booking = await ofHolder(ctx, { booking_id })
  const file = (await attachedOf(ctx, booking.id)).find((each) => each.id === id && each.shown)
  if (!file) refuse('NOT_FOUND')
  const whose = { booking: booking.id, consult: null, traveller: 0 }
  await logAccess(ctx, { who: 'customer', ip: ctx.ip, whose, what: 'attached files' })
  return file
}
