// Logging in at the office.
// An unknown address, a wrong password and a right one take the same steps and the same time.
import { refuse } from '#errors.ts'
import { rateLimits } from '#limits/access.ts'
import { type BrowserOwner, findKnownBrowser, rememberBrowser } from '#platform/known-browser.server.ts'
import { createDummyHash, withHashingSlot } from '#platform/passwords.server.ts'
import { type RateLimitSubject, withGuessLimit } from '#platform/rate-limit.server.ts'
import type { Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import { logAtEveryAgency } from './log.server.ts'
import { hasFactor, startSession } from './session.server.ts'

type Credentials = { email: string; password: string }

/** Tries of staff are counted under one number, whichever agency the query names. */
export const toSharedLimitContext = <C extends ManualTxContext<Ctx>>(ctx: C): C => ({
  ...ctx,
  travel_agency: 0,
})

const toBrowserOwner = (person: { id: number; password_hash: string } | undefined): BrowserOwner => [
  'staff',
  person?.id ?? 0,
  person?.password_hash ?? '',
]

/**
 * Finds the person with this address and password. Tries are counted and slowed down by address and by
 * network. In a browser where somebody has logged in before, guesses by strangers do not count.
 */
export async function checkStaffCredentials(ctx: ManualTxContext<Ctx>, { email, password }: Credentials) {
  const limitContext = toSharedLimitContext(ctx)
  const found = await withHashingSlot(ctx, async (isPassword) => {
    const person = await findStaffByEmail(ctx, email)
    const browser = findKnownBrowser(ctx, toBrowserOwner(person))
    const tryOnce = (about: RateLimitSubject) =>
      withGuessLimit(limitContext, rateLimits.logIn, about, async () => {
        const isCorrect = await isPassword(password, person?.password_hash ?? createDummyHash())
        return person && isCorrect ? person : undefined
      })
    return person && browser !== undefined
      ? tryOnce(['staff browser', person.id, browser])
      : withGuessLimit(limitContext, { ...rateLimits.logInFrom, forgives: false }, [ctx.network], () =>
          tryOnce(['staff', email]),
        )
  })
  return found ?? refuse('LOGIN_FAILED')
}

export const markStaffBrowser = (
  ctx: Pick<Ctx, 'keyFor' | 'cookies'>,
  person: { id: number; password_hash: string },
) => rememberBrowser(ctx, toBrowserOwner(person))

export async function login(ctx: ManualTxContext<Ctx>, credentials: Credentials) {
  const person = await checkStaffCredentials(ctx, credentials)
  return ctx.finalTransaction(async (ctx) => {
    markStaffBrowser(ctx, person)
    await startSession(ctx, person.id, { half: person.has_factor, proved: 'password' })
    if (!person.has_factor) await logLogin(ctx, person)
    return getNextLoginStep(person)
  })
}

/** Logged when the log-in is complete, after the second factor if there is one. */
export const logLogin = (ctx: Pick<Ctx, 'db' | 'ip' | 'log'>, person: { id: number; name: string }) =>
  logAtEveryAgency(ctx, person, { call: 'staff.login' })

type Factors = { has_factor: boolean; totp_sealed: string | null; passkeys: number }

export const getNextLoginStep = ({ has_factor, totp_sealed, passkeys }: Factors) => ({
  next: has_factor ? ('second' as const) : ('in' as const),
  factors: [
    ...(totp_sealed === null ? [] : ['totp' as const]),
    ...(passkeys === 0 ? [] : ['passkey' as const]),
  ],
})

export const findStaffByEmail = ({ dbOutsideTx }: Pick<Ctx, 'dbOutsideTx'>, email: string) =>
  dbOutsideTx
    .selectFrom('staff as p')
    .select(['p.id', 'p.name', 'p.email', 'p.password_hash', 'p.totp_sealed', hasFactor.as('has_factor')])
    .select((eb) =>
      eb
        .selectFrom('staff_passkey as k')
        .whereRef('k.staff_id', '=', 'p.id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('passkeys'),
    )
    .where('p.email', '=', email)
    .executeTakeFirst()
