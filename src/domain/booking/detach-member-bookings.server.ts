// What happens to a member's bookings on withdrawal: the law requires them, so they become a guest's. §6
import type { MemberCtx } from '#platform/wire/request-context.ts'

export async function detachMemberBookings({ db, travel_agency, member }: MemberCtx): Promise<void> {
  await db
    .updateTable('booking')
    .set({ member_id: null })
    .where('travel_agency', '=', travel_agency)
    .where('member_id', '=', member.id)
    .execute()
}
