// A share as the holder of its link sees and pays it: this share alone, and nothing of anybody else.
import { readPayWays } from '#domain/agency/rules/pay-ways.server.ts'
import { type BookingRow, getBookingByNumber } from '#domain/booking/find.server.ts'
import { findTransferTarget } from '#domain/booking/transfer-reference.server.ts'
import { findVirtualAccount } from '#domain/booking/virtual-account.server.ts'
import { maskName } from '#domain/member/mask-name.ts'
import { findReceiptWish } from '#domain/payment/receipt-wish.server.ts'
import { calculateShareRest } from '#domain/payment/share-payment.server.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'

const selectShare = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('booking_share as s')
    .innerJoin('booking as b', (on) =>
      on.onRef('b.travel_agency', '=', 's.travel_agency').onRef('b.id', '=', 's.booking'),
    )
    .select(['s.id', 's.name', 's.email', 's.seed', 's.amount', 'b.booking_id'])
    .where('s.travel_agency', '=', travel_agency)
    .where('s.revoked', 'is', null)

/**
 * Undefined where nothing may be paid by the link: an ended booking, a share that is paid or was taken back.
 */
export async function findShareByToken(ctx: AgencyContext, token_hash: string) {
  return toOpenShare(ctx, await selectShare(ctx).where('s.token_hash', '=', token_hash).executeTakeFirst())
}

export async function findShareForMail(ctx: AgencyContext, id: number) {
  return toOpenShare(ctx, await selectShare(ctx).where('s.id', '=', id).executeTakeFirst())
}

type ShareRow = Awaited<ReturnType<ReturnType<typeof selectShare>['executeTakeFirst']>>

async function toOpenShare(ctx: AgencyContext, share: ShareRow) {
  if (!share) return undefined
  const booking = await getBookingByNumber(ctx, share.booking_id)
  const rest = await calculateShareRest(ctx, booking, share.id)
  return rest > 0 ? { ...share, booking, rest, leader: maskName(booking.name) } : undefined
}
export type OpenShare = NonNullable<Awaited<ReturnType<typeof findShareByToken>>>

/**
 * A share in the shape of a booking that is paid by a link. The name is masked: with the number it would open
 * the booking.
 */
export async function describeSharePayment(ctx: Ctx, { id, name, rest, booking, leader }: OpenShare) {
  const { booking_id, page_title, departure_date, return_date, adult, child, baby } = booking
  const isTransfer = await hasChosenTransfer(ctx, booking)
  return {
    booking_id,
    name: leader,
    share: { name },
    page_title,
    departure_date,
    return_date,
    party: { adult, child, baby },
    price_lines: [],
    total: rest,
    deposit: 0,
    balance_by: null,
    reserved_free: false,
    amount: rest,
    most: rest,
    held_until: booking.held_until,
    consents_due: false,
    special: false,
    pay_by: booking.pay_by,
    pay_ways: (await readPayWays(ctx)).ways,
    bank_transfer: isTransfer ? await findTransferTarget(ctx, booking.id) : null,
    receipt_wish: (await findReceiptWish(ctx, { booking: booking.id, share: id })) ?? null,
    virtual_account: await findVirtualAccount(ctx, booking.id, id),
  }
}

const hasChosenTransfer = async (ctx: AgencyContext, { pay_by }: BookingRow) =>
  pay_by === 'bank_transfer' && (await readPayWays(ctx)).ways.includes('bank_transfer')
