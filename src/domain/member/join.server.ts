// §2, §5 Joining: an id and a password suffice.
// The form asks for the rest, and what is missing is asked at the first log-in.
import { refuse } from '#errors.ts'
import { tryLimits } from '#limits/access.ts'
import { hashPassword, passwordCosts } from '#platform/passwords.server.ts'
import { limitUses } from '#platform/tries.server.ts'
import { refuseWeak } from '#platform/weak-password.server.ts'
import type { Ctx, Own } from '#platform/wire/asking.ts'
import { askForMail, limitMails } from './account-mail.server.ts'
import { note } from './audit.server.ts'
import { type Consents, recordConsents } from './consents.server.ts'
import { orTaken } from './member.server.ts'

type Joining = {
  login_id: string
  password: string
  name?: string
  email?: string
  contact?: string
  gender?: 'male' | 'female'
  birthdate?: string
  consents?: Consents
}

/** The role is always MEMBER: what the body says of it is checked and forgotten (§3). */
export async function join(
  ctx: Own<Ctx>,
  { login_id, password, name, email, contact, gender, birthdate, consents }: Joining,
) {
  refuseWeak(password, login_id)
  await limitUses(ctx, tryLimits.joinFrom, [ctx.network])
  // checked before the slow part; the unique index decides in the end
  if (!(await ctx.within((ctx) => isFree(ctx, login_id)))) refuse('ID_TAKEN')
  if (email) await limitMails(ctx, 'verify-email', email)
  const password_hash = await hashPassword(ctx, password, passwordCosts.member)
  return orTaken(
    ctx.write(async (ctx) => {
      const { db, travel_agency } = ctx
      const { id } = await db
        .insertInto('member')
        .values({ travel_agency, login_id, password_hash, name, email, contact, gender, birthdate })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (consents) await recordConsents(ctx, id, consents)
      if (email) await askForMail(ctx, 'verify-email', email, id)
      await note(ctx, 'joined', id)
      return { id }
    }),
  )
}

export async function idFree(ctx: Own<Ctx>, { login_id }: { login_id: string }) {
  await limitUses(ctx, tryLimits.idLook, [ctx.network])
  // a visitor's call has no transaction, and without one no member can be read
  return { free: await ctx.within((ctx) => isFree(ctx, login_id)) }
}

async function isFree({ db, travel_agency }: Ctx, login_id: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('member')
      .select('id')
      .where('travel_agency', '=', travel_agency)
      .where('login_id', '=', login_id)
      .executeTakeFirst()) === undefined
  )
}
