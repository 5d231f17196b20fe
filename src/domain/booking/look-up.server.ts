// §2, §6 A visitor looks up a booking by its number, or a payment's, and the name.
// What opens is a summary; a code sent to its address opens the rest. There is one answer for every failure,
// and guessing gets slow.
import { refuse } from '#errors.ts'
import type { Language } from '#i18n/language.ts'
import { rateLimits } from '#limits/access.ts'
import { redeemCode, requestCode } from '#platform/mail-code.server.ts'
import { withGuessLimit } from '#platform/rate-limit.server.ts'
import type { Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import { normalizeBookingNumber } from './find.server.ts'
import { normalizeName } from './normalize-name.ts'
import { issueBookingPass } from './pass.server.ts'
import { describeBookingSummary } from './summary.server.ts'

type BookingLookup = { booking_id: string; name: string }

export async function lookUpBooking(ctx: ManualTxContext<Ctx>, lookup: BookingLookup) {
  const { booking_id } = await getBookingByName(ctx, lookup)
  return ctx.transaction((ctx) => describeBookingSummary(ctx, booking_id))
}

export async function askCode(ctx: ManualTxContext<Ctx>, lookup: BookingLookup) {
  await sendBookingCode(ctx, await getBookingByName(ctx, lookup))
  return {}
}

/** The code was sent to the address of the booking, so whoever types it may manage the booking. */
export async function openByCode(
  ctx: ManualTxContext<Ctx>,
  { booking_id, mail_code }: { booking_id: string; mail_code: string },
) {
  const number = normalizeBookingNumber(booking_id)
  const booking = await ctx.transaction(({ db, travel_agency }) =>
    db
      .selectFrom('booking')
      .select('id')
      .where('travel_agency', '=', travel_agency)
      .where('booking_id', '=', number)
      .executeTakeFirst(),
  )
  // no booking has the id 0: an unknown number takes the same path as a known one
  await redeemCode(ctx, toCodeSubject(booking?.id ?? 0), mail_code)
  issueBookingPass(ctx, number)
  return { booking_id: number }
}

const toCodeSubject = (id: number) => ({ purpose: 'booking' as const, subject: String(id) })

type CodeRecipient = { id: number; member_id: number | null; email: string; language: Language }

/** A member's booking is opened by the member's log-in and nothing else. */
export async function sendBookingCode(
  ctx: ManualTxContext<Ctx>,
  { id, member_id, email, language }: CodeRecipient,
): Promise<void> {
  if (member_id !== null) refuse('LOGIN_REQUIRED')
  await requestCode(ctx, { ...toCodeSubject(id), email, language })
}

async function getBookingByName(ctx: ManualTxContext<Ctx>, { booking_id, name }: BookingLookup) {
  const found = await withGuessLimit(ctx, { ...rateLimits.lookUpFrom, forgives: false }, [ctx.network], () =>
    ctx.transaction((ctx) => findBookingByName(ctx, normalizeBookingNumber(booking_id), name)),
  )
  return found ?? refuse('BOOKING_NOT_FOUND')
}

async function findBookingByName({ db, travel_agency }: Ctx, number: string, name: string) {
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
  return booking && normalizeName(booking.name) === normalizeName(name) ? booking : undefined
}
