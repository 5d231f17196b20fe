// A quote is accepted: a trip of its own, its one departure and the booking, in one transaction. Decision 100
import { issueBookingPass } from '#domain/booking/pass.server.ts'
import { countSeats } from '#domain/booking/price.ts'
import { createPrivateDeparture } from '#domain/departure/private-departure.server.ts'
import { createReservation } from '#domain/reservation/reserve.server.ts'
import { createPrivateTrip } from '#domain/trip/private-trip.server.ts'
import { refuse } from '#errors.ts'
import type { In } from '#platform/wire/call.ts'
import { refuseAtField } from '#platform/wire/refuse-at-field.ts'
import type { Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import type { quoteCalls } from './calls.ts'
import {
  findHeldBookingNumber,
  getQuoteByToken,
  isQuoteOver,
  type QuoteRow,
  updateQuote,
} from './find-quote.server.ts'
import { inBoth, listQuoteDiscounts, toOptionId } from './price-quote.ts'
import { getVersion, type SentQuote } from './sent-version.server.ts'
import { listLacks } from './show-quote.server.ts'

type AcceptInput = In<typeof quoteCalls.accept>

/** The quote's row is the lock and the key: of two presses the second finds the booking of the first. */
export async function accept(ctx: ManualTxContext<Ctx>, input: AcceptInput) {
  const { booking_id, isNew } = await ctx.finalTransaction(async (tx) => {
    const quote = await getQuoteByToken(tx, input.token, 'lock')
    if (quote.state === 'accepted')
      return { booking_id: await findHeldBookingNumber(tx, quote), isNew: false }
    refuseUnfit(quote, input)
    return { booking_id: await bookQuote(tx, quote, input), isNew: true }
  })
  // A second press may come from somebody else with the same link, who looks the booking up as anybody does.
  if (isNew && booking_id !== null && !ctx.member) issueBookingPass(ctx, booking_id)
  return { booking_id }
}

/** Only the version that was read can be accepted. */
export function refuseUnfit(quote: QuoteRow, seen: { version: number }): void {
  if (isQuoteOver(quote)) refuse('QUOTE_EXPIRED')
  if (quote.version !== seen.version) refuse('QUOTE_CHANGED')
}

async function bookQuote(tx: Ctx, quote: QuoteRow, { consents, ...given }: AcceptInput): Promise<string> {
  const [missing] = listLacks(quote).filter((field) => given[field] === undefined)
  if (missing) refuseAtField('QUOTE_INCOMPLETE', missing)
  const sent = await getVersion(tx, quote)
  const package_code = await createPrivateTrip(tx, toPrivateTrip(quote, sent))
  const { party, prices, departure_date } = sent
  const departure_id = await createPrivateDeparture(tx, {
    package_code,
    departure_date,
    seats: countSeats(party),
    prices,
  })
  const { booking_id, id } = await createReservation(
    tx,
    {
      package_code,
      departure_id,
      departure_date,
      party,
      single_rooms: sent.single_rooms,
      options: sent.options.map((_, at) => toOptionId(at)),
      travellers: [],
      name: quote.name,
      contact: quote.contact || (given.contact ?? ''),
      email: quote.email || (given.email ?? ''),
      request: '',
      consents,
      total: sent.total,
    },
    {
      member_id: tx.member?.id ?? null,
      proof: 'staff',
      quoted: { discounts: listQuoteDiscounts(sent), price_split: sent.price_split },
    },
  )
  await updateQuote(tx, quote, { state: 'accepted', booking: id })
  return booking_id
}

const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => inBoth(line))

const toPrivateTrip = ({ package_code: base }: QuoteRow, sent: SentQuote) => ({
  base,
  plan: sent.plan,
  destination: sent.destination,
  content: {
    page_title: inBoth(sent.title),
    nights: sent.nights,
    days: sent.days.length,
    single_supplement: sent.single_supplement,
    included: toLines(sent.included),
    not_included: toLines(sent.not_included),
    options: sent.options.map(({ name, price }, at) => ({
      option_id: toOptionId(at),
      name: inBoth(name),
      price,
    })),
  },
  days: sent.days.map(({ heading, text }) => ({ heading: inBoth(heading), text: inBoth(text) })),
})
