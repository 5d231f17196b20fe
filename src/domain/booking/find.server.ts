// Whose a booking is: of the member who made it, or, where a guest did, of who has its pass. §6
// To anybody else it is not there.
import { sql } from 'kysely'
import { refuseOther } from '#domain/member/member.server.ts'
import { refuse } from '#errors.ts'
import type { Ctx, InAgency } from '#platform/wire/asking.ts'
import { passFor } from './pass.server.ts'
import { endedProgress } from './progress.ts'

export const numberOf = (typed: string) => typed.replaceAll('-', '')

/** A booking made as a guest belongs to the member who has proved its address. */
export const ofMember = (member_id: number) =>
  sql<boolean>`(b.member_id = ${member_id} or b.member_id is null and lower(b.email) = (select lower(m.email) from member m where m.travel_agency = b.travel_agency and m.id = ${member_id} and m.email_verified))`

export type Held = Awaited<ReturnType<typeof ofNumber>>

const byNumber = ({ db, travel_agency }: InAgency, number: string) =>
  db
    .selectFrom('booking as b')
    .selectAll('b')
    .where('b.travel_agency', '=', travel_agency)
    .where('b.booking_id', '=', number)

/** For whoever has shown already that it is theirs. */
export const ofNumber = (here: InAgency, number: string) => byNumber(here, number).executeTakeFirstOrThrow()

/** For staff, who see every booking of their agency. */
export async function ofStaff(here: InAgency, typed: string, lock?: 'lock'): Promise<Held> {
  return foundBy(byNumber(here, numberOf(typed.trim().toUpperCase())), lock)
}

/** Reads the row after we got the lock, so it includes what was paid or sent back while we waited. */
async function foundBy(query: ReturnType<typeof byNumber>, lock: 'lock' | undefined): Promise<Held> {
  const found = await query.$if(lock !== undefined, (query) => query.forUpdate('b')).executeTakeFirst()
  return found ?? refuse('BOOKING_NOT_FOUND')
}

type Holder = InAgency & Pick<Ctx, 'member' | 'jar' | 'keyFor'>
type OneBooking = { booking_id: string; landing_user_id?: number }

export async function ofHolder(
  ctx: Holder,
  { booking_id, landing_user_id }: OneBooking,
  lock?: 'lock',
): Promise<Held> {
  refuseOther(ctx.member, landing_user_id)
  return foundBy(heldBy(ctx, numberOf(booking_id), passOpens), lock)
}

export async function isHeldBy(ctx: Holder, number: string): Promise<boolean> {
  return (await heldBy(ctx, number, passOpens).executeTakeFirst()) !== undefined
}

/** The visitor holds the booking, or held it until it ended, and so may be told which booking it is. */
export async function isKnownTo(ctx: Holder, number: string): Promise<boolean> {
  return (await heldBy(ctx, number, () => ofGuest).executeTakeFirst()) !== undefined
}

const heldBy = (ctx: Holder, number: string, opens: typeof passOpens) =>
  byNumber(ctx, number).where(({ or, lit }) => {
    const issued = passFor(ctx, number)
    return or([
      ctx.member ? ofMember(ctx.member.id) : lit(false),
      issued === undefined ? lit(false) : opens(issued),
    ])
  })

/** A member's booking is opened by the member alone, whatever pass there is. */
const ofGuest = sql<boolean>`b.member_id is null`

/**
 * A pass ends when the booking ends and when staff correct its e-mail. A pass given after that, for a new
 * code, still opens it.
 */
const passOpens = (
  issued: number,
) => sql<boolean>`(${ofGuest} and coalesce(b.passes_from < to_timestamp(${issued}::float8 / 1000), true) and not exists (
  select from booking_history h where h.travel_agency = b.travel_agency and h.booking = b.id
    and h.progress in (${sql.join(endedProgress)}) and h.at >= to_timestamp(${issued}::float8 / 1000)))`
