// Who owns a booking: the member who made it, or, for a guest's, whoever has its pass. §6
// To anybody else it is not there.
import { sql } from 'kysely'
import { refuseOtherMember } from '#domain/member/member.server.ts'
import { refuse } from '#errors.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'
import { findPassIssueTime } from './pass.server.ts'
import { endedProgress } from './progress.ts'

export const normalizeBookingNumber = (typedNumber: string) => typedNumber.replaceAll('-', '')

/** A booking made as a guest belongs to the member who has proved its address. */
export const belongsToMember = (member_id: number) =>
  sql<boolean>`(b.member_id = ${member_id} or b.member_id is null and lower(b.email) = (select lower(m.email) from member m where m.travel_agency = b.travel_agency and m.id = ${member_id} and m.email_verified))`

export type BookingRow = Awaited<ReturnType<typeof getBookingByNumber>>

const selectBookingByNumber = ({ db, travel_agency }: AgencyContext, number: string) =>
  db
    .selectFrom('booking as b')
    .selectAll('b')
    .where('b.travel_agency', '=', travel_agency)
    .where('b.booking_id', '=', number)

/** For a caller who has already shown that the booking is theirs. */
export const getBookingByNumber = (agencyCtx: AgencyContext, number: string, lock?: 'lock') =>
  selectBookingByNumber(agencyCtx, number)
    .$if(lock !== undefined, (query) => query.forUpdate('b'))
    .executeTakeFirstOrThrow()

/**
 * With its key: whoever is just writing a link or a paper of the booking is waited for, so that what ends them finds
 * it.
 */
const selectLocked = ({ db, travel_agency }: AgencyContext, id: number) =>
  db
    .selectFrom('booking')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .forUpdate()

/** Reads the booking once its row is locked, with what changed while we waited. */
export const lockBooking = (agencyCtx: AgencyContext, id: number) =>
  selectLocked(agencyCtx, id).executeTakeFirstOrThrow()
/** For a job, whose booking may be gone by now. */
export const findLockedBooking = (agencyCtx: AgencyContext, id: number) =>
  selectLocked(agencyCtx, id).executeTakeFirst()

/** For staff, who see every booking of their agency. */
export async function getBookingForStaff(
  agencyCtx: AgencyContext,
  typedNumber: string,
  lock?: 'lock',
): Promise<BookingRow> {
  return getBookingRow(
    selectBookingByNumber(agencyCtx, normalizeBookingNumber(typedNumber.trim().toUpperCase())),
    lock,
  )
}

/** Reads the row after we got the lock, so it includes what was paid or sent back while we waited. */
async function getBookingRow(
  query: ReturnType<typeof selectBookingByNumber>,
  lock: 'lock' | undefined,
): Promise<BookingRow> {
  const found = await query.$if(lock !== undefined, (query) => query.forUpdate('b')).executeTakeFirst()
  return found ?? refuse('BOOKING_NOT_FOUND')
}

type BookingVisitor = AgencyContext & Pick<Ctx, 'member' | 'cookies' | 'keyFor'>
type BookingQuery = { booking_id: string; landing_user_id?: number }

export async function getOwnBooking(
  ctx: BookingVisitor,
  { booking_id, landing_user_id }: BookingQuery,
  lock?: 'lock',
): Promise<BookingRow> {
  refuseOtherMember(ctx.member, landing_user_id)
  return getBookingRow(selectHeldBooking(ctx, normalizeBookingNumber(booking_id), isOpenedByPass), lock)
}

export async function canOpenBooking(ctx: BookingVisitor, number: string): Promise<boolean> {
  return (await selectHeldBooking(ctx, number, isOpenedByPass).executeTakeFirst()) !== undefined
}

/**
 * The visitor holds the booking, or held it until it ended, and so may be told which booking it is. A pass
 * from before it became somebody else's counts no more.
 */
export async function hasHeldBooking(ctx: BookingVisitor, number: string): Promise<boolean> {
  return (await selectHeldBooking(ctx, number, isPassOfGuest).executeTakeFirst()) !== undefined
}

/** A cancelled booking whose pass is not a day old: the visitor may see what became of it, and no people. */
export async function canSeeOutcome(ctx: BookingVisitor, number: string): Promise<boolean> {
  const found = await selectHeldBooking(ctx, number, isPassOfGuest)
    .where('b.progress', '=', 'cancel_completed')
    .executeTakeFirst()
  return found !== undefined
}

const selectHeldBooking = (ctx: BookingVisitor, number: string, isOpenedBy: typeof isOpenedByPass) =>
  selectBookingByNumber(ctx, number).where(({ or, lit }) => {
    const issued = findPassIssueTime(ctx, number)
    return or([
      ctx.member ? belongsToMember(ctx.member.id) : lit(false),
      issued === undefined ? lit(false) : isOpenedBy(issued),
    ])
  })

/** A member's booking is opened by the member alone, whatever pass there is. */
const isGuestBooking = sql<boolean>`b.member_id is null`

/** When staff correct the e-mail of a booking, the passes given before are worth nothing. */
const isPassOfGuest = (issued: number) =>
  sql<boolean>`(${isGuestBooking} and coalesce(b.passes_from < to_timestamp(${issued}::float8 / 1000), true))`

/** A pass ends when the booking ends. A pass given after that, for a new code, still opens it. */
const isOpenedByPass = (issued: number) => sql<boolean>`(${isPassOfGuest(issued)} and not exists (
  select from booking_history h where h.travel_agency = b.travel_agency and h.booking = b.id
    and h.progress in (${sql.join(endedProgress)}) and h.at >= to_timestamp(${issued}::float8 / 1000)))`
