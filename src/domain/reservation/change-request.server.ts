// Requests of customers for a change: one at a time, done by the same procedure or refused with a reason.
import { type BookingRow, getBookingForStaff, getOwnBooking } from '#domain/booking/find.server.ts'
import { listTravellerSlots } from '#domain/booking/travellers.server.ts'
import { findDepartureById } from '#domain/departure/open-departures.server.ts'
import { maskContact, maskEmail } from '#domain/member/mask-name.ts'
import { isRefusal, refuse } from '#errors.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { applyChange, priceChange, proveNewBooker } from './apply-change.server.ts'
import { lockBookingForChange } from './change-booking.server.ts'
import type { changeRequestCalls } from './change-request-office-calls.ts'
import { readChangeRule } from './change-rule.server.ts'
import { closeRequest } from './close-request.server.ts'
import type { BookingChange } from './forms.ts'
import type { ownChangeCalls } from './own-change-calls.ts'

type ChangeRequestCalls = typeof changeRequestCalls
type OwnChangeCalls = typeof ownChangeCalls

/** Takes only a change that can be carried out as it is asked for; staff decide whether it is. */
export async function askForChange(
  ctx: ManualTxContext<Ctx>,
  { code, ...input }: In<OwnChangeCalls['askChange']>,
) {
  await proveNewBooker(ctx, { ...input, code })
  return withIdempotencyKey(ctx, 'ask change', input, async (txCtx) => {
    const { change, note } = input
    const booking = await getOwnBooking(txCtx, input, 'lock')
    const { getWay } = await readChangeRule(txCtx, booking)
    if (getWay(change.kind) === 'none') refuse('WRONG_PROGRESS')
    await priceChange(txCtx, booking, change)
    const { db, travel_agency } = txCtx
    await closeRequest(txCtx, booking.id, { state: 'withdrawn' })
    await db
      .insertInto('change_request')
      .values({
        travel_agency,
        booking: booking.id,
        kind: change.kind,
        change,
        note,
      })
      .execute()
    await notify(txCtx, 'agency-change-asked', { ref: booking.id })
    return (await findLatestRequest(txCtx, booking.id)) ?? refuse('BOOKING_NOT_FOUND')
  })
}

/** The newest request, for the customer. */
export async function findLatestRequest({ db, travel_agency }: AgencyContext, booking: number) {
  const found = await db
    .selectFrom('change_request')
    .select(['kind', 'state', 'answer', 'asked'])
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}

export async function withdrawRequest(ctx: Ctx, input: In<OwnChangeCalls['withdrawChange']>) {
  const booking = await getOwnBooking(ctx, input, 'lock')
  await closeRequest(ctx, booking.id, { state: 'withdrawn' })
  return {}
}

const findOpenRequest = ({ db, travel_agency }: AgencyContext, booking: number) =>
  db
    .selectFrom('change_request')
    .select(['id', 'change', 'note', 'asked'])
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('state', '=', 'asked')
    .executeTakeFirst()

/** The request with its price today, or with what is in the way. */
export async function describeRequest(ctx: StaffCtx, { booking_id }: { booking_id: string }) {
  const booking = await getBookingForStaff(ctx, booking_id)
  const found = await findOpenRequest(ctx, booking.id)
  if (!found?.change) return { request: null }
  const { change, ...request } = found
  return {
    request: {
      ...request,
      ...describeWanted(change),
      ...(await describePeopleAndDay(ctx, booking, change)),
      ...(await priceOrProblem(ctx, booking, change)),
    },
  }
}

async function priceOrProblem(ctx: Ctx, booking: BookingRow, change: BookingChange) {
  try {
    return { price: await priceChange(ctx, booking, change), problem: null }
  } catch (error) {
    if (isRefusal(error)) return { price: null, problem: error.refusal }
    throw error
  }
}

/** The change as staff read it: the new booker's contact is masked until the booking is theirs. */
function describeWanted(change: BookingChange) {
  const nothing = { kind: change.kind, party: null, single_rooms: null, person: null }
  if (change.kind === 'date') return nothing
  if (change.kind === 'rooms') return { ...nothing, single_rooms: change.single_rooms }
  if (change.kind === 'party') {
    const { adult, child, baby } = change
    return { ...nothing, party: { adult, child, baby } }
  }
  const isBooker = change.kind === 'booker'
  return {
    ...nothing,
    person: {
      name: change.name,
      name_en: isBooker ? '' : (change.name_en ?? ''),
      birthdate: isBooker ? '' : (change.birthdate ?? ''),
      contact_masked: isBooker ? maskContact(change.contact) : '',
      email_masked: isBooker ? maskEmail(change.email) : '',
    },
  }
}

async function describePeopleAndDay(ctx: AgencyContext, booking: BookingRow, change: BookingChange) {
  const departure = change.kind === 'date' ? await findDepartureById(ctx, change.departure_id) : undefined
  const seq = change.kind === 'person' || change.kind === 'booker' ? change.traveller : undefined
  const slots = seq === undefined ? [] : await listTravellerSlots(ctx, booking)
  return {
    departure_date: departure?.departure_date ?? null,
    traveller_name: slots.find(({ traveller }) => traveller === seq)?.name ?? null,
  }
}

export function acceptRequest(ctx: ManualTxContext<StaffCtx>, input: In<ChangeRequestCalls['acceptChange']>) {
  return withIdempotencyKey(ctx, 'office accept change', input, async (txCtx) => {
    const booking = await lockBookingForChange(txCtx, input)
    const found = await findOpenRequest(txCtx, booking.id)
    if (!found?.change || found.id !== input.id) refuse('NOT_FOUND')
    const { change } = found
    // first, because a new booker ends what is still asked for
    await closeRequest(txCtx, booking.id, { state: 'done', by_name: ctx.staff.name })
    const { due, refund } = await applyChange(txCtx, booking, change, input.total)
    if (change.kind === 'person' || change.kind === 'booker')
      txCtx.logChange({ subject: `booking ${booking.booking_id}`, after: { changed: change.kind } })
    return { due, refund }
  })
}

export function refuseRequest(ctx: ManualTxContext<StaffCtx>, input: In<ChangeRequestCalls['refuseChange']>) {
  return withIdempotencyKey(ctx, 'office refuse change', input, async (txCtx) => {
    const booking = await getBookingForStaff(txCtx, input.booking_id, 'lock')
    const found = await findOpenRequest(txCtx, booking.id)
    if (found?.id !== input.id) refuse('NOT_FOUND')
    const { answer } = input
    await closeRequest(txCtx, booking.id, { state: 'refused', answer, by_name: txCtx.staff?.name })
    await notify(txCtx, 'change-refused', { ref: found.id })
    txCtx.logChange({ subject: `booking ${booking.booking_id}` })
    return {}
  })
}
