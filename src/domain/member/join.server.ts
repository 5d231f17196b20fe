// §2, §5 Joining: an id and a password suffice.
// The form asks for the rest, and what is missing is asked at the first log-in.
import { refuse } from '#errors.ts'
import { rateLimits } from '#limits/access.ts'
import { hashPassword, passwordCosts } from '#platform/passwords.server.ts'
import { checkRateLimit } from '#platform/rate-limit.server.ts'
import { refuseWeakPassword } from '#platform/weak-password.server.ts'
import type { Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import { logAccountEvent } from './account-log.server.ts'
import { enqueueAccountMail, limitMails } from './account-mail.server.ts'
import { type Consents, recordConsents } from './consents.server.ts'
import { refuseIfTaken } from './member.server.ts'

type JoinInput = {
  login_id: string
  password: string
  name?: string
  email?: string
  contact?: string
  gender?: 'male' | 'female'
  birthdate?: string
  consents?: Consents
}

/** The role is always MEMBER: what the body says of it is checked and dropped (§3). */
export async function join(
  ctx: ManualTxContext<Ctx>,
  { login_id, password, name, email, contact, gender, birthdate, consents }: JoinInput,
) {
  refuseWeakPassword(password, login_id)
  await checkRateLimit(ctx, rateLimits.joinFrom, [ctx.network])
  // checked before the slow part; the unique index decides in the end
  if (!(await ctx.transaction((ctx) => isLoginIdFree(ctx, login_id)))) refuse('ID_TAKEN')
  if (email) await limitMails(ctx, 'verify-email', email)
  const password_hash = await hashPassword(ctx, password, passwordCosts.member)
  return refuseIfTaken(
    ctx.finalTransaction(async (ctx) => {
      const { db, travel_agency } = ctx
      const { id } = await db
        .insertInto('member')
        .values({ travel_agency, login_id, password_hash, name, email, contact, gender, birthdate })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (consents) await recordConsents(ctx, id, consents)
      if (email) await enqueueAccountMail(ctx, 'verify-email', email, id)
      await logAccountEvent(ctx, 'joined', id)
      return { id }
    }),
  )
}

export async function checkIdFree(ctx: ManualTxContext<Ctx>, { login_id }: { login_id: string }) {
  await checkRateLimit(ctx, rateLimits.idLook, [ctx.network])
  // a visitor's call has no transaction, and without one no member can be read
  return { free: await ctx.transaction((ctx) => isLoginIdFree(ctx, login_id)) }
}

async function isLoginIdFree({ db, travel_agency }: Ctx, login_id: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('member')
      .select('id')
      .where('travel_agency', '=', travel_agency)
      .where('login_id', '=', login_id)
      .executeTakeFirst()) === undefined
  )
}
