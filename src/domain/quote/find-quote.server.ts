// The row of a quote, by its number or by the token of its link; and the token itself.
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { hasHeldBooking } from '#domain/booking/find.server.ts'
import { refuse, refuseIfChanged } from '#errors.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { createNumber } from '#platform/numbers.server.ts'
import { hashSha256 } from '#platform/secrets.server.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'
import type { QuoteState } from './states.ts'

type QuoteKeys = Pick<Ctx, 'travel_agency' | 'keyFor'>

/**
 * The token is the same each time, so every copy of the link works. Without the key the seed is worth
 * nothing.
 */
const deriveQuoteToken = ({ travel_agency, keyFor }: QuoteKeys, seed: string) =>
  createHmac('sha256', keyFor('quote link'))
    .update(JSON.stringify([travel_agency, seed]))
    .digest()
    .subarray(0, 16)
    .toString('base64url')

export function createQuoteKey(ctx: QuoteKeys) {
  const seed = createNumber()
  return { seed, token_hash: hashSha256(deriveQuoteToken(ctx, seed)) }
}

export const buildQuoteLink = (ctx: QuoteKeys, { origin, seed }: { origin: string; seed: string }) =>
  `${origin}/travel/quote#${deriveQuoteToken(ctx, seed)}`

/** The quote `q` may be accepted until its last day. */
export const quoteStateSql = sql<QuoteState>`case when q.state in ('sent', 'commented') and q.valid_until < ${seoulToday}
  then 'expired' else q.state end`

const selectQuotes = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('quote as q')
    .selectAll('q')
    .select([quoteStateSql.as('state_now'), sql<string>`${seoulToday}`.as('today')])
    .where('q.travel_agency', '=', travel_agency)

export type QuoteRow = Awaited<ReturnType<typeof getQuote>>

/** True also for a quote that was declined: staff see that it was, but nobody may come back to it. */
export const isQuoteOver = ({ valid_until, today }: Pick<QuoteRow, 'valid_until' | 'today'>): boolean =>
  valid_until === null || valid_until < today

export const findQuote = (ctx: AgencyContext, id: number) =>
  selectQuotes(ctx).where('q.id', '=', id).executeTakeFirst()

export const getQuote = async (ctx: AgencyContext, id: number) =>
  (await findQuote(ctx, id)) ?? refuse('NOT_FOUND')

/** For a write: nobody else writes or accepts the quote until the transaction ends. */
export async function lockQuote(ctx: AgencyContext, id: number, revision: number) {
  const quote =
    (await selectQuotes(ctx).where('q.id', '=', id).forUpdate('q').executeTakeFirst()) ?? refuse('NOT_FOUND')
  if (quote.state === 'accepted') refuse('QUOTE_ACCEPTED')
  refuseIfChanged(quote.revision, revision)
  return quote
}

/** A guessed token, another agency's and one that was never sent get the same answer. */
export async function getQuoteByToken(ctx: AgencyContext, token: string, lock?: 'lock') {
  const query = selectQuotes(ctx).where('q.token_hash', '=', hashSha256(token)).where('q.version', '>', 0)
  const quote = (await (lock ? query.forUpdate('q') : query).executeTakeFirst()) ?? refuse('QUOTE_NOT_FOUND')
  if (quote.state === 'withdrawn') refuse('QUOTE_WITHDRAWN')
  return quote
}

export const findBookingNumber = async (
  { db, travel_agency }: AgencyContext,
  { booking }: Pick<QuoteRow, 'booking'>,
): Promise<string | null> => {
  if (booking === null) return null
  const found = await db
    .selectFrom('booking')
    .select('booking_id')
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', booking)
    .executeTakeFirst()
  return found?.booking_id ?? null
}

/** For a visitor: only who holds the booking is told its number. A link may be sent on. */
export async function findHeldBookingNumber(ctx: Ctx, quote: Pick<QuoteRow, 'booking'>) {
  const number = await findBookingNumber(ctx, quote)
  return number !== null && (await hasHeldBooking(ctx, number)) ? number : null
}

type QuoteChange = {
  state?: Exclude<QuoteState, 'expired'>
  version?: number
  valid_until?: string
  booking?: number
}

/** Each change is a new revision. */
export async function updateQuote(
  { db, travel_agency }: AgencyContext,
  { id, revision }: Pick<QuoteRow, 'id' | 'revision'>,
  changed: QuoteChange & Record<string, unknown>,
): Promise<{ revision: number }> {
  await db
    .updateTable('quote')
    .set({ ...changed, revision: revision + 1, changed: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
  return { revision: revision + 1 }
}

/** A customer's comment makes no new revision, so that staff can save what they are just changing. */
export const saveCommented = ({ db, travel_agency }: AgencyContext, id: number) =>
  db
    .updateTable('quote')
    .set({ state: 'commented', changed: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()

type NewComment = { quote: number; version: number; staff_name: string | null; contents: string }

export const createQuoteComment = ({ db, travel_agency }: AgencyContext, comment: NewComment) =>
  db
    .insertInto('quote_comment')
    .values({ travel_agency, ...comment })
    .execute()

export const listQuoteComments = ({ db, travel_agency }: AgencyContext, quote: number) =>
  db
    .selectFrom('quote_comment')
    .select(['id', 'contents', 'staff_name', 'reg_date', 'version'])
    .where('travel_agency', '=', travel_agency)
    .where('quote', '=', quote)
    .orderBy('id')
    .execute()
