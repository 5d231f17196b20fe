// A text that did not arrive: 알림톡 is followed by one text, and who got nothing at all is called.
import { addCallTask } from '#domain/booking/call-tasks.server.ts'
import {
  createDelivery,
  type DeliveryRow,
  hasOtherDelivery,
  markFailed,
} from '#domain/message/deliveries.server.ts'
import { isCalled } from '#occasions.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import type { DeliveryDeps } from './deliver.server.ts'

/** In the transaction that marks it as failed, so it happens once, whoever notices it first. */
export const failDelivery = (
  deps: Pick<DeliveryDeps, 'db' | 'enqueue'>,
  row: DeliveryRow,
  { reason, price }: { reason: string; price?: number },
): Promise<void> =>
  runInTransactionWithJobs(deps, row.travel_agency, async (tx) => {
    const { id, booking, occasion, ref, amount, job, channel } = row
    if (!(await markFailed(tx, id, { reason, price })) || reason === 'NOTHING_TO_SAY') return
    if (channel === 'alimtalk') {
      const asked = { booking, occasion, ref, ...(amount !== null && { amount }), job }
      const text = await createDelivery(tx, { ...asked, channel: 'sms' })
      if (text.isNew) await tx.enqueue('send-text', { travel_agency: row.travel_agency, delivery: text.id })
    } else if (isCalled(occasion) && !(await hasOtherDelivery(tx, row)))
      await addCallTask(tx, { booking, occasion })
  })
