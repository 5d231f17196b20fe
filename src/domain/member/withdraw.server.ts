// A member withdraws: all of their data is deleted at once. §6
// What the law wants kept is stored with the bookings and their consents, which have their own periods.
import { deleteMemberConsents } from '#domain/consent/consents.server.ts'
import type { ManualTxContext, MemberCtx } from '#platform/wire/request-context.ts'
import { logAccountEvent } from './account-log.server.ts'
import { getMember, lockMember, refuseOtherMember } from './member.server.ts'
import { checkPassword } from './password.server.ts'
import { clearSessionCookies } from './session.server.ts'

type Withdrawal = { id?: number; password?: string }

type WithdrawalStep = (ctx: MemberCtx) => Promise<void>

/** `steps`: what the later rooms do with their rows of the member. */
export const createWithdrawalHandler =
  (...steps: WithdrawalStep[]) =>
  (ctx: ManualTxContext<MemberCtx>, input: Withdrawal) =>
    withdraw(ctx, input, steps)

async function withdraw(
  ctx: ManualTxContext<MemberCtx>,
  { id, password }: Withdrawal,
  steps: WithdrawalStep[],
) {
  refuseOtherMember(ctx.member, id)
  const { password_hash } = await ctx.transaction(getMember)
  await checkPassword(ctx, password_hash, password, 'password')
  await ctx.finalTransaction(async (ctx) => {
    await lockMember(ctx)
    await eraseMember(ctx, steps)
  })
  clearSessionCookies(ctx.cookies)
  return {}
}

/** The member's row is locked. All that only the account had goes with it. */
export async function eraseMember(ctx: MemberCtx, steps: readonly WithdrawalStep[]): Promise<void> {
  const { db, travel_agency, member, enqueue } = ctx
  for (const step of steps) await step(ctx)
  await logAccountEvent(ctx, 'withdrawn', member.id)
  await deleteMemberConsents(ctx, member.id)
  const { kakao_id } = await db
    .deleteFrom('member')
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', member.id)
    .returning('kakao_id')
    .executeTakeFirstOrThrow()
  if (kakao_id) await enqueue('unlink-kakao', { travel_agency, kakao_id })
}
