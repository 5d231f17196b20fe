// Logging in at the office.
// An unknown address, a wrong password and a right one take the same time and the same way.
import { refuse } from '#errors.ts'
import { tryLimits } from '#limits.ts'
import { nobodysHash, withPlace } from '#platform/passwords.server.ts'
import { withTries } from '#platform/tries.server.ts'
import type { Ctx, Own } from '#platform/wire/asking.ts'
import { noteEverywhere } from './log.server.ts'
import { hasFactor, startSession } from './session.server.ts'

type Credentials = { email: string; password: string }

/** Who has this address and this password; counted and slowed by address and by where it comes from. */
export async function proveStaff(ctx: Own<Ctx>, { email, password }: Credentials) {
  const found = await withPlace(async (isPassword) => {
    const person = await findByEmail(ctx, email)
    return withTries(ctx, { ...tryLimits.logInFrom, forgives: false }, [ctx.network], () =>
      withTries(ctx, tryLimits.logIn, ['staff', email], async () => {
        const right = await isPassword(password, person?.password_hash ?? nobodysHash)
        return person && right ? person : undefined
      }),
    )
  })
  return found ?? refuse('LOGIN_FAILED')
}

export async function login(ctx: Own<Ctx>, credentials: Credentials) {
  const person = await proveStaff(ctx, credentials)
  return ctx.write(async (ctx) => {
    await startSession(ctx, person.id, { half: person.has_factor, proved: false })
    await noteEverywhere(ctx, { id: person.id, name: person.name }, 'staff.login')
    return nextOf(person)
  })
}

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
