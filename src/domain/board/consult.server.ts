// A consultation, from the contact page: a row for the staff, a mail to the agency, and a word back. §7
import { refuseUnlessOnSale } from '#domain/catalog/find.server.ts'
import { tryLimits } from '#limits/access.ts'
import { limitUses } from '#platform/tries.server.ts'
import type { Ctx, Own } from '#platform/wire/asking.ts'

type Consulting = { name: string; contact: string; email?: string; contents: string; package_code?: string }

export async function consult(
  ctx: Own<Ctx>,
  { name, contact, email, contents, package_code }: Consulting,
): Promise<{ id: number }> {
  const { travel_agency, language, member, network } = ctx
  if (package_code !== undefined) await refuseUnlessOnSale(ctx.db, travel_agency, package_code)
  await limitUses(ctx, tryLimits.consultation, [network])
  return ctx.write(async ({ db, later }) => {
    const { id } = await db
      .insertInto('consult')
      .values({
        travel_agency,
        name,
        contact,
        email,
        contents,
        package_code,
        language,
        member_id: member?.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await later('send-mail', { travel_agency, kind: 'consultation', ref: id })
    if (email) await later('send-mail', { travel_agency, kind: 'consultation-copy', ref: id })
    return { id }
  })
}
