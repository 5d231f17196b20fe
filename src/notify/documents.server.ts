// Messages about documents: one-time links, and the contract that was agreed to.
// The tokens are made here, just before they are sent. They are after the #, where no server, log or referrer
// sees them. Customers forward such a message to their travellers, so it does not hold the number of the
// booking.
import type { BookingRow } from '#domain/booking/find.server.ts'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { isUnderWay } from '#domain/booking/progress.ts'
import { listTravellerSlots } from '#domain/booking/travellers.server.ts'
import { issueLink } from '#domain/vault/links.server.ts'
import { getToday } from '#lib/format.ts'
import { listDepartureFacts } from './departure-facts.server.ts'
import {
  type Composer,
  type Content,
  describeTrip,
  findBooking,
  type MessageContext,
  messageTexts,
  tell,
  toBooker,
} from './message.server.ts'

/** Until a mail is taken a booking may be cancelled, or its trip begin: then no link is made for it. */
async function findBookingAhead(ctx: MessageContext, id: number): Promise<BookingRow | undefined> {
  const booking = await findBooking(ctx, id)
  return booking && isUnderWay(booking.progress) && booking.departure_date >= getToday() ? booking : undefined
}

/** One link for each traveller, sent to the person who booked. */
export const composeDocumentsRequest: Composer = async (ctx) => {
  const booking = await findBookingAhead(ctx, ctx.ref)
  if (!booking) return undefined
  const { papers: text } = messageTexts[booking.language]
  return tell(toBooker(booking), text.asked.subject, async () => {
    const links = await listDocumentLinks(ctx, booking)
    return sayOfBooking(ctx, booking, { lead: text.asked.lead, links, notes: [text.until, text.safe] })
  })
}

/** A link of their own for each traveller of a booking. */
export async function listDocumentLinks(ctx: MessageContext, booking: BookingRow) {
  const { papers: text } = messageTexts[booking.language]
  const links: [string, string][] = []
  for (const { traveller, name } of await listTravellerSlots(ctx, booking)) {
    const { token } = await issueLink(ctx, {
      purpose: 'consent',
      travellerRef: { booking: booking.id, consult: null, traveller },
      email: booking.email,
    })
    links.push([text.traveller(traveller, name), `${ctx.origin}/papers#${token}`])
  }
  return links
}

/** `ref`: the link with which somebody has just agreed. One that was handed over has no address. */
export const composePassportRequest: Composer = async (ctx) => {
  const spent = await ctx.db
    .selectFrom('link')
    .select(['booking', 'traveller', 'email'])
    .where('travel_agency', '=', ctx.travel_agency)
    .where('id', '=', ctx.ref)
    .executeTakeFirst()
  const booking = spent?.booking && (await findBookingAhead(ctx, spent.booking))
  if (!booking || !spent.email) return undefined
  const { traveller, email } = spent
  const { papers: text } = messageTexts[booking.language]
  return tell({ ...toBooker(booking), email }, text.passport.subject, async () => {
    const travellerRef = { booking: booking.id, consult: null, traveller }
    const { token } = await issueLink(ctx, { purpose: 'passport', travellerRef, email })
    return sayOfBooking(ctx, booking, {
      lead: text.passport.lead,
      action: { label: text.passport.action, href: `${ctx.origin}/papers#${token}` },
      notes: [text.until, text.safe],
    })
  })
}

export const composeContractAgreed: Composer = async (ctx) => {
  const booking = await findBooking(ctx, ctx.ref)
  const contract = await ctx.db
    .selectFrom('contract')
    .select(['version', 'hash', 'agreed_by'])
    .where('travel_agency', '=', ctx.travel_agency)
    .where('booking', '=', ctx.ref)
    .where('agreed', 'is not', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!booking || !contract) return undefined
  const { papers: text, booking: labels } = messageTexts[booking.language]
  const href = `${ctx.origin}/manageProductContract/${booking.booking_id}`
  return tell(toBooker(booking), text.agreed.subject, () =>
    sayOfBooking(ctx, booking, {
      lead: text.agreed.lead,
      facts: [
        [labels.number, formatInFours(booking.booking_id)],
        [text.version, text.versionText(contract.version)],
        [text.agreedBy, contract.agreed_by ?? ''],
        [text.hash, contract.hash],
      ],
      action: { label: text.agreed.action, href },
      notes: [labels.note],
    }),
  )
}

/** The message begins with the greeting and the trip. */
async function sayOfBooking({ db }: MessageContext, booking: BookingRow, content: Content): Promise<Content> {
  const { language, name } = booking
  const departure = await listDepartureFacts(db, booking, language)
  return {
    greeting: messageTexts[language].booking.greeting(name),
    ...content,
    facts: [describeTrip(booking), ...departure, ...(content.facts ?? [])],
  }
}
