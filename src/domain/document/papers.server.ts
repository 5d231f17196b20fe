// Everybody's papers as the person who booked sees them: consents, passports, the contract.
import { ofHolder } from '#domain/booking/find.server.ts'
import { goesAbroad } from '#domain/booking/goes-abroad.server.ts'
import { isUnderWay } from '#domain/booking/progress.ts'
import { slotsOf } from '#domain/booking/travellers.server.ts'
import type { Ctx } from '#platform/wire/asking.ts'
import { isMinor } from './agree.server.ts'

export async function papersOf(ctx: Ctx, booking_id: string) {
  const { db, travel_agency } = ctx
  const booking = await ofHolder(ctx, { booking_id })
  const of = { travel_agency, booking: booking.id }
  const slots = await slotsOf(ctx, booking)
  const minors = await Promise.all(slots.map((slot) => isMinor(ctx, slot)))
  const consents = await db
    .selectFrom('consent')
    .select(['traveller', 'type'])
    .where((eb) => eb.and(of))
    .where('traveller', 'is not', null)
    .execute()
  const passports = await db
    .selectFrom('passport')
    .select(['traveller', 'expires_soon'])
    .where((eb) => eb.and(of))
    .execute()
  const files = await db
    .selectFrom('passport_file')
    .select(['traveller', 'reg_date'])
    .where((eb) => eb.and(of))
    .orderBy('reg_date')
    .execute()
  const { is_abroad } = await db
    .selectFrom('booking as b')
    .select(goesAbroad.as('is_abroad'))
    .where('b.travel_agency', '=', travel_agency)
    .where('b.id', '=', booking.id)
    .executeTakeFirstOrThrow()
  return {
    booking_id: booking.booking_id,
    needs_passports: is_abroad,
    open: isUnderWay(booking.progress),
    travellers: slots.map(({ traveller, name, kind }, at) => {
      const passport = passports.find((each) => each.traveller === traveller)
      const own = files.filter((each) => each.traveller === traveller)
      const agreed = consents.filter((each) => each.traveller === traveller).map(({ type }) => type)
      return {
        traveller,
        name,
        kind,
        consents: agreed.includes('privacy'),
        passport_consent: agreed.includes('passport'),
        needs_guardian: minors[at] ?? false,
        passport: passport !== undefined && own.length > 0,
        expires_soon: passport?.expires_soon ?? false,
        files: own.length,
        since: own.at(-1)?.reg_date ?? null,
      }
    }),
  }
}
