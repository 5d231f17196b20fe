// Logging in at the office.
// An unknown address, a wrong password and a right one take the same steps and the same time.
import { refuse } from '#errors.ts'
import { tryLimits } from '#limits/access.ts'
import { knownBrowser, markBrowser, type Whose } from '#platform/known-browser.server.ts'
import { nobodysHash, withPlace } from '#platform/passwords.server.ts'
import { type Counted, withTries } from '#platform/tries.server.ts'
import type { Ctx, Own } from '#platform/wire/asking.ts'
import { noteEverywhere } from './log.server.ts'
import { hasFactor, startSession } from './session.server.ts'

type Credentials = { email: string; password: string }

/** Tries of staff are counted under one number, whichever agency the query names. */
export const countedAlike = <C extends Own<Ctx>>(ctx: C): C => ({ ...ctx, travel_agency: 0 })

const whoseOf = (person: { id: number; password_hash: string } | undefined): Whose => [
  'staff',
  person?.id ?? 0,
  person?.password_hash ?? '',
]

/**
 * Finds the person with this address and password. Tries are counted and slowed down by address and by
 * network. In a browser where somebody has logged in before, guesses by strangers do not count.
 */
export async function proveStaff(ctx: Own<Ctx>, { email, password }: Credentials) {
  const counting = countedAlike(ctx)
  const found = await withPlace(ctx, async (isPassword) => {
    const person = await findByEmail(ctx, email)
    const browser = knownBrowser(ctx, whoseOf(person))
    const tryOnce = (about: Counted) =>
      withTries(counting, tryLimits.logIn, about, async () => {
        const right = await isPassword(password, person?.password_hash ?? nobodysHash())
        return person && right ? person : undefined
      })
    return person && browser !== undefined
      ? tryOnce(['staff browser', person.id, browser])
      : withTries(counting, { ...tryLimits.logInFrom, forgives: false }, [ctx.network], () =>
          tryOnce(['staff', email]),
        )
  })
  return found ?? refuse('LOGIN_FAILED')
}

export const markStaffsBrowser = (
  ctx: Pick<Ctx, 'keyFor' | 'jar'>,
  person: { id: number; password_hash: string },
) => markBrowser(ctx, whoseOf(person))

export async function login(ctx: Own<Ctx>, credentials: Credentials) {
  const person = await proveStaff(ctx, credentials)
  return ctx.write(async (ctx) => {
    markStaffsBrowser(ctx, person)
    await startSession(ctx, person.id, { half: person.has_factor, proved: 'password' })
    if (!person.has_factor) await noteLogin(ctx, person)
    return nextOf(person)
  })
}

/** Logged when the log-in is complete, after the second factor if there is one. */
export const noteLogin = (ctx: Pick<Ctx, 'db' | 'ip'>, person: { id: number; name: string }) =>
  noteEverywhere(ctx, person, { call: 'staff.login' })

type Factors = { has_factor: boolean; totp_sealed: string | null; passkeys: number }

export const nextOf = ({ has_factor, totp_sealed, passkeys }: Factors) => ({
  next: has_factor ? ('second' as const) : ('in' as const),
  factors: [
    ...(totp_sealed === null ? [] : ['totp' as const]),
    ...(passkeys === 0 ? [] : ['passkey' as const]),
  ],
})

export const findByEmail = ({ aside }: Pick<Ctx, 'aside'>, email: string) =>
  aside
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
