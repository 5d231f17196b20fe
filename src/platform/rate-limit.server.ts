// Limits uses in a time and slows down guessing: after the free tries each further one waits longer.
// Counted in the database, so every process knows.

import { createHash, createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { isRefusal, refuse } from '#errors.ts'
import { foldAddress } from '#lib/fold-address.ts'
import { guessLimits, rateLimits } from '#limits/access.ts'
import { retentionDays } from '#limits/retention.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { daysAgo } from './db/days-ago.server.ts'
import type { Ctx, ManualTxContext } from './wire/request-context.ts'

/**
 * Tries are counted on a connection of their own. So no transaction may be open: we would hold one connection
 * while waiting for a second.
 */
type RateLimitContext = Pick<ManualTxContext<Ctx>, 'dbOutsideTx' | 'travel_agency' | 'transaction'>

/**
 * The subject that is counted, in parts. They are not joined to one text: the user "demo" with a mark and a
 * user "demo|mark" would be the same.
 */
export type RateLimitSubject = readonly (string | number)[]
/** `free` failures within `window_s`, then a wait that doubles each time. */
type RateLimit = { name: string; free: number; window_s: number }
/**
 * `forgives`: a success clears the failures before it, because it proves who it is. For a shared address, a
 * success only takes back its own try.
 */
type GuessLimit = RateLimit & { forgives?: boolean }

const { firstWait_s, longestWait_s } = guessLimits

/**
 * Seconds between two given moments. No clock is read in the update: with several nodes, another node's clock
 * may differ.
 */
const passed_s = sql`extract(epoch from excluded.latest - f.latest)`

/** Limits uses in a time, whether they succeed or not. `count`: how many this is at once. */
export async function checkRateLimit(
  { dbOutsideTx, travel_agency }: Pick<RateLimitContext, 'dbOutsideTx' | 'travel_agency'>,
  { name, free, window_s }: RateLimit,
  about: RateLimitSubject,
  count = 1,
): Promise<void> {
  // The row counts uses here, and its moment is that of the first.
  const { rows } = await sql<{ uses: number; first: string }>`
    insert into failed_try as f (travel_agency, subject, failures, latest) values (${travel_agency}, ${hashSubject(name, about)}, ${count}, now())
    on conflict (travel_agency, subject) do update set
      failures = case when ${passed_s} > ${window_s}::int then excluded.failures else f.failures + excluded.failures end,
      latest = case when ${passed_s} > ${window_s}::int then excluded.latest else f.latest end
    returning failures as uses, latest as first`.execute(dbOutsideTx)
  const [used] = rows
  if (!used || used.uses <= free) return
  const left_s = Math.ceil(window_s - (Date.now() - Date.parse(used.first)) / 1000)
  refuse('TOO_MANY_TRIES', { retryAfter: Math.max(1, left_s) })
}

/**
 * Mails that a stranger may ask for, to one mailbox from all agencies together: they share a mail server and its good
 * name. Counted under no agency, by a keyed hash, so that the count tells nobody whose mailbox it is. Each agency's own
 * limits come first.
 */
export const limitMailsToMailbox = (ctx: MailboxContext, email: string) =>
  countAtAllAgencies(ctx, email, [rateLimits.mailboxFrom, rateLimits.mailboxForAll])

/**
 * Mails that come with something else, to an address that was typed and that nobody has proved. They have a count of
 * their own, so that a code still reaches whoever reads that mailbox.
 */
export const limitMailsToTyped = (ctx: MailboxContext, email: string) =>
  countAtAllAgencies(ctx, email, [rateLimits.mailTyped, rateLimits.mailTypedForAll])

/** The same where something else is done in place of the mail: false when the mailbox has had enough. */
export const mayMailTyped = (ctx: MailboxContext, email: string): Promise<boolean> =>
  limitMailsToTyped(ctx, email).then(
    () => true,
    (error: unknown) => {
      if (isRefusal(error) && error.refusal === 'TOO_MANY_TRIES') return false
      throw error
    },
  )

type MailboxContext = Pick<ManualTxContext<Ctx>, 'dbOutsideTx' | 'keyFor' | 'network'>

async function countAtAllAgencies(
  { dbOutsideTx, keyFor, network }: MailboxContext,
  email: string,
  [from, forAll]: readonly [RateLimit, RateLimit],
): Promise<void> {
  const mailbox = createHmac('sha256', keyFor('mailbox of all agencies'))
    .update(foldAddress(email))
    .digest('base64url')
  const shared = { dbOutsideTx, travel_agency: 0 }
  await checkRateLimit(shared, from, [mailbox, network])
  await checkRateLimit(shared, forAll, [mailbox])
}

const hashSubject = (name: string, about: RateLimitSubject) =>
  createHash('sha256')
    .update(JSON.stringify([name, ...about]))
    .digest('base64url')
    .slice(0, 22)

/**
 * Counts the try before it is made, so that a hundred tries at once count as a hundred, and takes it back on
 * success. It does not use the call's transaction, because a refusal rolls that back.
 */
export async function withGuessLimit<T>(
  { dbOutsideTx, travel_agency }: RateLimitContext,
  { name, free, window_s, forgives = true }: GuessLimit,
  about: RateLimitSubject,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const subject = hashSubject(name, about)
  const wait = sql`case when f.failures < ${free}::int then 0 else least(${longestWait_s}::int, ${firstWait_s}::int * 2 ^ least(20, f.failures - ${free}::int)) end`
  const { rows } = await sql<{ wait_s: number }>`
    insert into failed_try as f (travel_agency, subject, failures, latest) values (${travel_agency}, ${subject}, 1, now())
    on conflict (travel_agency, subject) do update set
      failures = case when ${passed_s} > greatest(${window_s}::int, 2 * ${wait}) then 1 else f.failures + 1 end, latest = excluded.latest
    where ${passed_s} >= ${wait}
    returning 0 as wait_s`.execute(dbOutsideTx)
  if (rows.length === 0) refuse('TOO_MANY_TRIES', { retryAfter: await readWait() })
  const found = await attempt()
  if (found === undefined) return undefined
  if (forgives)
    await dbOutsideTx
      .deleteFrom('failed_try')
      .where('travel_agency', '=', travel_agency)
      .where('subject', '=', subject)
      .execute()
  else
    await sql`update failed_try set failures = failures - 1 where travel_agency = ${travel_agency} and subject = ${subject}`.execute(
      dbOutsideTx,
    )
  return found

  async function readWait(): Promise<number> {
    const { rows } = await sql<{ wait_s: number }>`
      select greatest(1, ceil(extract(epoch from f.latest - now()) + ${wait}))::int as wait_s from failed_try f where travel_agency = ${travel_agency} and subject = ${subject}`.execute(
      dbOutsideTx,
    )
    return rows[0]?.wait_s ?? 1
  }
}

/** No window of `rateLimits` is longer than this period (access.test.ts). */
export async function purgeRateLimits({ db, travel_agency }: AgencyContext): Promise<void> {
  await db
    .deleteFrom('failed_try')
    .where('travel_agency', '=', travel_agency)
    .where('latest', '<', daysAgo(retentionDays.tries))
    .execute()
}
