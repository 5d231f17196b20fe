// Bookings of one departure that travel together: who leads, who has joined, each one's state. Decision 81
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { findTextAccount } from '#domain/agency/keys/text-account.server.ts'
import { calculateMoney } from '#domain/booking/booking-money.ts'
import { type BookingRow, getOwnBooking } from '#domain/booking/find.server.ts'
import { selectPendingItems } from '#domain/booking/pending-items.server.ts'
import { countPeople } from '#domain/booking/price.ts'
import { isCancelled, isOpen } from '#domain/booking/progress.ts'
import { isBookingKept } from '#domain/booking/progress-conditions.server.ts'
import { pickReach } from '#domain/booking/reach.server.ts'
import { maskName } from '#domain/member/mask-name.ts'
import { refuse } from '#errors.ts'
import { rateLimits } from '#limits/access.ts'
import { groupLimits } from '#limits/trade.ts'
import { notify } from '#platform/notify.server.ts'
import { toSymbols } from '#platform/numbers.server.ts'
import { withGuessLimit } from '#platform/rate-limit.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import type { GroupMember, travelGroupCalls } from './travel-group-calls.ts'

type GroupCalls = typeof travelGroupCalls

/** A new booker gets a new code. The code only lets others of the departure join the group. */
const deriveGroupCode = (
  { travel_agency, keyFor }: Pick<Ctx, 'travel_agency' | 'keyFor'>,
  { id, handed_over }: Pick<BookingRow, 'id' | 'handed_over'>,
) =>
  toSymbols(
    createHmac('sha256', keyFor('travel group'))
      .update(JSON.stringify([travel_agency, id, handed_over]))
      .digest()
      .subarray(0, 12),
  )

/** The group that the booking is in, or is asked to join, while its leader still takes the same departure. */
export const findGroupOf = ({ db, travel_agency }: AgencyContext, { id, departure_id }: BookingRow) =>
  db
    .selectFrom('travel_group as g')
    .innerJoin('booking as b', (on) =>
      on.onRef('b.travel_agency', '=', 'g.travel_agency').onRef('b.id', '=', 'g.leader'),
    )
    .select(['g.leader', 'g.joined', 'b.name', 'b.booking_id'])
    .where('g.travel_agency', '=', travel_agency)
    .where('g.booking', '=', id)
    .where('b.departure_id', '=', departure_id)
    .where(isBookingKept)
    .executeTakeFirst()

const isRemindable = sql<boolean>`coalesce(g.reminded < now() - make_interval(secs => ${groupLimits.remind_s}), true)`

/** Members include those who were only asked. */
export const listGroupMembers = ({ db, travel_agency }: AgencyContext, leader: number) =>
  db
    .selectFrom('travel_group as g')
    .innerJoin('booking as b', (on) =>
      on.onRef('b.travel_agency', '=', 'g.travel_agency').onRef('b.id', '=', 'g.booking'),
    )
    .selectAll('b')
    .select(['g.id as member', 'g.joined', 'g.reminded', isRemindable.as('is_remindable')])
    .select(selectPendingItems(undefined).as('to_do'))
    .where('g.travel_agency', '=', travel_agency)
    .where('g.leader', '=', leader)
    .orderBy('g.id')
    .execute()
type MemberRow = Awaited<ReturnType<typeof listGroupMembers>>[number]

/** Says whether the booking has paid, and no sum: it is another customer's. */
function describeState(member: MemberRow, leader: BookingRow): GroupMember['state'] {
  if (isCancelled(member.progress)) return 'cancelled'
  if (member.departure_id !== leader.departure_id) return 'moved'
  if (member.progress === 'deposit_paid') return 'deposit'
  return member.progress === 'waiting_for_payment' || calculateMoney(member).due > 0 ? 'open' : 'paid'
}

export function describeMember(row: MemberRow, leader: BookingRow): GroupMember {
  const { member, name, to_do } = row
  const state = describeState(row, leader)
  const isGone = state === 'moved' || state === 'cancelled'
  const kinds = ['travellers', 'passports', 'contract'] as const
  const missing = isGone ? [] : kinds.filter((kind) => to_do.includes(kind))
  return { member, name, people: countPeople(row), state, missing }
}

export async function describeGroup(ctx: Ctx, booking: BookingRow) {
  const group = await findGroupOf(ctx, booking)
  const leader = group ? maskName(group.name) : null
  if (group?.joined) return { code: null, leader, is_invited: false, members: [] }
  const texts = await findTextAccount(ctx)
  const members = (await listGroupMembers(ctx, booking.id))
    .filter(({ joined }) => joined !== null)
    .map((row) => {
      const described = describeMember(row, booking)
      const { state, missing } = described
      const isLacking = state === 'open' || state === 'deposit' || missing.length > 0
      return {
        ...described,
        reminded: row.reminded,
        can_remind: row.is_remindable && isLacking && pickReach(row, texts) !== 'call',
      }
    })
  const code = isOpen(booking.progress) ? deriveGroupCode(ctx, booking) : null
  return { code, leader, is_invited: group !== undefined, members }
}

