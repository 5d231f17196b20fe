// The webhook: what the gateway tells us by itself.
// It is not signed, so we only take the order number from it. A job asks the gateway for the state. A notice of
// a deposit has a secret, which is compared first.
import { z } from 'zod'
import { readAgencySecrets } from '#domain/agency/keys/secrets.server.ts'
import { refuse } from '#errors.ts'
import { isSameSecret } from '#platform/secrets.server.ts'
import type { Ctx, ManualTxContext } from '#platform/wire/request-context.ts'

/** A change of a payment carries it in `data`; the notice of a deposit is flat. */
const WebhookNotice = z.union([
  z.object({ data: z.object({ orderId: z.string().max(64) }) }).transform(({ data }) => data),
  z.object({ orderId: z.string().max(64), secret: z.string().max(200) }),
])

export async function receiveTossWebhook(ctx: ManualTxContext<Ctx>, { path, ...body }: { path: string }) {
  const { toss_webhook_path: expected = '' } = await ctx.transaction(readAgencySecrets)
  if (expected === '' || !isSameSecret(path, expected)) refuse('NOT_FOUND')
  const notice = WebhookNotice.safeParse(body).data
  if (notice)
    await ctx.finalTransaction(async ({ db, travel_agency, enqueue, log }) => {
      const order_id = notice.orderId
      const attempt = await db
        .selectFrom('payment_try')
        .select('deposit_secret')
        .where('travel_agency', '=', travel_agency)
        .where('order_id', '=', order_id)
        .executeTakeFirst()
      if (!attempt) return
      if ('secret' in notice && !isSameSecret(notice.secret, attempt.deposit_secret ?? ''))
        return log.warn({ agency: travel_agency, order_id }, 'a notice of a deposit has a wrong secret')
      await enqueue('settle-order', { travel_agency, order_id })
    })
  return {}
}
