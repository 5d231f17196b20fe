// §10 Quotes in the office: what each of their calls does.
import { sql } from 'kysely'
import { listPage } from '#platform/db/list-page.server.ts'
import { toSearchPatterns } from '#platform/db/patterns.ts'
import type { In } from '#platform/wire/call.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import type { Ctx, StaffCtx } from '#platform/wire/request-context.ts'
import { createQuote } from './create-quote.server.ts'
import {
  buildQuoteLink,
  findBookingNumber,
  getQuote,
  listQuoteComments,
  quoteStateSql,
} from './find-quote.server.ts'
import { QuoteContent } from './forms.ts'
import type { quoteOfficeCalls as calls } from './office-calls.ts'
import { priceQuote } from './price-quote.ts'
import {
  answerQuote,
  deleteQuote,
  readUsualPlan,
  saveQuote,
  sendQuote,
  withdrawQuote,
} from './send-quote.server.ts'
import { listVersions } from './sent-version.server.ts'

export const quoteOfficeHandlers: Handlers<typeof calls> = {
  quotes: listQuotes,
  quote: describeQuoteForStaff,
  createQuote,
  saveQuote,
  sendQuote,
  answerQuote,
  withdrawQuote,
  deleteQuote,
}

/** Quotes with a customer's comment come first, then the latest changed. */
const order = sql`state <> 'commented', changed desc, id desc`

async function listQuotes(ctx: Ctx, { state, in_charge, query, ...paging }: In<typeof calls.quotes>) {
  const { db, travel_agency } = ctx
  const patterns = toSearchPatterns(query)
  const rows = db
    .selectFrom('quote as q')
    .leftJoin('staff as s', 's.id', 'q.in_charge')
    .select(['q.id', 'q.name', 'q.content', 'q.version', 'q.changed', 's.name as in_charge_name'])
    .select(quoteStateSql.as('state'))
    .where('q.travel_agency', '=', travel_agency)
    .$if(state !== undefined, (found) => found.where(sql<boolean>`${quoteStateSql} = ${state}`))
    .$if(in_charge !== undefined, (found) => found.where('q.in_charge', '=', in_charge ?? 0))
    .$if(patterns !== undefined, (found) =>
      found.where(
        sql<boolean>`lower(concat_ws(' ', q.name, q.contact, q.email, q.content ->> 'title')) like all (${patterns}::text[])`,
      ),
    )
  const { list, ...page } = await listPage(db, rows, order, paging)
  return {
    ...page,
    list: list.map(({ content, ...row }) => ({ ...row, ...describeContent(content) })),
    people: await listPeopleInCharge(ctx),
  }
}

const listPeopleInCharge = ({ db, travel_agency }: Ctx) =>
  db
    .selectFrom('quote as q')
    .innerJoin('staff as s', 's.id', 'q.in_charge')
    .select(['s.id', 's.name'])
    .distinct()
    .where('q.travel_agency', '=', travel_agency)
    .orderBy('s.name')
    .orderBy('s.id')
    .execute()

function describeContent(stored: unknown) {
  const content = QuoteContent.parse(stored)
  const { title, departure_date, valid_until } = content
  return { title, departure_date, valid_until, total: priceQuote(content).total }
}

async function describeQuoteForStaff(ctx: StaffCtx, { id }: In<typeof calls.quote>) {
  const { name, contact, email, language, content, seed, state_now, ...found } = await getQuote(ctx, id)
  ctx.logChange({ subject: `quote ${id}` })
  const person =
    found.in_charge === null
      ? undefined
      : await ctx.db.selectFrom('staff').select('name').where('id', '=', found.in_charge).executeTakeFirst()
  const link =
    found.version === 0
      ? null
      : buildQuoteLink(ctx, { origin: await ctx.siteOrigin(ctx.travel_agency), seed })
  return {
    ...found,
    ...describeContent(content),
    state: state_now,
    name,
    recipient: { name, contact, email, language },
    content: QuoteContent.parse(content),
    usual_plan: await readUsualPlan(ctx, found.package_code),
    in_charge_name: person?.name ?? null,
    link,
    booking_id: await findBookingNumber(ctx, found),
    versions: await listVersions(ctx, id),
    comments: await listQuoteComments(ctx, id),
  }
}
