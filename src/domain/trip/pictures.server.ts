// Pictures of trips: each is uploaded by itself, encoded again, and recorded as this agency's.
import { refuse } from '#errors.ts'
import type { In } from '#platform/wire/call.ts'
import type { ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { getTrip } from './draft.server.ts'
import type { tripOfficeCalls as calls } from './office-calls.ts'

export async function addPicture(
  ctx: ManualTxContext<StaffCtx>,
  { package_code }: In<typeof calls.addPicture>,
) {
  if (!ctx.hasFiles) refuse('FILE_REQUIRED')
  await ctx.transaction((tx) => getTrip(tx, package_code)) // before the picture is decoded
  return ctx.finalTransaction(async ({ db, travel_agency, files, logChange }) => {
    const path = files.picture?.[0]?.path ?? refuse('FILE_REQUIRED')
    await db.insertInto('trip_picture').values({ travel_agency, path, staff_name: ctx.staff.name }).execute()
    logChange({ subject: `trip ${package_code}`, after: { path } })
    return { path }
  })
}
