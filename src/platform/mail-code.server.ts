// Codes sent by mail: six digits that prove an email address.
// The mail's job makes one; a keyed hash of it stays, for ten minutes and five tries.

import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import type { Language } from '#i18n/language.ts'
import { foldAddress } from '#lib/fold-address.ts'
import { codeLimits, rateLimits } from '#limits/access.ts'
import { retentionDays } from '#limits/retention.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { Db } from './db/database.server.ts'
import { daysAgo } from './db/days-ago.server.ts'
import { runInTransaction } from './db/transaction.server.ts'
import { notify } from './notify.server.ts'
import { checkRateLimit, limitMailsToMailbox } from './rate-limit.server.ts'
import { hashSha256, isSameSecret, type KeyFor } from './secrets.server.ts'
import type { Ctx, ManualTxContext } from './wire/request-context.ts'

/**
 * The purpose of a code, and its subject: the id of a booking, a plain address of somebody who wants to
 * reserve, or a booking's number with the address of who takes it over.
 */
export type CodePurpose = { purpose: 'booking' | 'reserve' | 'hand_over'; subject: string }

const askerCookie = 'asker'

const findAsker = ({ cookies }: Pick<Ctx, 'cookies'>) =>
  /^[\w-]{22}$/.exec(cookies.received[askerCookie] ?? '')?.[0]

/** A browser that asks has a random name, in a cookie that outlives its code. */
function nameAsker(ctx: Pick<Ctx, 'cookies'>): string {
  const asker = findAsker(ctx) ?? randomBytes(16).toString('base64url')
  ctx.cookies.set(askerCookie, asker, { maxAge: codeLimits.request_s + codeLimits.lives_s })
  return asker
}

/**
 * As it is stored: each browser that asks has a code and tries of its own, so no stranger ends somebody's code by
 * wrong guesses or by asking for another one. Neither name has a space.
 */
const toStored = ({ purpose, subject }: CodePurpose, asker: string): CodePurpose => ({
  purpose,
  subject: `${subject} ${hashSha256(asker)}`,
})

/** Has a code sent to the address. The previous code of this browser stays valid until the new one is made. */
export async function requestCode(
  ctx: ManualTxContext<Ctx>,
  { purpose, subject, email, language }: CodePurpose & { email: string; language: Language },
): Promise<void> {
  await checkRateLimit(ctx, rateLimits.codeFrom, [ctx.network])
  const mailbox = foldAddress(email)
  const counted = purpose === 'booking' ? subject : mailbox // an office may look up many bookings of its own
  await checkRateLimit(ctx, rateLimits.codeFor, [purpose, counted, ctx.network])
  await checkRateLimit(ctx, rateLimits.codeForAll, [purpose, mailbox])
  await limitMailsToMailbox(ctx, email)
  const stored = toStored({ purpose, subject }, nameAsker(ctx))
  await ctx.finalTransaction(async (tx) => {
    const { db, travel_agency } = tx
    const { id } = await db
      .insertInto('mail_code')
      .values({ travel_agency, ...stored, email, language })
      .onConflict((conflict) =>
        conflict
          .columns(['travel_agency', 'purpose', 'subject'])
          .doUpdateSet((eb) => ({ email, language, asked: eb.ref('excluded.asked') })),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await notify(tx, 'code', { ref: id })
  })
}

type NewMailCode = CodePurpose & { email: string; language: Language; code: string }

/**
 * For the mail's job, which may run again: the newest code counts. No code is made once the request has
 * expired.
 */
export async function createCode(
  tx: Db,
  { travel_agency, ref, keyFor }: { travel_agency: number; ref: number; keyFor: KeyFor },
): Promise<NewMailCode | undefined> {
  const request = await tx
    .selectFrom('mail_code')
    .select(['purpose', 'subject', 'email', 'language'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', ref)
    .where('asked', '>', sql<string>`now() - make_interval(secs => ${codeLimits.request_s})`)
    .forUpdate()
    .executeTakeFirst()
  if (!request) return undefined
  const code = String(randomInt(10 ** codeLimits.digits)).padStart(codeLimits.digits, '0')
  await tx
    .updateTable('mail_code')
    .set({
      code_hash: hashCode(keyFor, travel_agency, request, code),
      tries: 0,
      expires_at: sql<string>`now() + make_interval(secs => ${codeLimits.lives_s})`,
    })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', ref)
    .execute()
  return { ...request, code }
}

/**
 * A code works once, in the browser that asked for it. The try is counted and committed before the code is
 * compared, so however many guess at once, only five tries are checked.
 */
export async function redeemCode(ctx: ManualTxContext<Ctx>, about: CodePurpose, code: string): Promise<void> {
  const { dbOutsideTx, travel_agency, keyFor } = ctx
  const stored = toStored(about, findAsker(ctx) ?? '')
  const { purpose, subject } = stored
  const attempt = await runInTransaction(dbOutsideTx, travel_agency, (tx) =>
    tx
      .updateTable('mail_code')
      .set({ tries: sql<number>`tries + 1` })
      .where('travel_agency', '=', travel_agency)
      .where('purpose', '=', purpose)
      .where('subject', '=', subject)
      .where('tries', '<', codeLimits.tries)
      .where('expires_at', '>', sql<string>`now()`)
      .returning(['code_hash', 'tries'])
      .executeTakeFirst(),
  )
  if (!attempt?.code_hash) refuse('CODE_EXPIRED')
  const { code_hash, tries } = attempt
  if (!isSameSecret(hashCode(keyFor, travel_agency, stored, code), code_hash))
    refuse(tries < codeLimits.tries ? 'CODE_WRONG' : 'CODE_EXPIRED')
  const spent = await runInTransaction(dbOutsideTx, travel_agency, (tx) =>
    tx
      .deleteFrom('mail_code')
      .where('travel_agency', '=', travel_agency)
      .where('purpose', '=', purpose)
      .where('subject', '=', subject)
      .where('code_hash', '=', code_hash)
      .executeTakeFirst(),
  )
  if (spent.numDeletedRows === 0n) refuse('CODE_EXPIRED') // somebody else was quicker
}

// A thief of the table could try out a million codes against a plain hash. A keyed hash needs our secret.
const hashCode = (keyFor: KeyFor, travel_agency: number, { purpose, subject }: CodePurpose, code: string) =>
  createHmac('sha256', keyFor('mailed code'))
    .update(JSON.stringify([travel_agency, purpose, subject, code]))
    .digest('base64url')

/** Of every browser that asked for one. */
export async function deleteCodes(
  { db, travel_agency }: AgencyContext,
  { purpose, subject }: CodePurpose,
): Promise<void> {
  await db
    .deleteFrom('mail_code')
    .where('travel_agency', '=', travel_agency)
    .where('purpose', '=', purpose)
    .where(sql<boolean>`starts_with(subject, ${`${subject} `})`)
    .execute()
}

export async function purgeCodes({ db, travel_agency }: AgencyContext): Promise<void> {
  await db
    .deleteFrom('mail_code')
    .where('travel_agency', '=', travel_agency)
    .where('asked', '<', daysAgo(retentionDays.codes))
    .execute()
}
