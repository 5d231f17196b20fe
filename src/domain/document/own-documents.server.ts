// Everybody's documents as the person who booked sees them: consents, passports, the contract.
import { getOwnBooking } from '#domain/booking/find.server.ts'
import { isOverseasTrip } from '#domain/booking/overseas-trip.server.ts'
import { isUnderWay } from '#domain/booking/progress.ts'
import { listTravellerSlots } from '#domain/booking/travellers.server.ts'
import { maskContact } from '#domain/member/mask-name.ts'
import { listEmergencyContacts } from '#domain/vault/emergency-contacts.server.ts'
import type { Ctx } from '#platform/wire/request-context.ts'
import { isMinor } from './agree.server.ts'

export async function getOwnDocuments(ctx: Ctx, booking_id: string) {
  const { db, travel_agency } = ctx
  const booking = await getOwnBooking(ctx, { booking_id })
  const bookingRows = { travel_agency, booking: booking.id }
  const slots = await listTravellerSlots(ctx, booking)
  const minors = await Promise.all(slots.map((slot) => isMinor(ctx, slot)))
  const consents = await db
    .selectFrom('consent')
    .select(['traveller', 'type'])
    .where((eb) => eb.and(bookingRows))
    .where('traveller', 'is not', null)
    .execute()
  const passports = await db
    .selectFrom('passport')
    .select(['traveller', 'expires_soon'])
    .where((eb) => eb.and(bookingRows))
    .execute()
  const files = await db
    .selectFrom('passport_file')
    .select(['traveller', 'reg_date'])
    .where((eb) => eb.and(bookingRows))
    .orderBy('reg_date')
    .execute()
  const readings = await db
    .selectFrom('passport_reading')
    .select(['traveller', 'purpose', 'at'])
    .where((eb) => eb.and(bookingRows))
    .orderBy('id', 'desc')
    .execute()
  const emergencyContacts = await listEmergencyContacts(ctx, booking.id)
  return {
    booking_id: booking.booking_id,
    needs_passports: await leadsAbroad(ctx, booking.id),
    open: isUnderWay(booking.progress),
    travellers: slots.map(({ traveller, name, kind }, at) => {
      const passport = passports.find((each) => each.traveller === traveller)
      const ownFiles = files.filter((each) => each.traveller === traveller)
      const agreed = consents.filter((each) => each.traveller === traveller).map(({ type }) => type)
      return {
        traveller,
        name,
        kind,
        consents: agreed.includes('privacy'),
        passport_consent: agreed.includes('passport'),
        needs_guardian: minors[at] ?? false,
        passport: passport !== undefined && ownFiles.length > 0,
        expires_soon: passport?.expires_soon ?? false,
        files: ownFiles.length,
        since: ownFiles.at(-1)?.reg_date ?? null,
        emergency: describeContact(emergencyContacts, traveller),
        readings: readings
          .filter((each) => each.traveller === traveller)
          .map(({ purpose, at }) => ({ purpose, at })),
      }
    }),
  }
}

/** The telephone is not shown again in full. */
function describeContact(contacts: Awaited<ReturnType<typeof listEmergencyContacts>>, traveller: number) {
  const found = contacts.find((each) => each.traveller === traveller)
  if (!found) return null
  return { name: found.name, contact_masked: maskContact(found.contact), relation: found.relation }
}

async function leadsAbroad({ db, travel_agency }: Ctx, booking: number): Promise<boolean> {
  const { is_abroad } = await db
    .selectFrom('booking as b')
    .select(isOverseasTrip.as('is_abroad'))
    .where('b.travel_agency', '=', travel_agency)
    .where('b.id', '=', booking)
    .executeTakeFirstOrThrow()
  return is_abroad
}
