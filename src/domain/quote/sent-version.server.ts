// Versions of a quote as they were sent: they never change, whatever staff write afterwards.
import { sql } from 'kysely'
import { z } from 'zod'
import { PaymentPlan } from '#domain/agency/forms.ts'
import type { PriceLine } from '#domain/booking/price.ts'
import type { PriceSplitRule } from '#domain/booking/price-split.ts'
import { refuse } from '#errors.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { QuoteContent } from './forms.ts'
import { priceQuote } from './price-quote.ts'

const Split = z
  .object({
    rate: z.union([z.strictObject({ won: z.int() }), z.strictObject({ percent: z.int() })]),
    shown: z.boolean(),
  })
  .nullable()

/** The plan and the split that held when it was sent, so that what is agreed to is what was read. */
const SentContent = QuoteContent.extend({ plan: PaymentPlan, price_split: Split })
type SentContent = z.output<typeof SentContent>

export type SentQuote = SentContent & { price_lines: PriceLine[]; total: number; price_split: PriceSplitRule }

type NewVersion = { quote: number; version: number; content: SentContent; staff_name: string }

export const createVersion = ({ db, travel_agency }: AgencyContext, { content, ...version }: NewVersion) =>
  db
    .insertInto('quote_version')
    .values({ travel_agency, ...version, content: JSON.stringify(content) })
    .execute()

function toSentQuote(content: unknown): SentQuote {
  const sent = SentContent.parse(content)
  const { lines, total } = priceQuote(sent)
  return { ...sent, price_lines: lines, total }
}

export async function getVersion(
  { db, travel_agency }: AgencyContext,
  { id, version }: { id: number; version: number },
) {
  const found = await db
    .selectFrom('quote_version')
    .select(['content', 'sent', 'opened'])
    .where('travel_agency', '=', travel_agency)
    .where('quote', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  const { content, ...row } = found ?? refuse('QUOTE_NOT_FOUND')
  return { ...row, ...toSentQuote(content) }
}

/** The newest first, for staff. */
export async function listVersions({ db, travel_agency }: AgencyContext, quote: number) {
  const rows = await db
    .selectFrom('quote_version')
    .select(['version', 'content', 'staff_name', 'sent', 'opened'])
    .where('travel_agency', '=', travel_agency)
    .where('quote', '=', quote)
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ content, ...row }) => {
    const sent = toSentQuote(content)
    return { ...row, content: sent, total: sent.total }
  })
}

/** Only the first opening is recorded. */
export const saveOpened = (
  { db, travel_agency }: AgencyContext,
  { id, version }: { id: number; version: number },
) =>
  db
    .updateTable('quote_version')
    .set({ opened: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('quote', '=', id)
    .where('version', '=', version)
    .where('opened', 'is', null)
    .execute()
