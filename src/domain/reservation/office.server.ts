// What the office does with reservations.
import type { HandlersOf } from '#platform/wire/invoke.server.ts'
import { bookForCaller } from './book-for-caller.server.ts'
import { askAccount, handOpenLink, handPayLink } from './booking-link.server.ts'
import { cancelByStaff, previewCancel } from './cancel-by-staff.server.ts'
import { changePeople, moveBooking, previewMove, previewPeople } from './change-by-staff.server.ts'
import { correctContact } from './contact.server.ts'
import { openDepartures } from './departures.server.ts'
import type { reservationOfficeCalls } from './office-calls.ts'

export const reservationOfficeHandlers: HandlersOf<typeof reservationOfficeCalls> = {
  departures: openDepartures,
  book: bookForCaller,
  payLink: handPayLink,
  openLink: handOpenLink,
  askAccount,
  correctContact,
  cancelPreview: previewCancel,
  cancel: cancelByStaff,
  peoplePreview: previewPeople,
  changePeople,
  movePreview: previewMove,
  move: moveBooking,
}
