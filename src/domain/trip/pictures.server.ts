// Pictures of trips: each comes by itself, is written anew by the gate, and is noted as this agency's.
import { refuse } from '#errors.ts'
import type { Own, StaffCtx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { findTrip } from './draft.server.ts'
import type { tripOfficeCalls as calls } from './office-calls.ts'

export async function addPicture(ctx: Own<StaffCtx>, { package_code }: In<typeof calls.addPicture>) {
  if (!ctx.bringsFiles) refuse('FILE_REQUIRED')
  await ctx.within((inside) => findTrip(inside, package_code)) // before the picture is decoded
  return ctx.write(async ({ db, travel_agency, files, note }) => {
    const path = files.picture?.[0]?.path ?? refuse('FILE_REQUIRED')
    await db.insertInto('trip_picture').values({ travel_agency, path, staff_name: ctx.staff.name }).execute()
    note({ subject: `trip ${package_code}`, after: { path } })
    return { path }
  })
}
