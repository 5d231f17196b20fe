// A quote as the holder of its link sees it: the version that was sent last, and its comments.
import { describePriceSplit } from '#domain/booking/price-split.ts'
import { listProofsInForce } from '#domain/consent/consents.server.ts'
import { maskName } from '#domain/member/mask-name.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'
import { findHeldBookingNumber, isQuoteOver, listQuoteComments, type QuoteRow } from './find-quote.server.ts'
import { getReturnDate, scheduleQuote } from './price-quote.ts'
import { getVersion } from './sent-version.server.ts'

export async function describeQuote(ctx: Ctx, quote: QuoteRow) {
  const { sent, opened: _, price_split, plan, ...content } = await getVersion(ctx, quote)
  const { party, price_lines, total, departure_date } = content
  const split = describePriceSplit({ ...party, price_lines, total, price_split })
  return {
    ...content,
    ...scheduleQuote({ party, departure_date, total, plan, today: quote.today }),
    ...(await readContacts(ctx, quote)),
    state: quote.state !== 'accepted' && isQuoteOver(quote) ? ('expired' as const) : quote.state_now,
    version: quote.version,
    sent,
    // Number and full name together would open the booking to whoever has the link, or read it before.
    name: quote.state === 'accepted' ? maskName(quote.name) : quote.name,
    return_date: getReturnDate(content),
    price_split: split,
    comments: await listQuoteComments(ctx, quote.id),
    lacks: listLacks(quote),
    special: (await listProofsInForce(ctx, ['special'])).length > 0,
    booking_id: await findHeldBookingNumber(ctx, quote),
  }
}

/** A booking has a telephone and an address; a quote that was told on the telephone may lack one. */
export const listLacks = (quote: Pick<QuoteRow, 'contact' | 'email'>) =>
  (['contact', 'email'] as const).filter((field) => quote[field] === '')

async function readContacts({ db, travel_agency }: AgencyContext, { in_charge }: QuoteRow) {
  const { phone } = await db
    .selectFrom('agency_info')
    .select('phone')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  const person =
    in_charge === null
      ? undefined
      : await db.selectFrom('staff').select('name').where('id', '=', in_charge).executeTakeFirst()
  return { phone, in_charge: person?.name ?? null }
}
