// What the office does with departures that fill, or do not.
import { confirmByHand } from '#domain/booking/confirm-departure.server.ts'
import { orderWaiting, removeWaiting } from '#domain/booking/waiting.server.ts'
import { contactOfWaiting, waitingFor } from '#domain/booking/who-waits.server.ts'
import { maskContact } from '#domain/member/mask-name.ts'
import {
  cancelDeparture,
  cancelOf,
  previewDepartureCancel,
} from '#domain/reservation/cancel-departure.server.ts'
import { setClosed } from '#domain/trip/close-departure.server.ts'
import { refuse } from '#errors.ts'
import type { HandlersOf } from '#platform/wire/invoke.server.ts'
import { bookedOn, fillingOf, listFilling } from './list.server.ts'
import { messageAll, messagesOf } from './message.server.ts'
import type { fillingCalls } from './office-calls.ts'

export const fillingHandlers: HandlersOf<typeof fillingCalls> = {
  list: listFilling,
  async one(ctx, { departure_id }) {
    const found = await fillingOf(ctx, departure_id)
    const [list, messages, cancel, waiting] = await Promise.all([
      bookedOn(ctx, departure_id),
      messagesOf(ctx, departure_id),
      cancelOf(ctx, departure_id),
      waitingFor(ctx, departure_id),
    ])
    const masked = waiting.map(({ contact, ...row }) => ({ ...row, contact_masked: maskContact(contact) }))
    return { ...found, list, messages, waiting: masked, cancel: cancel ?? null }
  },
  async waitingContact(ctx, { id }) {
    const { departure_id, contact } = await contactOfWaiting(ctx, id)
    ctx.note({ subject: `departure ${departure_id}`, after: { waiting: id } })
    return { contact }
  },
  async confirm(ctx, { departures }) {
    const done: number[] = []
    for (const departure_id of [...departures].sort((one, other) => one - other)) {
      if ((await fillingOf(ctx, departure_id)).is_cancelled) refuse('DEPARTURE_CANCELLED')
      if (await confirmByHand(ctx, { departure_id })) done.push(departure_id)
    }
    ctx.note({ subject: `departures ${departures.join(', ')}`, after: { confirmed: done } })
    return { confirmed: done.length }
  },
  close: setClosed,
  async orderWaiting(ctx, { departure_id, ids }) {
    await fillingOf(ctx, departure_id)
    await orderWaiting(ctx, departure_id, ids)
    ctx.note({ subject: `departure ${departure_id}`, after: { waiting: ids } })
    return {}
  },
  async removeWaiting(ctx, { id }) {
    const { departure_id } = await removeWaiting(ctx, id)
    ctx.note({ subject: `departure ${departure_id}`, after: { removed: id } })
    return {}
  },
  message: messageAll,
  async cancelPreview(ctx, asked) {
    const { is_cancelled } = await fillingOf(ctx, asked.departure_id)
    if (is_cancelled) refuse('DEPARTURE_CANCELLED')
    return previewDepartureCancel(ctx, asked)
  },
  cancel: cancelDeparture,
}
