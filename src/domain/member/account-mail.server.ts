// Asks for mails about an account.
// Asking takes the same time whether or not anybody has the address. The job does the rest.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { tryLimits } from '#limits/access.ts'
import { foldAddress } from '#plain/fold-address.ts'
import { sha256Of } from '#platform/secrets.server.ts'
import { limitUses } from '#platform/tries.server.ts'
import type { Ctx, InAgency, Own } from '#platform/wire/asking.ts'

type AccountMail = 'verify-email' | 'reset-password' | 'find-id' | 'password-changed' | 'email-proved'

const limits = {
  'reset-password': tryLimits.resetTo,
  'find-id': tryLimits.resetTo,
  'verify-email': tryLimits.verification,
} as const

/**
 * Without limits, somebody could fill a stranger's mailbox with these. Each network has its own few, so that
 * a stranger uses up nobody else's.
 */
export async function limitMails(ctx: Own<Ctx>, kind: keyof typeof limits, email: string): Promise<void> {
  const mailbox = foldAddress(email)
  await limitUses(ctx, limits[kind], [kind, mailbox, ctx.network])
  if (kind !== 'verify-email') await limitUses(ctx, tryLimits.resetFrom, [kind, ctx.network])
  await limitUses(ctx, tryLimits.resetToAll, [kind, mailbox])
}

/** In the transaction of what the mail is about. */
export async function askForMail(
  { db, travel_agency, language, later }: Ctx,
  kind: AccountMail,
  email: string,
  member_id?: number,
): Promise<void> {
  const { id } = await db
    .insertInto('member_mail')
    .values({ travel_agency, kind, email, language, member_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await later('send-mail', { travel_agency, kind, ref: id })
}

/** A mail that somebody asks for by itself. */
export async function mailTo(
  ctx: Own<Ctx>,
  kind: keyof typeof limits,
  email: string,
  member_id?: number,
): Promise<Record<never, never>> {
  if (email === '') return {}
  await limitMails(ctx, kind, email)
  await ctx.write((ctx) => askForMail(ctx, kind, email, member_id))
  return {}
}

/**
 * The token is after the # of the address, so no server, log or referrer sees it. A mail that is sent again
 * has another token.
 */
export async function makeLink(
  { db, travel_agency }: InAgency,
  mail: number,
  lives_s: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .updateTable('member_mail')
    .set({ token_hash: sha256Of(token), expires: sql<string>`now() + make_interval(secs => ${lives_s})` })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', mail)
    .execute()
  return token
}
