// The webhook: what the gateway tells us by itself.
// It is not signed, so we only take the order number from it. A job asks the gateway for the state.
import { z } from 'zod'
import { readAgencySecrets } from '#domain/agency/secrets.server.ts'
import { refuse } from '#errors.ts'
import { isSameSecret } from '#platform/secrets.server.ts'
import type { Ctx, ManualTxContext } from '#platform/wire/request-context.ts'

/** A change of a payment carries it in `data`; the notice of a deposit is flat. */
const WebhookNotice = z.object({
  orderId: z.string().max(64).optional(),
  data: z.object({ orderId: z.string().max(64) }).optional(),
})

export async function tossWebhook(ctx: ManualTxContext<Ctx>, { secret, ...body }: { secret: string }) {
  const { toss_webhook_path: expected = '' } = await ctx.transaction(readAgencySecrets)
  if (expected === '' || !isSameSecret(secret, expected)) refuse('NOT_FOUND')
  const notice = WebhookNotice.safeParse(body).data
  const order_id = notice?.data?.orderId ?? notice?.orderId
  if (order_id !== undefined)
    await ctx.finalTransaction(async ({ db, travel_agency, enqueue }) => {
      const attempt = await db
        .selectFrom('payment_try')
        .select('order_id')
        .where('travel_agency', '=', travel_agency)
        .where('order_id', '=', order_id)
        .executeTakeFirst()
      if (attempt) await enqueue('settle-order', { travel_agency, order_id })
    })
  return {}
}
