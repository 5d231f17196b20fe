// Wishes for cash receipts of a booking: locked as passports are, and erased some time after the trip.
import { sql } from 'kysely'
import type { z } from 'zod'
import { getBookingForStaff, getOwnBooking } from '#domain/booking/find.server.ts'
import { endedProgress } from '#domain/booking/progress.ts'
import { getOrCreateDataKey, readDataKey } from '#domain/vault/data-key.server.ts'
import { retentionDays } from '#limits/retention.ts'
import { daysAgo } from '#platform/db/days-ago.server.ts'
import { decryptSecret, encryptSecret } from '#platform/secret-box.server.ts'
import type { AgencyContext, Ctx, StaffCtx } from '#platform/wire/request-context.ts'
import type { ReceiptWish } from './forms.ts'

type WishContext = AgencyContext & Pick<Ctx, 'keyFor'>

/** The booking as a whole pays, or one share of it. */
type Payer = { booking: number; share: number | null }

/** Binds the encrypted number to its booking or share: copied to another row it cannot be opened. */
const buildEncryptionContext = (travel_agency: number, { booking, share }: Payer) =>
  share === null ? `${travel_agency}|booking ${booking}|receipt` : `${travel_agency}|share ${share}|receipt`

type Wish = z.output<typeof ReceiptWish>
type WishInput = { booking_id: string; receipt: Wish }

export async function saveOwnReceiptWish(ctx: Ctx, { booking_id, receipt }: WishInput) {
  const { id } = await getOwnBooking(ctx, { booking_id }, 'lock')
  await saveReceiptWish(ctx, { booking: id, share: null }, receipt)
  return {}
}

/** A caller says it on the telephone. The log has no number. */
export async function saveCallersReceiptWish(ctx: StaffCtx, { booking_id, receipt }: WishInput) {
  const booking = await getBookingForStaff(ctx, booking_id, 'lock')
  await saveReceiptWish(ctx, { booking: booking.id, share: null }, receipt)
  ctx.logChange({ subject: `booking ${booking.booking_id}`, after: { purpose: receipt.purpose } })
  return {}
}

/** The latest wish counts, for receipts that are not issued yet. The caller holds the booking's row. */
export async function saveReceiptWish(ctx: WishContext, payer: Payer, receipt: Wish): Promise<void> {
  const { db, travel_agency } = ctx
  const { booking, share } = payer
  const number = receipt.purpose === 'unnamed' ? undefined : receipt.number
  const locked =
    number === undefined ? { sealed: null, data_key: null } : await lockNumber(ctx, payer, number)
  const wish = { purpose: receipt.purpose, ending: number?.slice(-4) ?? '', ...locked }
  if (share !== null) {
    await db
      .insertInto('share_receipt_wish')
      .values({ travel_agency, share, booking, ...wish })
      .onConflict((conflict) =>
        conflict
          .columns(['travel_agency', 'share'])
          .doUpdateSet((eb) => ({ ...wish, given: eb.ref('excluded.given') })),
      )
      .execute()
    return
  }
  await db
    .insertInto('receipt_wish')
    .values({ travel_agency, booking, ...wish })
    .onConflict((conflict) =>
      conflict
        .columns(['travel_agency', 'booking'])
        .doUpdateSet((eb) => ({ ...wish, given: eb.ref('excluded.given') })),
    )
    .execute()
}

async function lockNumber(ctx: WishContext, payer: Payer, number: string) {
  const { id: data_key, key } = await getOrCreateDataKey(ctx)
  return { sealed: encryptSecret(key, buildEncryptionContext(ctx.travel_agency, payer), number), data_key }
}

/** Deletes the wish of the customer who handed the booking over. */
export async function deleteReceiptWish(
  { db, travel_agency }: AgencyContext,
  booking: number,
): Promise<void> {
  await db
    .deleteFrom('receipt_wish')
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .execute()
}

const unnamed = { purpose: 'unnamed' as const, ending: '', type: '소득공제' as const, number: '0100001234' }

/**
 * The wish of the payer. A share has a wish of its own, so that nobody's receipt carries another's number.
 */
export function findReceiptWish({ db, travel_agency }: AgencyContext, { booking, share }: Payer) {
  const columns = ['purpose', 'ending', 'sealed', 'data_key'] as const
  if (share !== null)
    return db
      .selectFrom('share_receipt_wish')
      .select(columns)
      .where('travel_agency', '=', travel_agency)
      .where('share', '=', share)
      .executeTakeFirst()
  return db
    .selectFrom('receipt_wish')
    .select(columns)
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .executeTakeFirst()
}

/** Writes the wish as the gateway takes it. The tax office has a number for customers who gave none. */
export async function readReceiptIdentity(ctx: WishContext, payer: Payer) {
  const wish = await findReceiptWish(ctx, payer)
  if (!wish?.sealed || !wish.data_key) return unnamed
  const key = await readDataKey(ctx, wish.data_key)
  return {
    purpose: wish.purpose,
    ending: wish.ending,
    type: wish.purpose === 'business' ? ('지출증빙' as const) : ('소득공제' as const),
    number: decryptSecret(key, buildEncryptionContext(ctx.travel_agency, payer), wish.sealed),
  }
}

/**
 * A wish is erased some days after the trip, once nothing is left to issue. Issued receipts keep its last
 * digits.
 */
export async function purgeReceiptWishes({ db, travel_agency }: AgencyContext): Promise<void> {
  const isOver = sql<boolean>`exists (select from booking b where b.travel_agency = w.travel_agency and b.id = w.booking
      and b.progress in (${sql.join(endedProgress)}))
    and not exists (select from booking_history h where h.travel_agency = w.travel_agency and h.booking = w.booking
      and h.at >= ${daysAgo(retentionDays.accounts)})
    and not exists (select from cash_receipt c where c.travel_agency = w.travel_agency and c.booking = w.booking
      and c.kind = 'issue' and c.state in ('waiting', 'asked', 'refused'))`
  await sql`delete from receipt_wish w where w.travel_agency = ${travel_agency} and ${isOver}`.execute(db)
  await sql`delete from share_receipt_wish w where w.travel_agency = ${travel_agency} and ${isOver}`.execute(
    db,
  )
}
