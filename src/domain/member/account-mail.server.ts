// Requests mails about an account.
// The request takes the same time whether or not anybody has the address. The job does the rest.

import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { foldAddress } from '#lib/fold-address.ts'
import { rateLimits } from '#limits/access.ts'
import { notify } from '#platform/notify.server.ts'
import { checkRateLimit, limitMailsToMailbox } from '#platform/rate-limit.server.ts'
import { hashSha256 } from '#platform/secrets.server.ts'
import type { AgencyContext, Ctx, ManualTxContext } from '#platform/wire/request-context.ts'

type AccountMail = 'verify-email' | 'reset-password' | 'find-id' | 'password-changed' | 'email-proved'

const limits = {
  'reset-password': rateLimits.resetTo,
  'find-id': rateLimits.resetTo,
  'verify-email': rateLimits.verification,
} as const

/**
 * Without limits, somebody could fill a stranger's mailbox with these. Each network has its own few, so that
 * a stranger uses up nobody else's.
 */
export async function limitMails(
  ctx: ManualTxContext<Ctx>,
  kind: keyof typeof limits,
  email: string,
): Promise<void> {
  const mailbox = foldAddress(email)
  await checkRateLimit(ctx, limits[kind], [kind, mailbox, ctx.network])
  if (kind !== 'verify-email') await checkRateLimit(ctx, rateLimits.resetFrom, [kind, ctx.network])
  await checkRateLimit(ctx, rateLimits.resetToAll, [kind, mailbox])
  await limitMailsToMailbox(ctx, email)
}

/** Called in the transaction of the change that the mail is about. */
export async function enqueueAccountMail(
  ctx: Ctx,
  kind: AccountMail,
  email: string,
  member_id?: number,
): Promise<void> {
  const { db, travel_agency, language } = ctx
  const { id } = await db
    .insertInto('member_mail')
    .values({ travel_agency, kind, email, language, member_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await notify(ctx, kind, { ref: id })
}

/** A mail that somebody asks for by itself. */
export async function requestAccountMail(
  ctx: ManualTxContext<Ctx>,
  kind: keyof typeof limits,
  email: string,
  member_id?: number,
): Promise<Record<never, never>> {
  if (email === '') return {}
  await limitMails(ctx, kind, email)
  await ctx.finalTransaction((ctx) => enqueueAccountMail(ctx, kind, email, member_id))
  return {}
}

/**
 * The token is after the # of the address, so no server, log or referrer sees it. A mail that is sent again
 * has another token.
 */
export async function createMailLinkToken(
  { db, travel_agency }: AgencyContext,
  mail: number,
  lifetime_s: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .updateTable('member_mail')
    .set({
      token_hash: hashSha256(token),
      expires: sql<string>`now() + make_interval(secs => ${lifetime_s})`,
    })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', mail)
    .execute()
  return token
}
