// Files that staff add for everybody on a departure, as they are seen in a booking that is paid.
import { findLargestFile } from '#lib/picture-name.ts'
import type { FileStore } from '#platform/integrations/file-store.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { isBookingFirm } from './progress-conditions.server.ts'

const selectDepartureFiles = ({ db, travel_agency }: AgencyContext, booking: number) =>
  db
    .selectFrom('guide_file as f')
    .innerJoin('booking as b', (on) =>
      on.onRef('b.travel_agency', '=', 'f.travel_agency').onRef('b.departure_id', '=', 'f.departure_id'),
    )
    .where('f.travel_agency', '=', travel_agency)
    .where('f.for_customers', '=', true)
    .where('b.id', '=', booking)
    .where(isBookingFirm)

export const listDepartureFiles = (ctx: AgencyContext, booking: number) =>
  selectDepartureFiles(ctx, booking).select(['f.id', 'f.name', 'f.size']).orderBy('f.id').execute()

/** `open` reads the store: call it after the transaction. */
export async function findDepartureFile(ctx: AgencyContext, booking: number, id: number) {
  const file = await selectDepartureFiles(ctx, booking)
    .select(['f.name', 'f.type', 'f.path'])
    .where('f.id', '=', id)
    .executeTakeFirst()
  if (!file) return undefined
  const { path, ...named } = file
  return {
    ...named,
    open: (files: FileStore) => files.read(ctx.travel_agency, findLargestFile(path) ?? path),
  }
}