/** Marks a member as reminded and queues the message, in one transaction. The caller holds the leader's row. */
export async function remindMember(ctx: Ctx, member: number): Promise<void> {
  await ctx.db
    .updateTable('travel_group')
    .set({ reminded: sql<string>`now()` })
    .where('travel_agency', '=', ctx.travel_agency)
    .where('id', '=', member)
    .execute()
  await notify(ctx, 'group-reminded', { ref: member })
}

/** A departure has few bookings, so the code is compared with that of each. */
async function findLeaderByCode(ctx: Ctx, { departure_id }: BookingRow, code: string) {
  const bookings = await ctx.db
    .selectFrom('booking')
    .select(['id', 'handed_over'])
    .where('travel_agency', '=', ctx.travel_agency)
    .where('departure_id', '=', departure_id)
    .execute()
  return bookings.find((booking) => deriveGroupCode(ctx, booking) === code)?.id
}

export async function joinGroup(ctx: ManualTxContext<Ctx>, { code, ...input }: In<GroupCalls['joinGroup']>) {
  const booking = await ctx.transaction((txCtx) => getOwnBooking(txCtx, input))
  const leader =
    code === undefined
      ? (await ctx.transaction((txCtx) => findGroupOf(txCtx, booking)))?.leader
      : await withGuessLimit(ctx, { ...rateLimits.groupCodeFrom, forgives: false }, [ctx.network], () =>
          ctx.transaction((txCtx) => findLeaderByCode(txCtx, booking, code)),
        )
  return ctx.transaction(async (txCtx) => {
    const pair = await lockPair(txCtx, { member: booking.id, leader: leader ?? refuse('GROUP_CODE_UNFIT') })
    await saveMember(txCtx, pair)
    return describeGroup(txCtx, pair.member)
  })
}

type Pair<T> = { member: T; leader: T }

/**
 * The rows are locked in the order of their ids, so that two who join each other at once do not block each
 * other.
 */
export async function lockPair(
  { db, travel_agency }: AgencyContext,
  { member, leader }: Pair<number>,
): Promise<Pair<BookingRow>> {
  const rows = await db
    .selectFrom('booking')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .where('id', 'in', [member, leader])
    .orderBy('id')
    .forUpdate()
    .execute()
  const getRow = (id: number) => rows.find((row) => row.id === id) ?? refuse('BOOKING_NOT_FOUND')
  return { member: getRow(member), leader: getRow(leader) }
}

async function saveMember(ctx: AgencyContext, { member, leader }: Pair<BookingRow>): Promise<void> {
  if (!isOpen(member.progress)) refuse('WRONG_PROGRESS')
  const isSame = member.departure_id === leader.departure_id && member.id !== leader.id
  if (!isSame || isCancelled(leader.progress)) refuse('GROUP_CODE_UNFIT')
  await checkGroup(ctx, { member, leader })
  const { db, travel_agency } = ctx
  // the leader's former group is over, or was never agreed to
  await db
    .deleteFrom('travel_group')
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', leader.id)
    .execute()
  await db
    .insertInto('travel_group')
    .values({ travel_agency, booking: member.id, leader: leader.id, joined: sql<string>`now()` })
    .onConflict((conflict) =>
      conflict.columns(['travel_agency', 'booking']).doUpdateSet({
        leader: leader.id,
        joined: sql<string>`case when ${isSameLeader} then coalesce(travel_group.joined, excluded.joined) else excluded.joined end`,
        reminded: sql<string | null>`case when ${isSameLeader} then travel_group.reminded end`,
      }),
    )
    .execute()
}

const isSameLeader = sql`travel_group.leader = excluded.leader`

/** A booking cannot be in two groups, nor lead one and be in another. The caller holds both rows. */
export async function checkGroup(ctx: AgencyContext, { member, leader }: Pair<BookingRow>): Promise<void> {
  const group = await findGroupOf(ctx, member)
  if (group?.joined && group.leader !== leader.id) refuse('GROUP_TAKEN')
  if ((await listGroupMembers(ctx, member.id)).length > 0) refuse('GROUP_TAKEN')
  if ((await findGroupOf(ctx, leader))?.joined) refuse('GROUP_TAKEN')
  if (group?.leader !== leader.id && (await listGroupMembers(ctx, leader.id)).length >= groupLimits.most)
    refuse('GROUP_FULL')
}

export async function leaveGroup(ctx: Ctx, { member, ...input }: In<GroupCalls['leaveGroup']>) {
  const { db, travel_agency } = ctx
  const booking = await getOwnBooking(ctx, input, 'lock')
  const { numDeletedRows } = await db
    .deleteFrom('travel_group')
    .where('travel_agency', '=', travel_agency)
    .where(({ eb, and, or }) =>
      member === undefined
        ? or([eb('booking', '=', booking.id), eb('leader', '=', booking.id)])
        : and({ id: member, leader: booking.id }),
    )
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) refuse('NOT_FOUND')
  return describeGroup(ctx, booking)
}

/** The new booker has agreed to no group. */
export async function endGroups({ db, travel_agency }: AgencyContext, booking: number): Promise<void> {
  await db
    .deleteFrom('travel_group')
    .where('travel_agency', '=', travel_agency)
    .where(({ eb, or }) => or([eb('booking', '=', booking), eb('leader', '=', booking)]))
    .execute()
}
