// The message of a delivery, made again from what is true now.
import type { DeliveryRow } from '#domain/message/deliveries.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { composers } from './composers.server.ts'
import type { DeliveryDeps } from './delivery-deps.server.ts'
import { getSender } from './message.server.ts'

/** `message` is undefined when there is nothing to tell any more. */
export async function composeDelivery(
  { keyFor, officeOrigin }: DeliveryDeps,
  db: Db,
  { travel_agency, occasion, ref, amount, origin }: DeliveryRow & { origin: string },
) {
  const sender = await getSender(db, travel_agency)
  const message = await composers[occasion]({
    db,
    keyFor,
    travel_agency,
    ref,
    ...(amount !== null && { amount }),
    origin,
    office: officeOrigin(),
    sender,
  })
  return { sender, message }
}
