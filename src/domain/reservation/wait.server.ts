// Somebody waits for seats of a sold-out departure, and takes them when they are offered. Decision 47
import { givePass } from '#domain/booking/pass.server.ts'
import { claimOffer, joinWaiting, keepBooking } from '#domain/booking/waiting.server.ts'
import { refuse } from '#errors.ts'
import { plainAddress } from '#plain/fold-address.ts'
import { onceOnly } from '#platform/once-only.server.ts'
import type { Ctx, Own } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { offerIn, refuseUnknownOffer } from './booking-link.server.ts'
import type { reservationCalls } from './calls.ts'
import { proveByCode } from './holds.server.ts'
import type { linkCalls } from './link-calls.ts'
import { book } from './reserve.server.ts'

/** The address must be proved. Otherwise anybody could join the list with another person's address. */
export async function wait(ctx: Own<Ctx>, { code, ...asked }: In<typeof reservationCalls.wait>) {
  if (code !== undefined) await proveByCode(ctx, asked.email, code)
  else if (!(await ctx.within((inside) => ownsAddress(inside, asked.email)))) refuse('PROOF_REQUIRED')
  return onceOnly(ctx, 'wait', asked, (inside) =>
    joinWaiting(inside, { ...asked, language: ctx.language, member_id: ctx.member?.id ?? null }),
  )
}

/** Logged in with this very address, which was proved. */
async function ownsAddress({ db, travel_agency, member }: Ctx, email: string): Promise<boolean> {
  if (!member) return false
  const found = await db
    .selectFrom('member')
    .select('email')
    .where((eb) => eb.and({ travel_agency, id: member.id, email_verified: true }))
    .executeTakeFirst()
  return plainAddress(found?.email ?? '') === plainAddress(email)
}

/** The offer ends and the booking is made in one transaction, with the seats locked. */
export async function takeOffer(ctx: Own<Ctx>, { code, total }: In<typeof linkCalls.takeOffer>) {
  await refuseUnknownOffer(ctx, code)
  const { booking_id, member_id } = await onceOnly(ctx, 'take offer', { code, total }, async (inside) => {
    const offer = await offerIn(inside, code)
    await claimOffer(inside, offer)
    const { package_code, departure_id, departure_date, adult, child, baby, name, contact, email } = offer
    const receipt = await book(
      inside,
      {
        package_code,
        departure_id,
        departure_date,
        party: { adult, child, baby },
        single_rooms: 0,
        options: [],
        travellers: [],
        name,
        contact,
        email,
        request: '',
        consents: null,
        total,
      },
      { member_id: offer.member_id, proof: 'mail' },
    )
    await keepBooking(inside, offer.id, receipt.booking_id)
    return { booking_id: receipt.booking_id, member_id: offer.member_id }
  })
  if (member_id === null) givePass(ctx, booking_id)
  return { booking_id }
}
