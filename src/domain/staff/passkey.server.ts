// Passkeys: a device and a fingerprint or face in one touch. Each is made for this host only.
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#errors.ts'
import { officeLimits, tryLimits } from '#limits/access.ts'
import type { Db } from '#platform/db/open.server.ts'
import { limitUses, withTries } from '#platform/tries.server.ts'
import type { Ctx, Own, StaffCtx } from '#platform/wire/asking.ts'
import { countedAlike, noteLogin } from './log-in.server.ts'
import { endCodesWithoutFactor, lockFactors, proveSession, startSession } from './session.server.ts'
import type { Made, Signed } from './shapes.ts'

type Signature = z.output<typeof Signed>
type Host = Pick<Ctx, 'origin'>
const rpOf = ({ origin }: Host) => new URL(origin).hostname

async function keepChallenge(db: Db, challenge: string, staff_id: number | null): Promise<void> {
  const expires = sql<string>`now() + make_interval(secs => ${officeLimits.challenge_s})`
  await db.insertInto('staff_challenge').values({ challenge, staff_id, expires }).execute()
}

/** Works once: the first use deletes the row. */
async function spendChallenge(db: Db, challenge: string, staff_id: number | null): Promise<boolean> {
  const spent = await db
    .deleteFrom('staff_challenge')
    .where('challenge', '=', challenge)
    .where('expires', '>', sql<string>`now()`)
    .where((eb) => (staff_id === null ? eb('staff_id', 'is', null) : eb('staff_id', '=', staff_id)))
    .returning('challenge')
    .executeTakeFirst()
  return spent !== undefined
}

/** For log-in and for step-up: any passkey the browser has for this host. */
export async function passkeyAsk(ctx: Own<Ctx>) {
  await limitUses(countedAlike(ctx), tryLimits.challengeFrom, [ctx.network])
  const options = await generateAuthenticationOptions({
    rpID: rpOf(ctx),
    userVerification: 'required',
  })
  await keepChallenge(ctx.aside, options.challenge, null)
  return { ...options }
}

/** The person whose passkey signed it; undefined if the signature is wrong. */
async function whoSigned(ctx: Host & Pick<Ctx, 'aside'>, signed: Signature): Promise<number | undefined> {
  const { aside: db } = ctx
  const passkey = await db
    .selectFrom('staff_passkey')
    .selectAll()
    .where('credential_id', '=', signed.id)
    .executeTakeFirst()
  if (!passkey) return undefined
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: signed,
    expectedChallenge: (challenge) => spendChallenge(db, challenge, null),
    expectedOrigin: ctx.origin,
    expectedRPID: rpOf(ctx),
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined })) // any error means a wrong signature
  if (!verified || !authenticationInfo) return undefined
  await db
    .updateTable('staff_passkey')
    .set({ counter: authenticationInfo.newCounter, last_used: sql`now()` })
    .where('credential_id', '=', passkey.credential_id)
    .execute()
  return passkey.staff_id
}

export async function passkeyLogin(ctx: Own<Ctx>, { signed }: { signed: Signature }) {
  const staff_id = await withTries(
    countedAlike(ctx),
    { ...tryLimits.logInFrom, forgives: false },
    [ctx.network],
    () => whoSigned(ctx, signed),
  )
  if (staff_id === undefined) refuse('LOGIN_FAILED')
  return ctx.write(async (ctx) => {
    await startSession(ctx, staff_id, { half: false, proved: 'factor' })
    const { name } = await ctx.db
      .selectFrom('staff')
      .select('name')
      .where('id', '=', staff_id)
      .executeTakeFirstOrThrow()
    await noteLogin(ctx, { id: staff_id, name })
    return {}
  })
}

export async function stepUpByPasskey(ctx: Own<StaffCtx>, signed: Signature) {
  if ((await whoSigned(ctx, signed)) !== ctx.staff.id) refuse('WRONG_CODE')
  return ctx.write(async (ctx) => {
    await proveSession(ctx, ctx.staff.session)
    return {}
  })
}

export async function passkeyOffer(ctx: StaffCtx) {
  const { db, staff } = ctx
  const { email } = await db
    .selectFrom('staff')
    .select('email')
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow()
  const known = await db
    .selectFrom('staff_passkey')
    .select('credential_id as id')
    .where('staff_id', '=', staff.id)
    .execute()
  const options = await generateRegistrationOptions({
    rpName: 'Naru',
    rpID: rpOf(ctx),
    userName: email,
    userDisplayName: staff.name,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(db, options.challenge, staff.id)
  return { ...options }
}

export async function passkeyAdd(
  ctx: Own<StaffCtx>,
  { name, signed }: { name: string; signed: z.output<typeof Made> },
) {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: signed,
    expectedChallenge: (challenge) => spendChallenge(ctx.aside, challenge, ctx.staff.id),
    expectedOrigin: ctx.origin,
    expectedRPID: rpOf(ctx),
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || !registrationInfo) refuse('WRONG_CODE')
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return ctx.write(async (ctx) => {
    await lockFactors(ctx)
    await ctx.db
      .insertInto('staff_passkey')
      .values({
        credential_id: id,
        staff_id: ctx.staff.id,
        public_key: Buffer.from(publicKey),
        counter,
        transports,
        name,
      })
      .execute()
    await proveSession(ctx, ctx.staff.session)
    return {}
  })
}

export async function passkeyRemove(ctx: StaffCtx, { credential_id }: { credential_id: string }) {
  const { db, staff } = ctx
  await lockFactors(ctx)
  const gone = await db
    .deleteFrom('staff_passkey')
    .where('staff_id', '=', staff.id)
    .where('credential_id', '=', credential_id)
    .returning('credential_id')
    .executeTakeFirst()
  if (!gone) refuse('NOT_FOUND')
  await endCodesWithoutFactor(db, staff.id)
  return {}
}
