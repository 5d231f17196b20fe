// Office handlers: departures.

import { maskContact } from '#domain/member/mask-name.ts'
import { refuse } from '#errors.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { findDepartureCancel } from './cancel-departure.server.ts'
import { updateDepartureClosed } from './close-departure.server.ts'
import { confirmDepartureManually } from './confirm-departure.server.ts'
import { sendDepartureMessage, withdrawMessage } from './departure-message.server.ts'
import type { departureMessageCalls } from './departure-message-office-calls.ts'
import { addDiscount, changeDiscount, deleteDiscount, listDiscounts } from './discount/discounts.server.ts'
import type { discountOfficeCalls } from './discount/office-calls.ts'
import { deleteFlightTemplate, listFlightTemplates, saveFlightTemplate } from './flight-templates.server.ts'
import { listHolidays, removeHoliday, saveHoliday } from './holidays.server.ts'
import { listDeparturesOfTrips } from './list-departures.server.ts'
import { listMessages } from './list-messages.server.ts'
import { getNotice, saveNotice } from './notice.server.ts'
import { getOccupancy, listDepartureBookings, listOccupancy } from './occupancy.server.ts'
import type { occupancyCalls } from './occupancy-office-calls.ts'
import type { departureOfficeCalls } from './office-calls.ts'
import { listOpenDepartures } from './open-departures.server.ts'
import type { peopleCalls } from './people/office-calls.ts'
import { saveOrder } from './people/order.server.ts'
import { listPeople, saveChecks, saveNote } from './people/people.server.ts'
import { saveRooms } from './people/rooms.server.ts'
import { exportList } from './people/sent-lists.server.ts'
import { saveDepartures } from './save-departures.server.ts'
import { getWaitingContact, listWaiting, orderWaiting, removeWaiting } from './waiting-list.server.ts'

export const departureOfficeHandlers: Handlers<typeof departureOfficeCalls> = {
  departures: listDeparturesOfTrips,
  saveDepartures,
  flightTemplates: listFlightTemplates,
  saveFlightTemplate,
  deleteFlightTemplate,
  holidays: listHolidays,
  saveHoliday,
  removeHoliday,
  openDepartures: listOpenDepartures,
}

export const discountOfficeHandlers: Handlers<typeof discountOfficeCalls> = {
  discounts: listDiscounts,
  addDiscount,
  changeDiscount,
  deleteDiscount,
}

export const peopleHandlers: Handlers<typeof peopleCalls> = {
  list: listPeople,
  saveNote,
  saveRooms,
  saveOrder,
  saveChecks,
  exportList,
}

export const occupancyHandlers: Handlers<typeof occupancyCalls> = {
  list: listOccupancy,
  async one(ctx, { departure_id }) {
    const occupancy = await getOccupancy(ctx, departure_id)
    const [bookings, messages, cancel, waiting] = await Promise.all([
      listDepartureBookings(ctx, departure_id),
      listMessages(ctx, departure_id),
      findDepartureCancel(ctx, departure_id),
      listWaiting(ctx, departure_id),
    ])
    const masked = waiting.map(({ contact, ...row }) => ({ ...row, contact_masked: maskContact(contact) }))
    return { ...occupancy, ...bookings, messages, waiting: masked, cancel: cancel ?? null }
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
}

export const departureMessageHandlers: Handlers<typeof departureMessageCalls> = {
  message: sendDepartureMessage,
  withdrawMessage,
  notice: getNotice,
  saveNotice,
}
