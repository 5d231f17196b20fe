// §4, §5 Logging in: an unknown id, a wrong password and a right one take the same time and the same way.
import { refuse } from '#errors.ts'
import { tryLimits } from '#limits/access.ts'
import { nobodysHash, withPlace } from '#platform/passwords.server.ts'
import { type Counted, withTries } from '#platform/tries.server.ts'
import type { Ctx, Own } from '#platform/wire/asking.ts'
import { note } from './audit.server.ts'
import { knownAs, markMembersBrowser } from './known-browser.server.ts'
import { endSessions, forgetCookies, startSession, whoseRefreshToken } from './session.server.ts'
import { useTemporary } from './temporary-password.server.ts'

type Credentials = { username: string; password: string; auto_login: boolean }

export async function login(ctx: Own<Ctx>, { auto_login, ...credentials }: Credentials) {
  const { member, found } = await withPlace(ctx, (isPassword) => prove(ctx, credentials, isPassword))
  return ctx
    .write(async (ctx) => {
      const isStill = found && (await hasStill(ctx, found.member))
      await note(ctx, isStill ? 'logged-in' : 'log-in-failed', member?.id ?? null)
      if (!found || !isStill) return undefined
      markMembersBrowser(ctx, found.member)
      return startSession(ctx, found.member.id, { auto_login, must_change: found.must_change })
    })
    .then((tokens) => tokens ?? refuse('LOGIN_FAILED'))
}

async function prove(
  ctx: Own<Ctx>,
  { username, password }: Omit<Credentials, 'auto_login'>,
  isPassword: (password: string, hash: string) => Promise<boolean>,
) {
  const member = await ctx.within((ctx) => findByLoginId(ctx, username))
  const known = await knownAs(ctx, member)
  const tryOnce = (about: Counted) =>
    withTries(ctx, tryLimits.logIn, about, async () => {
      const right = await isPassword(password, member?.password_hash ?? nobodysHash())
      if (member && right && member.password_hash) return { member, must_change: false }
      // an unknown id takes the same steps
      const isMailed = await ctx.within((ctx) => useTemporary(ctx, member?.id ?? 0, password))
      return member && isMailed ? { member, must_change: true } : undefined
    })
  // Guesses by others, for this account or from this address, must not keep a member out of a browser that is
  // known.
  const found = known
    ? await tryOnce(known)
    : await withTries(ctx, { ...tryLimits.logInFrom, forgives: false }, [ctx.network], () =>
        tryOnce(['anybody', username]),
      )
  return { member, found }
}

/**
 * Ends every log-in of the member, also on other devices: somebody who logs out on a borrowed computer wants
 * to be safe.
 */
export async function logout(ctx: Ctx) {
  const id = ctx.member?.id ?? (await whoseRefreshToken(ctx))
  if (id !== undefined) {
    await endSessions(ctx, id)
    await note(ctx, 'logged-out', id)
  }
  forgetCookies(ctx.jar)
  return {}
}

const findByLoginId = ({ db, travel_agency }: Ctx, login_id: string) =>
  db
    .selectFrom('member')
    .select(['id', 'password_hash'])
    .where('travel_agency', '=', travel_agency)
    .where('login_id', '=', login_id)
    .executeTakeFirst()

/**
 * The password must not have changed while we checked it: a new password ends every log-in with the old one.
 */
async function hasStill({ db, travel_agency }: Ctx, proved: { id: number; password_hash: string | null }) {
  const now = await db
    .selectFrom('member')
    .select('password_hash')
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', proved.id)
    .forShare()
    .executeTakeFirst()
  return now !== undefined && now.password_hash === proved.password_hash
}
