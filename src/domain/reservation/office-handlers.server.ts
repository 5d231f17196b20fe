// Office handlers: reservations.

import { getOccupancy } from '#domain/departure/occupancy.server.ts'
import { refuse } from '#errors.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { bookForCaller } from './book-for-caller.server.ts'
import { cancelByStaff, previewCancellation } from './cancel-by-staff.server.ts'
import { cancelDeparture, previewDepartureCancel } from './cancel-departure-bookings.server.ts'
import type { cancelDepartureCalls } from './cancel-departure-office-calls.ts'
import { changePeople, previewPeopleChange, previewRebooking, rebook } from './change-booking.server.ts'
import { acceptRequest, describeRequest, refuseRequest } from './change-request.server.ts'
import type { changeRequestCalls } from './change-request-office-calls.ts'
import { correctContact } from './contact.server.ts'
import type { reservationOfficeCalls } from './office-calls.ts'
import { countBookingAsReal, publishSite } from './publish-site.server.ts'
import { previewRebookMany, rebookMany } from './rebook-many.server.ts'
import type { rebookManyCalls } from './rebook-many-office-calls.ts'
import { askAccount, createOpenLink, createPayLink } from './staff-links.server.ts'
import type { testBookingCalls } from './test-booking-office-calls.ts'
import { addToGroup, describeGroupForStaff, removeFromGroup } from './travel-group-office.server.ts'
import type { travelGroupOfficeCalls } from './travel-group-office-calls.ts'
import { addWaitingCaller, bookWaiting, showWaitingOffer } from './wait.server.ts'

export const reservationOfficeHandlers: Handlers<typeof reservationOfficeCalls> = {
  book: bookForCaller,
  payLink: createPayLink,
  openLink: createOpenLink,
  askAccount,
  correctContact,
  cancelPreview: previewCancellation,
  cancel: cancelByStaff,
  peoplePreview: previewPeopleChange,
  changePeople,
  rebookPreview: previewRebooking,
  rebook,
}

export const changeRequestHandlers: Handlers<typeof changeRequestCalls> = {
  changeRequest: describeRequest,
  acceptChange: acceptRequest,
  refuseChange: refuseRequest,
}

export const testBookingHandlers: Handlers<typeof testBookingCalls> = {
  publishSite,
  countAsReal: countBookingAsReal,
}

export const travelGroupOfficeHandlers: Handlers<typeof travelGroupOfficeCalls> = {
  travelGroup: describeGroupForStaff,
  addToGroup,
  removeFromGroup,
}

export const rebookManyHandlers: Handlers<typeof rebookManyCalls> = {
  rebookManyPreview: previewRebookMany,
  rebookMany,
  addWaiting: addWaitingCaller,
  waitingOffer: showWaitingOffer,
  bookWaiting,
}

export const cancelDepartureHandlers: Handlers<typeof cancelDepartureCalls> = {
  async departureCancelPreview(ctx, input) {
    const { is_cancelled } = await getOccupancy(ctx, input.departure_id)
    if (is_cancelled) refuse('DEPARTURE_CANCELLED')
    return previewDepartureCancel(ctx, input)
  },
  cancelDeparture,
}
