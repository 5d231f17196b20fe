// Emergency contacts of travellers: from the booker, from the traveller's own link, and from staff for callers.
import { getBookingForStaff, getOwnBooking } from '#domain/booking/find.server.ts'
import { toLogSubject } from '#domain/booking/log-subject.server.ts'
import { isUnderWay } from '#domain/booking/progress.ts'
import { listTravellerSlots } from '#domain/booking/travellers.server.ts'
import {
  deleteEmergencyContacts,
  type EmergencyContact,
  listEmergencyContacts,
  saveEmergencyContact,
} from '#domain/vault/emergency-contacts.server.ts'
import { refuse } from '#errors.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, StaffCtx } from '#platform/wire/request-context.ts'
import type { documentCalls } from './calls.ts'
import type { documentOfficeCalls } from './office-calls.ts'

/** The booking's row is locked, so that a traveller who is cancelled at this moment leaves nobody behind. */
export async function saveOwnEmergencyContact(
  ctx: Ctx,
  { booking_id, traveller, person }: In<typeof documentCalls.saveContact>,
) {
  const booking = await getOwnBooking(ctx, { booking_id }, 'lock')
  if (!isUnderWay(booking.progress)) refuse('UPLOAD_CLOSED')
  if (!(await isTravelling(ctx, booking, traveller))) refuse('TRAVELLER_NOT_FOUND')
  await store(ctx, { booking: booking.id, traveller }, { person, by_name: null })
  return {}
}

/** With the revision that was seen; 0 where nobody was named. */
export async function saveEmergencyContactForStaff(
  ctx: StaffCtx,
  { booking_id, traveller, person, revision }: In<typeof documentOfficeCalls.saveEmergencyContact>,
) {
  const booking = await getBookingForStaff(ctx, booking_id, 'lock')
  if (!isUnderWay(booking.progress)) refuse('WRONG_PROGRESS')
  if (!(await isTravelling(ctx, booking, traveller))) refuse('TRAVELLER_NOT_FOUND')
  const before = await findEmergencyContact(ctx, booking.id, traveller)
  if (before.revision !== revision) refuse('CHANGED_MEANWHILE')
  await store(ctx, { booking: booking.id, traveller }, { person, by_name: ctx.staff.name })
  // The log is never erased, so it does not say who is called.
  ctx.logChange({ ...toLogSubject(booking_id), after: { traveller, removed: person === null } })
  return {}
}

/** In full, for whoever calls or corrects it. */
export async function readEmergencyContact(
  ctx: StaffCtx,
  { booking_id, traveller }: In<typeof documentOfficeCalls.emergencyContact>,
) {
  const { id } = await getBookingForStaff(ctx, booking_id)
  const found = await findEmergencyContact(ctx, id, traveller)
  ctx.logChange({ ...toLogSubject(booking_id), after: { traveller } })
  return found
}

/** Revision 0: nobody is named. */
async function findEmergencyContact(ctx: AgencyContext, booking: number, traveller: number) {
  const all = await listEmergencyContacts(ctx, booking)
  const found = all.find((each) => each.traveller === traveller)
  if (!found) return { person: null, revision: 0 }
  const { name, contact, relation, revision } = found
  return { person: { name, contact, relation }, revision }
}

type BookingWithParty = Parameters<typeof listTravellerSlots>[1]

const isTravelling = async (ctx: AgencyContext, booking: BookingWithParty, traveller: number) =>
  (await listTravellerSlots(ctx, booking)).some((slot) => slot.traveller === traveller)

async function store(
  ctx: AgencyContext,
  place: { booking: number; traveller: number },
  { person, by_name }: { person: EmergencyContact | null; by_name: string | null },
) {
  if (person) await saveEmergencyContact(ctx, place, { ...person, by_name })
  else await deleteEmergencyContacts(ctx, place.booking, [place.traveller])
}
