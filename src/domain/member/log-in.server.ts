// §4, §5 Logging in: an unknown id, a wrong password and a right one take the same time and the same way.
import { createHmac } from 'node:crypto'
import { refuse } from '#errors.ts'
import { tryLimits, yearSeconds } from '#limits.ts'
import { nobodysHash, withPlace } from '#platform/passwords.server.ts'
import { isSameSecret } from '#platform/secrets.server.ts'
import { withTries } from '#platform/tries.server.ts'
import type { Ctx, Own } from '#platform/wire/asking.ts'
import { note } from './audit.server.ts'
import { endSessions, forgetCookies, startSession, whoseRefreshToken } from './session.server.ts'
import { useTemporary } from './temporary-password.server.ts'

type Credentials = { username: string; password: string; auto_login: boolean }

export async function login(ctx: Own<Ctx>, { auto_login, ...credentials }: Credentials) {
  const { member, found } = await withPlace((isPassword) => prove(ctx, credentials, isPassword))
  return ctx
    .write(async (ctx) => {
      await note(ctx, found ? 'logged-in' : 'log-in-failed', member?.id ?? null)
      if (!found) return undefined
      markBrowser(ctx, found.member.id)
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
  // Somebody else's guesses must not keep a member out of a browser that has logged in before.
  const account = member && isKnownBrowser(ctx, member.id) ? `${username}|known` : username
  const found = await withTries(ctx, { ...tryLimits.logInFrom, forgives: false }, ctx.ip, () =>
    withTries(ctx, tryLimits.logIn, account, async () => {
      const right = await isPassword(password, member?.password_hash ?? nobodysHash)
      if (member && right && member.password_hash) return { member, must_change: false }
      const isMailed = await ctx.within((ctx) => useTemporary(ctx, member?.id ?? 0, password)) // nobody is asked the same
      return member && isMailed ? { member, must_change: true } : undefined
    }),
  )
  return { member, found }
}

/** Ends every log-in of the member, not only this one: whoever logs out on a borrowed machine means it. */
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

const browserMark = ({ keyFor, travel_agency }: Ctx, id: number) =>
  createHmac('sha256', keyFor('known browser')).update(`${travel_agency}|${id}`).digest('base64url')

const markBrowser = (ctx: Ctx, id: number) =>
  ctx.jar.set('known', browserMark(ctx, id), { maxAge: yearSeconds })

const isKnownBrowser = (ctx: Ctx, id: number) => isSameSecret(ctx.jar.sent.known ?? '', browserMark(ctx, id))
