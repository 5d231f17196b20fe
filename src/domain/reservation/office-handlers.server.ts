// What the office does with reservations.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { bookForCaller } from './book-for-caller.server.ts'
import { askAccount, createOpenLink, createPayLink } from './booking-link.server.ts'
import { cancelByStaff, previewCancellation } from './cancel-by-staff.server.ts'
import { changePeople, moveBooking, previewMove, previewPeopleChange } from './change-by-staff.server.ts'
import { correctContact } from './contact.server.ts'
import { listOpenDepartures } from './departures.server.ts'
import type { reservationOfficeCalls } from './office-calls.ts'

export const reservationOfficeHandlers: Handlers<typeof reservationOfficeCalls> = {
  departures: listOpenDepartures,
  book: bookForCaller,
  payLink: createPayLink,
  openLink: createOpenLink,
  askAccount,
  correctContact,
  cancelPreview: previewCancellation,
  cancel: cancelByStaff,
  peoplePreview: previewPeopleChange,
  changePeople,
  movePreview: previewMove,
  move: moveBooking,
}
