// What happens to a member's bookings on withdrawal: the law requires them, so they become a guest's. §6
import type { AgencyContext, MemberCtx } from '#platform/wire/request-context.ts'

export async function detachMemberBookings({ db, travel_agency, member }: MemberCtx): Promise<void> {
  await db
    .updateTable('booking')
    .set({ member_id: null })
    .where('travel_agency', '=', travel_agency)
    .where('member_id', '=', member.id)
    .execute()
}

/** The agency was closed, and no account is left. */
export async function detachAllMembers({ db, travel_agency }: AgencyContext): Promise<void> {
  await db
    .updateTable('booking')
    .set({ member_id: null })
    .where('travel_agency', '=', travel_agency)
    .where('member_id', 'is not', null)
    .execute()
}
