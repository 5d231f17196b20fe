// Codes sent by mail: six digits that show who reads an address.
// The mail's job makes one; a keyed hash of it stays, for ten minutes and five tries.

import { createHmac, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { codeLimits, tryLimits } from '#limits/access.ts'
import { keptDays } from '#limits/machine.ts'
import { foldAddress } from '#plain/fold-address.ts'
import type { InAgency } from '#platform/wire/asking.ts'
import type { Language } from '#words/language.ts'
import type { Db } from './db/open.server.ts'
import { daysAgo } from './db/seoul.server.ts'
import { inAgency } from './db/transaction.server.ts'
import { isSameSecret, type KeyFor } from './secrets.server.ts'
import { limitUses } from './tries.server.ts'
import type { Ctx, Own } from './wire/asking.ts'

/**
 * What a code is for, and about whom: the id of a booking, or a plain address of somebody who wants to
 * reserve.
 */
export type About = { purpose: 'booking' | 'reserve'; subject: string }

/** Has a code sent to the address. The previous code stays valid until the new one is made. */
export async function askForCode(
  ctx: Own<Ctx>,
  { purpose, subject, email, language }: About & { email: string; language: Language },
): Promise<void> {
  await limitUses(ctx, tryLimits.codeFrom, [ctx.network])
  const counted = purpose === 'reserve' ? foldAddress(subject) : subject
  await limitUses(ctx, tryLimits.codeFor, [purpose, counted, ctx.network])
  await limitUses(ctx, tryLimits.codeForAll, [purpose, counted])
  await ctx.write(async ({ db, travel_agency, later }) => {
    const { id } = await db
      .insertInto('mail_code')
      .values({ travel_agency, purpose, subject, email, language })
      .onConflict((conflict) =>
        conflict
          .columns(['travel_agency', 'purpose', 'subject'])
          .doUpdateSet((eb) => ({ email, language, asked: eb.ref('excluded.asked') })),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await later('send-mail', { travel_agency, kind: 'code', ref: id })
  })
}

type Made = About & { email: string; language: Language; code: string }

/**
 * For the mail's job, which may run again: the newest code counts. No code is made once the request has
 * expired.
 */
export async function makeCode(
  tx: Db,
  { travel_agency, ref, keyFor }: { travel_agency: number; ref: number; keyFor: KeyFor },
): Promise<Made | undefined> {
  const wanted = await tx
    .selectFrom('mail_code')
    .select(['purpose', 'subject', 'email', 'language'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', ref)
    .where('asked', '>', sql<string>`now() - make_interval(secs => ${codeLimits.asked_s})`)
    .forUpdate()
    .executeTakeFirst()
  if (!wanted) return undefined
  const code = String(randomInt(10 ** codeLimits.digits)).padStart(codeLimits.digits, '0')
  await tx
    .updateTable('mail_code')
    .set({
      code_hash: keyedHashOf(keyFor, travel_agency, wanted, code),
      tries: 0,
      expires_at: sql<string>`now() + make_interval(secs => ${codeLimits.lives_s})`,
    })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', ref)
    .execute()
  return { ...wanted, code }
}

/**
 * A code works once. The try is counted and committed before the code is compared, so however many guess at
 * once, only five tries are checked.
 */
export async function spendCode(
  { aside, travel_agency, keyFor }: Own<Ctx>,
  about: About,
  code: string,
): Promise<void> {
  const { purpose, subject } = about
  const tried = await inAgency(aside, travel_agency, (tx) =>
    tx
      .updateTable('mail_code')
      .set({ tries: sql<number>`tries + 1` })
      .where((eb) => eb.and({ travel_agency, purpose, subject }))
      .where('tries', '<', codeLimits.tries)
      .where('expires_at', '>', sql<string>`now()`)
      .returning(['code_hash', 'tries'])
      .executeTakeFirst(),
  )
  if (!tried?.code_hash) refuse('CODE_EXPIRED')
  const { code_hash, tries } = tried
  if (!isSameSecret(keyedHashOf(keyFor, travel_agency, about, code), code_hash))
    refuse(tries < codeLimits.tries ? 'CODE_WRONG' : 'CODE_EXPIRED')
  const spent = await inAgency(aside, travel_agency, (tx) =>
    tx
      .deleteFrom('mail_code')
      .where((eb) => eb.and({ travel_agency, purpose, subject, code_hash }))
      .executeTakeFirst(),
  )
  if (spent.numDeletedRows === 0n) refuse('CODE_EXPIRED') // somebody else was quicker
}

// A thief of the table could try out a million codes against a plain hash. A keyed hash needs our secret.
const keyedHashOf = (keyFor: KeyFor, travel_agency: number, { purpose, subject }: About, code: string) =>
  createHmac('sha256', keyFor('mailed code'))
    .update(JSON.stringify([travel_agency, purpose, subject, code]))
    .digest('base64url')

/** Ends the code that was sent. */
export async function endCode({ db, travel_agency }: InAgency, about: About): Promise<void> {
  await db
    .deleteFrom('mail_code')
    .where((eb) => eb.and({ travel_agency, ...about }))
    .execute()
}

/** They are good for minutes. */
export async function forgetCodes({ db, travel_agency }: InAgency): Promise<void> {
  await db
    .deleteFrom('mail_code')
    .where('travel_agency', '=', travel_agency)
    .where('asked', '<', daysAgo(keptDays.codes))
    .execute()
}
