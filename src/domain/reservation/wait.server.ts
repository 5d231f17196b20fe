// A customer joins the waiting list of a sold-out departure, and takes offered seats. Decision 47
import { claimOffer, findOfferById, saveOfferBooking } from '#domain/departure/offers.server.ts'
import { joinWaitingList } from '#domain/departure/waiting-list.server.ts'
import { refuse } from '#errors.ts'
import { normalizeEmail } from '#lib/fold-address.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { getOffer, refuseUnknownOffer } from './booking-link.server.ts'
import type { reservationCalls } from './calls.ts'
import { hashVisitorNetwork, proveByCode, readNetworkShare } from './holds.server.ts'
import type { linkCalls } from './link-calls.ts'
import { describeOffer, type SeatOffer } from './offer.server.ts'
import type { rebookManyCalls } from './rebook-many-office-calls.ts'
import { createReservation, issueReservationPass } from './reserve.server.ts'

/** The address must be proved. Otherwise anybody could join the list with another person's address. */
export async function wait(ctx: ManualTxContext<Ctx>, { code, ...input }: In<typeof reservationCalls.wait>) {
  if (code !== undefined) await proveByCode(ctx, input.email, code)
  else if (!(await ctx.transaction((txCtx) => ownsEmail(txCtx, input.email)))) refuse('PROOF_REQUIRED')
  return withIdempotencyKey(ctx, 'wait', input, async (txCtx) =>
    joinWaitingList(
      txCtx,
      { ...input, language: ctx.language, member_id: ctx.member?.id ?? null },
      { visitor: hashVisitorNetwork(ctx), calculateMost: await readNetworkShare(txCtx) },
    ),
  )
}

/** Staff put a caller on the list, and say that the address is theirs. Without one they will call. */
export const addWaitingCaller = (
  ctx: ManualTxContext<StaffCtx>,
  input: In<typeof rebookManyCalls.addWaiting>,
) =>
  withIdempotencyKey(ctx, 'office wait', input, async (txCtx) => {
    const added = await joinWaitingList(txCtx, { ...input, language: ctx.staff.language, member_id: null })
    txCtx.logChange({ subject: `departure ${input.departure_id}`, after: { waiting: added.place } })
    return added
  })

/** True for a member who is logged in with this very address, and has proved it. */
async function ownsEmail({ db, travel_agency, member }: Ctx, email: string): Promise<boolean> {
  if (!member) return false
  const found = await db
    .selectFrom('member')
    .select('email')
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', member.id)
    .where('email_verified', '=', true)
    .executeTakeFirst()
  return normalizeEmail(found?.email ?? '') === normalizeEmail(email)
}

/** The offer ends and the booking is made in one transaction, with the seats locked. */
export async function takeOffer(ctx: ManualTxContext<Ctx>, { code, total }: In<typeof linkCalls.takeOffer>) {
  await refuseUnknownOffer(ctx, code)
  let isNew = false
  const { booking_id, member_id } = await withIdempotencyKey(
    ctx,
    'take offer',
    { code, total },
    async (txCtx) => {
      isNew = true
      const offer = await getOffer(txCtx, code)
      return bookOffer(txCtx, offer, { total, proof: 'mail' })
    },
  )
  if (member_id === null) await issueReservationPass(ctx, booking_id, { isNew })
  return { booking_id }
}

type OfferTerms = { total: number; proof: 'mail' | 'staff' }

async function bookOffer(ctx: Ctx, offer: SeatOffer, { total, proof }: OfferTerms) {
  await claimOffer(ctx, offer)
  const { id, package_code, departure_id, departure_date, adult, child, baby, member_id } = offer
  const { name, contact, email } = offer
  const { booking_id } = await createReservation(
    ctx,
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
    { member_id, proof },
  )
  await saveOfferBooking(ctx, id, booking_id)
  return { booking_id, member_id }
}

const getOpenOffer = async (ctx: Ctx, id: number) => (await findOfferById(ctx, id)) ?? refuse('NOT_WAITING')

/** What staff say on the telephone before they book. */
export async function showWaitingOffer(ctx: StaffCtx, { id }: In<typeof rebookManyCalls.waitingOffer>) {
  return describeOffer(ctx, await getOpenOffer(ctx, id))
}

/** The caller said yes: they agree to the terms and pay by a link, as after every booking by telephone. */
export const bookWaiting = (
  ctx: ManualTxContext<StaffCtx>,
  { id, total }: In<typeof rebookManyCalls.bookWaiting>,
) =>
  withIdempotencyKey(ctx, 'office take offer', { id, total }, async (txCtx) => {
    const { booking_id } = await bookOffer(txCtx, await getOpenOffer(txCtx, id), { total, proof: 'staff' })
    txCtx.logChange({ subject: `booking ${booking_id}`, after: { waiting: id, total } })
    return { booking_id }
  })
