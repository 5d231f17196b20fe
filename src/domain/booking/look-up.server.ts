// §2, §6 A visitor looks up a booking by its number, or a payment's, and the name.
// What opens is a summary; a code sent to its address opens the rest. There is one answer for every failure,
// and guessing gets slow.
import { refuse } from '#errors.ts'
import { tryLimits } from '#limits/access.ts'
import { askForCode, spendCode } from '#platform/mail-code.server.ts'
import { withTries } from '#platform/tries.server.ts'
import type { Ctx, Own } from '#platform/wire/asking.ts'
import type { Language } from '#words/language.ts'
import { numberOf } from './find.server.ts'
import { givePass } from './pass.server.ts'
import { plainName } from './plain-name.ts'
import { summarize } from './summary.server.ts'

type Named = { booking_id: string; name: string }

export async function lookUp(ctx: Own<Ctx>, named: Named) {
  const { booking_id } = await findNamed(ctx, named)
  return ctx.within((ctx) => summarize(ctx, booking_id))
}

export async function askCode(ctx: Own<Ctx>, named: Named) {
  await mailCode(ctx, await findNamed(ctx, named))
  return {}
}

/** The code was sent to the address of the booking, so whoever types it may manage the booking. */
export async function openByCode(
  ctx: Own<Ctx>,
  { booking_id, mail_code }: { booking_id: string; mail_code: string },
) {
  const number = numberOf(booking_id)
  const booking = await ctx.within(({ db, travel_agency }) =>
    db
      .selectFrom('booking')
      .select('id')
      .where((eb) => eb.and({ travel_agency, booking_id: number }))
      .executeTakeFirst(),
  )
  // no booking has the id 0: an unknown number takes the same path as a known one
  await spendCode(ctx, aboutOf(booking?.id ?? 0), mail_code)
  givePass(ctx, number)
  return { booking_id: number }
}

const aboutOf = (id: number) => ({ purpose: 'booking' as const, subject: String(id) })

type Booking = { id: number; member_id: number | null; email: string; language: Language }

/** A member's booking is opened by the member's log-in and nothing else. */
export async function mailCode(ctx: Own<Ctx>, { id, member_id, email, language }: Booking): Promise<void> {
  if (member_id !== null) refuse('LOGIN_REQUIRED')
  await askForCode(ctx, { ...aboutOf(id), email, language })
}

async function findNamed(ctx: Own<Ctx>, { booking_id, name }: Named) {
  const found = await withTries(ctx, { ...tryLimits.lookUpFrom, forgives: false }, [ctx.network], () =>
    ctx.within((ctx) => findByName(ctx, numberOf(booking_id), name)),
  )
  return found ?? refuse('BOOKING_NOT_FOUND')
}

async function findByName({ db, travel_agency }: Ctx, number: string, name: string) {
  const booking = await db
    .selectFrom('booking as b')
    .select(['b.id', 'b.booking_id', 'b.member_id', 'b.name', 'b.email', 'b.language'])
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
  return booking && plainName(booking.name) === plainName(name) ? booking : undefined
}
