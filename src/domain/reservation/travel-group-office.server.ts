// Groups that travel together, as staff see them, and asking a customer to join. Decision 81
import { sql } from 'kysely'
import { getBookingForStaff } from '#domain/booking/find.server.ts'
import { isOpen } from '#domain/booking/progress.ts'
import { refuse } from '#errors.ts'
import { notify } from '#platform/notify.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { StaffCtx } from '#platform/wire/request-context.ts'
import { checkGroup, describeMember, findGroupOf, listGroupMembers, lockPair } from './travel-group.server.ts'
import type { travelGroupOfficeCalls as calls } from './travel-group-office-calls.ts'

export async function describeGroupForStaff(ctx: StaffCtx, { booking_id }: In<typeof calls.travelGroup>) {
  const booking = await getBookingForStaff(ctx, booking_id)
  const members = await listGroupMembers(ctx, booking.id)
  return {
    leader: (await findGroupOf(ctx, booking)) ?? null,
    members: members.map((row) => ({
      ...describeMember(row, booking),
      booking_id: row.booking_id,
      progress: row.progress,
      joined: row.joined,
    })),
  }
}

/** The customer decides: until they agree, neither booking sees anything of the other. */
export async function addToGroup(ctx: StaffCtx, { booking_id, member: number }: In<typeof calls.addToGroup>) {
  const { id: leaderId } = await getBookingForStaff(ctx, booking_id)
  const { id: memberId } = await getBookingForStaff(ctx, number)
  const { member, leader } = await lockPair(ctx, { member: memberId, leader: leaderId })
  if (member.departure_id !== leader.departure_id || member.id === leader.id) refuse('DEPARTURES_DIFFER')
  if (!isOpen(member.progress) || !isOpen(leader.progress)) refuse('WRONG_PROGRESS')
  await checkGroup(ctx, { member, leader })
  const key = { travel_agency: ctx.travel_agency, booking: member.id }
  const { id, joined } = await ctx.db
    .insertInto('travel_group')
    .values({ ...key, leader: leader.id, by_name: ctx.staff.name })
    .onConflict((conflict) =>
      conflict.columns(['travel_agency', 'booking']).doUpdateSet({
        leader: leader.id,
        by_name: ctx.staff.name,
        joined: sql<
          string | null
        >`case when travel_group.leader = excluded.leader then travel_group.joined end`,
      }),
    )
    .returning(['id', 'joined'])
    .executeTakeFirstOrThrow()
  if (joined === null) await notify(ctx, 'group-invited', { ref: id })
  ctx.logChange({ subject: `booking ${leader.booking_id}`, after: { number: member.booking_id } })
  return {}
}

export async function removeFromGroup(
  ctx: StaffCtx,
  { booking_id, member }: In<typeof calls.removeFromGroup>,
) {
  const { db, travel_agency } = ctx
  const leader = await getBookingForStaff(ctx, booking_id, 'lock')
  const removed = await db
    .deleteFrom('travel_group')
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', member)
    .where('leader', '=', leader.id)
    .returning('booking')
    .executeTakeFirst()
  if (!removed) refuse('NOT_FOUND')
  ctx.logChange({ subject: `booking ${leader.booking_id}` })
  return {}
}
