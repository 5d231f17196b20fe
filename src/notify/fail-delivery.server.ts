// A message that did not arrive: a failed 알림톡 is followed by one text, and a customer without any is called.
import { addCallTask } from '#domain/booking/call-tasks.server.ts'
import {
  createDelivery,
  type DeliveryRow,
  hasOtherDelivery,
  markFailed,
} from '#domain/message/deliveries.server.ts'
import { countSent } from '#domain/message/sending-limits.server.ts'
import { isCalled } from '#occasions.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import type { TxContext } from '#platform/wire/request-context.ts'
import { composeDelivery } from './compose-delivery.server.ts'
import type { DeliveryDeps } from './delivery-deps.server.ts'

/** Called in the transaction that marks the message as failed, so it happens once, whoever notices first. */
export async function failDelivery(
  deps: DeliveryDeps,
  row: DeliveryRow,
  { reason, price }: { reason: string; price?: number },
): Promise<void> {
  const { travel_agency } = row
  const origin = await deps.siteOrigin(travel_agency)
  await runInTransactionWithJobs(deps, travel_agency, async (tx) => {
    const { id, booking, occasion, ref, amount, job, channel } = row
    if (!(await markFailed(tx, id, { reason, price })) || reason === 'NOTHING_TO_SAY') return
    if (channel === 'alimtalk') {
      const asked = { booking, occasion, ref, ...(amount !== null && { amount }), job }
      const text = await createDelivery(tx, { ...asked, channel: 'sms' })
      if (text.isNew) {
        await tx.enqueue('send-text', { travel_agency, delivery: text.id })
        await countSent(tx, { texts: 1 })
      }
    } else if (!(await hasOtherDelivery(tx, row))) await addCallFor(deps, tx, { ...row, origin })
  })
}

/** No call is added once there is nothing to tell any more, nor about advertising. */
async function addCallFor(
  deps: DeliveryDeps,
  { db, travel_agency }: TxContext,
  row: DeliveryRow & { origin: string },
): Promise<void> {
  const { booking, occasion, ref } = row
  if (!isCalled(occasion)) return
  const { message } = await composeDelivery(deps, db, row)
  if (message && !message.isAd)
    await addCallTask({ db, travel_agency }, { booking, occasion, ref, words: message.words })
}
