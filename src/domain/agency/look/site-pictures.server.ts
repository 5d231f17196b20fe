// The pictures a site may show: those that came through this agency's office.
import { sql } from 'kysely'
import { refuseAtField } from '#platform/wire/refuse-at-field.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

type FieldPicture = [field: string, path: string]

/** A picture is the agency's own: uploaded for its site or its trips. */
export async function refuseForeignPictures(
  { db, travel_agency }: AgencyContext,
  pictures: readonly FieldPicture[],
): Promise<void> {
  if (pictures.length === 0) return
  const paths = pictures.map(([, path]) => path)
  const { rows } = await sql<{ path: string }>`
    select asked.path from unnest(${paths}::text[]) asked (path)
    where not exists (select from site_picture s where s.travel_agency = ${travel_agency} and s.path = asked.path)
      and not exists (select from trip_picture t where t.travel_agency = ${travel_agency} and t.path = asked.path)
    limit 1`.execute(db)
  const foreign = pictures.find(([, path]) => path === rows[0]?.path)
  if (foreign) refuseAtField('PICTURE_NOT_FOUND', foreign[0])
}
