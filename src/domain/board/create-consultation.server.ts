// A consultation from the contact page: a row for staff, a mail to the agency, a confirmation mail. §7
import { refuseUnlessOnSale } from '#domain/catalog/find-package.server.ts'
import { rateLimits } from '#limits/access.ts'
import { notify } from '#platform/notify.server.ts'
import { checkRateLimit, mayMailTyped } from '#platform/rate-limit.server.ts'
import type { Ctx, ManualTxContext } from '#platform/wire/request-context.ts'

type ConsultationInput = {
  name: string
  contact: string
  email?: string
  contents: string
  package_code?: string
}

export async function createConsultation(
  ctx: ManualTxContext<Ctx>,
  { name, contact, email, contents, package_code }: ConsultationInput,
): Promise<{ id: number }> {
  const { travel_agency, language, member, network } = ctx
  if (package_code !== undefined) await refuseUnlessOnSale(ctx.db, travel_agency, package_code)
  await checkRateLimit(ctx, rateLimits.consultation, [network])
  const isCopied = email !== undefined && email !== '' && (await mayMailTyped(ctx, email))
  return ctx.finalTransaction(async (tx) => {
    const { id } = await tx.db
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
    await notify(tx, 'consultation', { ref: id })
    if (isCopied) await notify(tx, 'consultation-copy', { ref: id })
    return { id }
  })
}
