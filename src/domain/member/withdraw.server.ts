// A member leaves: all of their data is deleted at once. §6
// What the law wants kept is stored with the bookings and their consents, which have their own periods.
import { dropMemberConsents } from '#domain/consent/consents.server.ts'
import type { MemberCtx, Own } from '#platform/wire/asking.ts'
import { note } from './audit.server.ts'
import { lockMember, ofMember, refuseOther } from './member.server.ts'
import { provePassword } from './password.server.ts'
import { forgetCookies } from './session.server.ts'

type Withdrawal = { id?: number; password?: string }

type Leaving = (ctx: MemberCtx) => Promise<void>

/** `leaving`: what the later rooms do with their rows of the member. */
export const withdrawing =
  (...leaving: Leaving[]) =>
  (ctx: Own<MemberCtx>, asked: Withdrawal) =>
    withdraw(ctx, asked, leaving)

async function withdraw(ctx: Own<MemberCtx>, { id, password }: Withdrawal, leaving: Leaving[]) {
  refuseOther(ctx.member, id)
  const { password_hash } = await ctx.within(ofMember)
  await provePassword(ctx, password_hash, password, 'password')
  await ctx.write(async (ctx) => {
    const { db, travel_agency, member, later } = ctx
    const { kakao_id } = await lockMember(ctx)
    for (const leave of leaving) await leave(ctx)
    await note(ctx, 'withdrawn', member.id)
    await dropMemberConsents(ctx, member.id)
    await db
      .deleteFrom('member')
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', member.id)
      .execute()
    if (kakao_id) await later('unlink-kakao', { travel_agency, kakao_id })
  })
  forgetCookies(ctx.jar)
  return {}
}
