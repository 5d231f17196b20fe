// What the office does with departures that fill, or do not.
import { confirmDepartureManually } from '#domain/booking/confirm-departure.server.ts'
import { getWaitingContact, listWaiting } from '#domain/booking/list-waiting.server.ts'
import { orderWaiting, removeWaiting } from '#domain/booking/waiting.server.ts'
import { maskContact } from '#domain/member/mask-name.ts'
import {
  cancelDeparture,
  findDepartureCancel,
  previewDepartureCancel,
} from '#domain/reservation/cancel-departure.server.ts'
import { updateDepartureClosed } from '#domain/trip/close-departure.server.ts'
import { refuse } from '#errors.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { getOccupancy, listOccupancy, listOpenBookings } from './list.server.ts'
import { listMessages, sendDepartureMessage } from './message.server.ts'
import type { occupancyCalls } from './office-calls.ts'

export const occupancyHandlers: Handlers<typeof occupancyCalls> = {
  list: listOccupancy,
  async one(ctx, { departure_id }) {
    const occupancy = await getOccupancy(ctx, departure_id)
    const [list, messages, cancel, waiting] = await Promise.all([
      listOpenBookings(ctx, departure_id),
      listMessages(ctx, departure_id),
      findDepartureCancel(ctx, departure_id),
      listWaiting(ctx, departure_id),
    ])
    const masked = waiting.map(({ contact, ...row }) => ({ ...row, contact_masked: maskContact(contact) }))
    return { ...occupancy, list, messages, waiting: masked, cancel: cancel ?? null }
  },
  async waitingContact(ctx, { id }) {
    const { departure_id, contact } = await getWaitingContact(ctx, id)
    ctx.logChange({ subject: `departure ${departure_id}`, after: { waiting: id } })
    return { contact }
  },
  async confirm(ctx, { departures }) {
    const done: number[] = []
    for (const departure_id of [...departures].sort((one, other) => one - other)) {
      if ((await getOccupancy(ctx, departure_id)).is_cancelled) refuse('DEPARTURE_CANCELLED')
      if (await confirmDepartureManually(ctx, { departure_id })) done.push(departure_id)
    }
    ctx.logChange({ subject: `departures ${departures.join(', ')}`, after: { confirmed: done } })
    return { confirmed: done.length }
  },
  close: updateDepartureClosed,
  async orderWaiting(ctx, { departure_id, ids }) {
    await getOccupancy(ctx, departure_id)
    await orderWaiting(ctx, departure_id, ids)
    ctx.logChange({ subject: `departure ${departure_id}`, after: { waiting: ids } })
    return {}
  },
  async removeWaiting(ctx, { id }) {
    const { departure_id } = await removeWaiting(ctx, id)
    ctx.logChange({ subject: `departure ${departure_id}`, after: { removed: id } })
    return {}
  },
  message: sendDepartureMessage,
  async cancelPreview(ctx, input) {
    const { is_cancelled } = await getOccupancy(ctx, input.departure_id)
    if (is_cancelled) refuse('DEPARTURE_CANCELLED')
    return previewDepartureCancel(ctx, input)
  },
  cancel: cancelDeparture,
}
