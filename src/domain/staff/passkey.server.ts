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
import { officeLimits, rateLimits } from '#limits/access.ts'
import type { Db } from '#platform/db/database.server.ts'
import { checkRateLimit, withGuessLimit } from '#platform/rate-limit.server.ts'
import type { Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { logLogin, toSharedLimitContext } from './log-in.server.ts'
import { endCodesWithoutFactor, lockFactors, markFactorProved, startSession } from './session.server.ts'
import type { PasskeyAssertion, PasskeyRegistration } from './shapes.ts'

type Signature = z.output<typeof PasskeyAssertion>
type OriginContext = Pick<Ctx, 'origin'>
const getRpId = ({ origin }: OriginContext) => new URL(origin).hostname

async function saveChallenge(db: Db, challenge: string, staff_id: number | null): Promise<void> {
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
export async function askForPasskey(ctx: ManualTxContext<Ctx>) {
  await checkRateLimit(toSharedLimitContext(ctx), rateLimits.challengeFrom, [ctx.network])
  const options = await generateAuthenticationOptions({
    rpID: getRpId(ctx),
    userVerification: 'required',
  })
  await saveChallenge(ctx.dbOutsideTx, options.challenge, null)
  return { ...options }
}

/** The person whose passkey signed it; undefined if the signature is wrong. */
async function findSigner(
  ctx: OriginContext & Pick<Ctx, 'dbOutsideTx'>,
  signed: Signature,
): Promise<number | undefined> {
  const { dbOutsideTx: db } = ctx
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
    expectedRPID: getRpId(ctx),
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

export async function logInByPasskey(ctx: ManualTxContext<Ctx>, { signed }: { signed: Signature }) {
  const staff_id = await withGuessLimit(
    toSharedLimitContext(ctx),
    { ...rateLimits.logInFrom, forgives: false },
    [ctx.network],
    () => findSigner(ctx, signed),
  )
  if (staff_id === undefined) refuse('LOGIN_FAILED')
  return ctx.finalTransaction(async (ctx) => {
    await startSession(ctx, staff_id, { half: false, proved: 'factor' })
    const { name } = await ctx.db
      .selectFrom('staff')
      .select('name')
      .where('id', '=', staff_id)
      .executeTakeFirstOrThrow()
    await logLogin(ctx, { id: staff_id, name })
    return {}
  })
}

export async function stepUpByPasskey(ctx: ManualTxContext<StaffCtx>, signed: Signature) {
  if ((await findSigner(ctx, signed)) !== ctx.staff.id) refuse('WRONG_CODE')
  return ctx.finalTransaction(async (ctx) => {
    await markFactorProved(ctx, ctx.staff.session)
    return {}
  })
}

export async function offerPasskey(ctx: StaffCtx) {
  const { db, staff } = ctx
  const { email } = await db
    .selectFrom('staff')
    .select('email')
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow()
  const registered = await db
    .selectFrom('staff_passkey')
    .select('credential_id as id')
    .where('staff_id', '=', staff.id)
    .execute()
  const options = await generateRegistrationOptions({
    rpName: 'Naru',
    rpID: getRpId(ctx),
    userName: email,
    userDisplayName: staff.name,
    excludeCredentials: registered,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await saveChallenge(db, options.challenge, staff.id)
  return { ...options }
}

export async function addPasskey(
  ctx: ManualTxContext<StaffCtx>,
  { name, signed }: { name: string; signed: z.output<typeof PasskeyRegistration> },
) {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: signed,
    expectedChallenge: (challenge) => spendChallenge(ctx.dbOutsideTx, challenge, ctx.staff.id),
    expectedOrigin: ctx.origin,
    expectedRPID: getRpId(ctx),
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || !registrationInfo) refuse('WRONG_CODE')
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return ctx.finalTransaction(async (ctx) => {
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
    await markFactorProved(ctx, ctx.staff.session)
    return {}
  })
}

export async function removePasskey(ctx: StaffCtx, { credential_id }: { credential_id: string }) {
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
