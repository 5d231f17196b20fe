// §4, §5 Logging in: an unknown id, a wrong password and a right one take the same time and the same way.
import { refuse } from '#errors.ts'
import { rateLimits } from '#limits/access.ts'
import { createDummyHash, withHashingSlot } from '#platform/passwords.server.ts'
import { type RateLimitSubject, withGuessLimit } from '#platform/rate-limit.server.ts'
import type { Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import { logAccountEvent } from './account-log.server.ts'
import { findTrustedRateLimitKey, markMemberBrowser } from './known-browser.server.ts'
import { mailFirstPassword } from './move-in.server.ts'
import {
  clearSessionCookies,
  endSessions,
  findMemberIdByRefreshToken,
  startSession,
} from './session.server.ts'
import { spendTemporaryPassword } from './temporary-password.server.ts'

type Credentials = { username: string; password: string; auto_login: boolean }

export async function login(ctx: ManualTxContext<Ctx>, { auto_login, ...credentials }: Credentials) {
  const { member, found } = await withHashingSlot(ctx, (isPassword) =>
    verifyCredentials(ctx, credentials, isPassword),
  )
  return ctx
    .finalTransaction(async (ctx) => {
      const isUnchanged = found && (await isPasswordUnchanged(ctx, found.member))
      await logAccountEvent(ctx, isUnchanged ? 'logged-in' : 'log-in-failed', member?.id ?? null)
      if (!found) await mailFirstPassword(ctx, member)
      if (!found || !isUnchanged) return undefined
      markMemberBrowser(ctx, found.member)
      return startSession(ctx, found.member.id, { auto_login, must_change: found.must_change })
    })
    .then((tokens) => tokens ?? refuse('LOGIN_FAILED'))
}

async function verifyCredentials(
  ctx: ManualTxContext<Ctx>,
  { username, password }: Omit<Credentials, 'auto_login'>,
  isPassword: (password: string, hash: string) => Promise<boolean>,
) {
  const member = await ctx.transaction((ctx) => findMemberByLoginId(ctx, username))
  const trustedKey = await findTrustedRateLimitKey(ctx, member)
  const tryOnce = (about: RateLimitSubject) =>
    withGuessLimit(ctx, rateLimits.logIn, about, async () => {
      const isCorrect = await isPassword(password, member?.password_hash ?? createDummyHash())
      if (member && isCorrect && member.password_hash) return { member, must_change: false }
      // an unknown id takes the same steps
      const isMailed = await ctx.transaction((ctx) => spendTemporaryPassword(ctx, member?.id ?? 0, password))
      return member && isMailed ? { member, must_change: true } : undefined
    })
  // Guesses by others, for this account or from this address, must not keep a member out of a browser that is
  // known.
  const found = trustedKey
    ? await tryOnce(trustedKey)
    : await withGuessLimit(ctx, { ...rateLimits.logInFrom, forgives: false }, [ctx.network], () =>
        tryOnce(['anybody', username]),
      )
  return { member, found }
}

/**
 * Ends every log-in of the member, also on other devices: somebody who logs out on a borrowed computer wants
 * to be safe.
 */
export async function logout(ctx: Ctx) {
  const id = ctx.member?.id ?? (await findMemberIdByRefreshToken(ctx))
  if (id !== undefined) {
    await endSessions(ctx, id)
    await logAccountEvent(ctx, 'logged-out', id)
  }
  clearSessionCookies(ctx.cookies)
  return {}
}

const findMemberByLoginId = ({ db, travel_agency }: Ctx, login_id: string) =>
  db
    .selectFrom('member')
    .select(['id', 'password_hash', 'email', 'login_type'])
    .where('travel_agency', '=', travel_agency)
    .where('login_id', '=', login_id)
    .executeTakeFirst()

/**
 * The password must not have changed while we checked it: a new password ends every log-in with the old one.
 */
async function isPasswordUnchanged(
  { db, travel_agency }: Ctx,
  checked: { id: number; password_hash: string | null },
) {
  const now = await db
    .selectFrom('member')
    .select('password_hash')
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', checked.id)
    .forShare()
    .executeTakeFirst()
  return now !== undefined && now.password_hash === checked.password_hash
}
