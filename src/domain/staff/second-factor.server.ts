// The second factor: codes of a phone, codes on paper for when it is lost, and who must give one.
import { randomBytes } from 'node:crypto'
import { refuse } from '#errors.ts'
import { officeLimits, tryLimits } from '#limits/access.ts'
import type { Db } from '#platform/db/open.server.ts'
import { qrOf } from '#platform/qr.server.ts'
import { lock, unlockOurs } from '#platform/secret-box.server.ts'
import { sha256Of } from '#platform/secrets.server.ts'
import { withTries } from '#platform/tries.server.ts'
import type { Ctx, Own, StaffCtx } from '#platform/wire/asking.ts'
import { countedAlike, noteLogin } from './log-in.server.ts'
import { completeSession, halfWay, lockFactors, proveSession } from './session.server.ts'
import { newSecret, stepOf, uriOf } from './totp.ts'

const use = 'staff second factor'
type Locked = Pick<Ctx, 'keyFor'>
const placeOf = (staff_id: number) => `staff|${staff_id}|totp`
export const sealTotp = ({ keyFor }: Locked, id: number, secret: string) =>
  lock(keyFor(use), placeOf(id), secret)
const unseal = ({ keyFor }: Locked, id: number, locked: string) =>
  unlockOurs(keyFor, use, { about: placeOf(id), locked })

/** Encrypts the secrets with the new SECRET_KEY. A secret that was only offered is dropped. */
export async function relockFactors({ db, keyFor }: Locked & { db: Db }): Promise<number> {
  const people = await db.selectFrom('staff').select(['id', 'totp_sealed']).execute()
  let relocked = 0
  for (const { id, totp_sealed } of people) {
    if (totp_sealed === null) continue
    const anew = sealTotp({ keyFor }, id, unseal({ keyFor }, id, totp_sealed))
    await db
      .updateTable('staff')
      .set({ totp_sealed: anew, totp_offered: null })
      .where('id', '=', id)
      .where('totp_sealed', '=', totp_sealed) // a phone set up meanwhile already uses the new key
      .execute()
    relocked += 1
  }
  return relocked
}

/**
 * A code of the phone, or a recovery code. Each works once, because the row is updated or deleted with it.
 */
async function spendCode(
  ctx: Pick<Ctx, 'aside' | 'keyFor'>,
  staff_id: number,
  code: string,
): Promise<boolean> {
  const typed = code.replace(/[\s-]/g, '').toUpperCase()
  const { aside: db } = ctx
  if (!/^\d{6}$/.test(typed)) {
    const spent = await db
      .deleteFrom('staff_recovery_code')
      .where('staff_id', '=', staff_id)
      .where('code_hash', '=', sha256Of(typed))
      .returning('staff_id')
      .executeTakeFirst()
    return spent !== undefined
  }
  const { totp_sealed } = await secretsOf(db, staff_id)
  const step = totp_sealed === null ? undefined : stepOf(unseal(ctx, staff_id, totp_sealed), typed)
  return step !== undefined && takeStep(db, staff_id, step)
}

const secretsOf = (db: Db, staff_id: number) =>
  db
    .selectFrom('staff')
    .select(['email', 'totp_sealed', 'totp_offered'])
    .where('id', '=', staff_id)
    .executeTakeFirstOrThrow()

async function takeStep(db: Db, staff_id: number, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('staff')
    .set({ totp_step: step })
    .where('id', '=', staff_id)
    .where('totp_step', '<', step)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Limits the tries. A wrong code is refused at its field. */
async function proveCode(ctx: Own<Ctx>, staff_id: number, code: string): Promise<void> {
  const right = await withTries(countedAlike(ctx), tryLimits.staffCode, [staff_id], async () =>
    (await spendCode(ctx, staff_id, code)) ? true : undefined,
  )
  if (!right) refuse('WRONG_CODE')
}

export async function secondFactor(ctx: Own<Ctx>, { code }: { code: string }) {
  const half = await halfWay(ctx)
  await proveCode(ctx, half.id, code)
  return ctx.write(async (ctx) => {
    await completeSession(ctx, half)
    await noteLogin(ctx, half)
    return {}
  })
}

export async function stepUpByCode(ctx: Own<StaffCtx>, code: string) {
  await proveCode(ctx, ctx.staff.id, code)
  return ctx.write(async (ctx) => {
    await proveSession(ctx, ctx.staff.session)
    return {}
  })
}

/** Shows a new secret. It counts only after a code made from it was entered. */
export async function totpOffer(ctx: StaffCtx) {
  const { db, staff } = ctx
  const secret = newSecret()
  await db
    .updateTable('staff')
    .set({ totp_offered: sealTotp(ctx, staff.id, secret) })
    .where('id', '=', staff.id)
    .execute()
  const { email } = await secretsOf(db, staff.id)
  const uri = uriOf(secret, email)
  return { secret, uri, ...qrOf(uri) }
}

export async function totpSet(ctx: Own<StaffCtx>, { code }: { code: string }) {
  const { totp_offered } = await secretsOf(ctx.aside, ctx.staff.id)
  const secret = totp_offered === null ? undefined : unseal(ctx, ctx.staff.id, totp_offered)
  const step = await withTries(countedAlike(ctx), tryLimits.staffCode, [ctx.staff.id], async () =>
    secret === undefined ? undefined : stepOf(secret, code),
  )
  if (step === undefined) refuse('WRONG_CODE')
  return ctx.write(async (ctx) => {
    const { db, staff } = ctx
    await lockFactors(ctx)
    await db
      .updateTable('staff')
      .set({ totp_sealed: totp_offered, totp_offered: null, totp_step: step })
      .where('id', '=', staff.id)
      .execute()
    await proveSession(ctx, staff.session)
    return { codes: await makeCodes(ctx) }
  })
}

export async function totpRemove({ db, staff }: StaffCtx) {
  await db
    .updateTable('staff')
    .set({ totp_sealed: null, totp_offered: null })
    .where('id', '=', staff.id)
    .execute()
  await db.deleteFrom('staff_recovery_code').where('staff_id', '=', staff.id).execute()
  return {}
}

/** Makes new codes. The old ones end. */
async function makeCodes({ db, staff }: StaffCtx): Promise<string[]> {
  const codes = Array.from({ length: officeLimits.recoveryCodes }, () =>
    randomBytes(5)
      .toString('hex')
      .toUpperCase()
      .replace(/(.{5})/, 'R$1-'),
  )
  await db.deleteFrom('staff_recovery_code').where('staff_id', '=', staff.id).execute()
  await db
    .insertInto('staff_recovery_code')
    .values(codes.map((code) => ({ staff_id: staff.id, code_hash: sha256Of(code.replace('-', '')) })))
    .execute()
  return codes
}

export async function newCodes(ctx: StaffCtx) {
  if (!ctx.staff.has_factor) refuse('WRONG_PROGRESS')
  return { codes: await makeCodes(ctx) }
}

/** Deletes all second factors. The next log-in asks for the password alone. */
export async function dropFactors(db: Db, staff_id: number): Promise<void> {
  await db
    .updateTable('staff')
    .set({ totp_sealed: null, totp_offered: null })
    .where('id', '=', staff_id)
    .execute()
  await db.deleteFrom('staff_recovery_code').where('staff_id', '=', staff_id).execute()
  await db.deleteFrom('staff_passkey').where('staff_id', '=', staff_id).execute()
}
