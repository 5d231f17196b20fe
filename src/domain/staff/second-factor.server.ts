// The second factor: codes of a phone app, recovery codes for when it is lost, and who needs one.
import { randomBytes } from 'node:crypto'
import { refuse } from '#errors.ts'
import { officeLimits, rateLimits } from '#limits/access.ts'
import type { Db } from '#platform/db/database.server.ts'
import { createQrCode } from '#platform/qr.server.ts'
import { withGuessLimit } from '#platform/rate-limit.server.ts'
import { decryptOwnSecret, encryptSecret } from '#platform/secret-box.server.ts'
import { hashSha256 } from '#platform/secrets.server.ts'
import type { Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { logLogin, toSharedLimitContext } from './log-in.server.ts'
import { completeSession, getHalfSession, lockFactors, markFactorProved } from './session.server.ts'
import { buildOtpUri, createTotpSecret, findStep } from './totp.ts'

const keyPurpose = 'staff second factor'
type KeyContext = Pick<Ctx, 'keyFor'>
const buildTotpContext = (staff_id: number) => `staff|${staff_id}|totp`
export const sealTotp = ({ keyFor }: KeyContext, id: number, secret: string) =>
  encryptSecret(keyFor(keyPurpose), buildTotpContext(id), secret)
const unsealTotp = ({ keyFor }: KeyContext, id: number, locked: string) =>
  decryptOwnSecret(keyFor, keyPurpose, { context: buildTotpContext(id), encrypted: locked })

/** Encrypts the secrets with the new SECRET_KEY. A secret that was only offered is dropped. */
export async function reencryptFactors({ db, keyFor }: KeyContext & { db: Db }): Promise<number> {
  const people = await db.selectFrom('staff').select(['id', 'totp_sealed']).execute()
  let reencrypted = 0
  for (const { id, totp_sealed } of people) {
    if (totp_sealed === null) continue
    const anew = sealTotp({ keyFor }, id, unsealTotp({ keyFor }, id, totp_sealed))
    await db
      .updateTable('staff')
      .set({ totp_sealed: anew, totp_offered: null })
      .where('id', '=', id)
      .where('totp_sealed', '=', totp_sealed) // a phone set up meanwhile already uses the new key
      .execute()
    reencrypted += 1
  }
  return reencrypted
}

/**
 * A code of the phone, or a recovery code. Each works once, because the row is updated or deleted with it.
 */
async function spendCode(
  ctx: Pick<Ctx, 'dbOutsideTx' | 'keyFor'>,
  staff_id: number,
  code: string,
): Promise<boolean> {
  const normalized = code.replace(/[\s-]/g, '').toUpperCase()
  const { dbOutsideTx: db } = ctx
  if (!/^\d{6}$/.test(normalized)) {
    const spent = await db
      .deleteFrom('staff_recovery_code')
      .where('staff_id', '=', staff_id)
      .where('code_hash', '=', hashSha256(normalized))
      .returning('staff_id')
      .executeTakeFirst()
    return spent !== undefined
  }
  const { totp_sealed } = await readTotpSecrets(db, staff_id)
  const step = totp_sealed === null ? undefined : findStep(unsealTotp(ctx, staff_id, totp_sealed), normalized)
  return step !== undefined && takeStep(db, staff_id, step)
}

const readTotpSecrets = (db: Db, staff_id: number) =>
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
async function checkCode(ctx: ManualTxContext<Ctx>, staff_id: number, code: string): Promise<void> {
  const isCorrect = await withGuessLimit(
    toSharedLimitContext(ctx),
    rateLimits.staffCode,
    [staff_id],
    async () => ((await spendCode(ctx, staff_id, code)) ? true : undefined),
  )
  if (!isCorrect) refuse('WRONG_CODE')
}

export async function proveSecondFactor(ctx: ManualTxContext<Ctx>, { code }: { code: string }) {
  const half = await getHalfSession(ctx)
  await checkCode(ctx, half.id, code)
  return ctx.finalTransaction(async (ctx) => {
    await completeSession(ctx, half)
    await logLogin(ctx, half)
    return {}
  })
}

export async function stepUpByCode(ctx: ManualTxContext<StaffCtx>, code: string) {
  await checkCode(ctx, ctx.staff.id, code)
  return ctx.finalTransaction(async (ctx) => {
    await markFactorProved(ctx, ctx.staff.session)
    return {}
  })
}

/** Shows a new secret. It counts only after a code made from it was entered. */
export async function offerTotp(ctx: StaffCtx) {
  const { db, staff } = ctx
  const secret = createTotpSecret()
  await db
    .updateTable('staff')
    .set({ totp_offered: sealTotp(ctx, staff.id, secret) })
    .where('id', '=', staff.id)
    .execute()
  const { email } = await readTotpSecrets(db, staff.id)
  const uri = buildOtpUri(secret, email)
  return { secret, uri, ...createQrCode(uri) }
}

export async function setTotp(ctx: ManualTxContext<StaffCtx>, { code }: { code: string }) {
  const { totp_offered } = await readTotpSecrets(ctx.dbOutsideTx, ctx.staff.id)
  const secret = totp_offered === null ? undefined : unsealTotp(ctx, ctx.staff.id, totp_offered)
  const step = await withGuessLimit(
    toSharedLimitContext(ctx),
    rateLimits.staffCode,
    [ctx.staff.id],
    async () => (secret === undefined ? undefined : findStep(secret, code)),
  )
  if (step === undefined) refuse('WRONG_CODE')
  return ctx.finalTransaction(async (ctx) => {
    const { db, staff } = ctx
    await lockFactors(ctx)
    await db
      .updateTable('staff')
      .set({ totp_sealed: totp_offered, totp_offered: null, totp_step: step })
      .where('id', '=', staff.id)
      .execute()
    await markFactorProved(ctx, staff.session)
    return { codes: await createRecoveryCodes(ctx) }
  })
}

export async function removeTotp({ db, staff }: StaffCtx) {
  await db
    .updateTable('staff')
    .set({ totp_sealed: null, totp_offered: null })
    .where('id', '=', staff.id)
    .execute()
  await db.deleteFrom('staff_recovery_code').where('staff_id', '=', staff.id).execute()
  return {}
}

/** Makes new codes. The old ones end. */
async function createRecoveryCodes({ db, staff }: StaffCtx): Promise<string[]> {
  const codes = Array.from({ length: officeLimits.recoveryCodes }, () =>
    randomBytes(5)
      .toString('hex')
      .toUpperCase()
      .replace(/(.{5})/, 'R$1-'),
  )
  await db.deleteFrom('staff_recovery_code').where('staff_id', '=', staff.id).execute()
  await db
    .insertInto('staff_recovery_code')
    .values(codes.map((code) => ({ staff_id: staff.id, code_hash: hashSha256(code.replace('-', '')) })))
    .execute()
  return codes
}

export async function replaceRecoveryCodes(ctx: StaffCtx) {
  if (!ctx.staff.has_factor) refuse('WRONG_PROGRESS')
  return { codes: await createRecoveryCodes(ctx) }
}

/** Deletes all second factors. The next log-in asks for the password alone. */
export async function deleteFactors(db: Db, staff_id: number): Promise<void> {
  await db
    .updateTable('staff')
    .set({ totp_sealed: null, totp_offered: null })
    .where('id', '=', staff_id)
    .execute()
  await db.deleteFrom('staff_recovery_code').where('staff_id', '=', staff_id).execute()
  await db.deleteFrom('staff_passkey').where('staff_id', '=', staff_id).execute()
}
