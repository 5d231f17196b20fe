// §2, §6 A visitor finds a booking by its number, or a payment's, and the name. One answer for every failure; guessing gets slow.
import { refuse } from '#errors.ts'
import { tryLimits } from '#limits.ts'
import { withTries } from '#platform/tries.server.ts'
import type { Ctx, Own } from '#platform/wire/asking.ts'
import { describe, numberOf, ofNumber } from './find.server.ts'
import { givePass } from './pass.server.ts'
import { plainName } from './plain-name.ts'

export async function lookUp(ctx: Own<Ctx>, { booking_id, name }: { booking_id: string; name: string }) {
  const found = await withTries(ctx, { ...tryLimits.lookUpFrom, forgives: false }, [ctx.network], () =>
    ctx.within((ctx) => findByName(ctx, numberOf(booking_id), name)),
  )
  if (!found) refuse('BOOKING_NOT_FOUND')
  givePass(ctx, found)
  return ctx.within(async (ctx) => describe(ctx, await ofNumber(ctx, found)))
}

async function findByName(
  { db, travel_agency }: Ctx,
  number: string,
  name: string,
): Promise<string | undefined> {
  const booking = await db
    .selectFrom('booking as b')
    .select(['b.booking_id', 'b.name'])
    .where('b.travel_agency', '=', travel_agency)
    .where((eb) =>
      eb.or([
        eb('b.booking_id', '=', number),
        eb(
          'b.id',
          'in',
          eb
            .selectFrom('ledger as l')
            .select('l.booking')
            .where('l.travel_agency', '=', travel_agency)
            .where('l.transaction_id', '=', number),
        ),
      ]),
    )
    .executeTakeFirst()
  return booking && plainName(booking.name) === plainName(name) ? booking.booking_id : undefined
}
