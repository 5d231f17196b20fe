// Mails with one-time links, and of the contract.
// The tokens are made here, just before they are sent. They are after the #, where no server, log or referrer
// sees them. Customers forward such a mail to their travellers, so it does not hold the number of the
// booking.
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { listTravellerSlots } from '#domain/booking/travellers.server.ts'
import { issueLink } from '#domain/vault/links.server.ts'
import { localize } from '#i18n/language.ts'
import type { Db } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { listDepartureFacts } from './departure-facts.server.ts'
import {
  composeLetter,
  type Letter,
  type LetterContent,
  type MailContext,
  mailTexts,
} from './letter.server.ts'

/** One link for each traveller, to the address of the booking. */
export const composeDocumentsRequest = (ctx: MailContext) =>
  runInTransaction(ctx.db, ctx.travel_agency, async (tx) => {
    const booking = await findBooking(tx, ctx.travel_agency, ctx.ref)
    if (!booking) return undefined
    const { papers: text } = mailTexts[booking.language]
    const here = { db: tx, travel_agency: ctx.travel_agency }
    const links: [string, string][] = []
    for (const { traveller, name } of await listTravellerSlots(here, booking)) {
      const { token } = await issueLink(here, {
        purpose: 'consent',
        travellerRef: { booking: booking.id, consult: null, traveller },
        email: booking.email,
      })
      links.push([text.traveller(traveller, name), `${ctx.origin}/papers#${token}`])
    }
    return composeAboutBooking(tx, booking, {
      subject: text.asked.subject,
      content: { lead: text.asked.lead, links, notes: [text.until, text.safe] },
    })
  })

/** `ref`: the link with which somebody has just agreed. */
export const composePassportRequest = (ctx: MailContext) =>
  runInTransaction(ctx.db, ctx.travel_agency, async (tx) => {
    const here = { db: tx, travel_agency: ctx.travel_agency }
    const spent = await tx
      .selectFrom('link')
      .select(['booking', 'consult', 'traveller', 'email'])
      .where('travel_agency', '=', ctx.travel_agency)
      .where('id', '=', ctx.ref)
      .executeTakeFirst()
    const booking = spent?.booking && (await findBooking(tx, ctx.travel_agency, spent.booking))
    if (!booking || !spent.email) return undefined
    const { papers: text } = mailTexts[booking.language]
    const { token } = await issueLink(here, {
      purpose: 'passport',
      travellerRef: { booking: spent.booking, consult: null, traveller: spent.traveller },
      email: spent.email,
    })
    return composeAboutBooking(
      tx,
      { ...booking, email: spent.email },
      {
        subject: text.passport.subject,
        content: {
          lead: text.passport.lead,
          action: { label: text.passport.action, href: `${ctx.origin}/papers#${token}` },
          notes: [text.until, text.safe],
        },
      },
    )
  })

export const composeContractAgreed = (ctx: MailContext) =>
  runInTransaction(ctx.db, ctx.travel_agency, async (tx) => {
    const booking = await findBooking(tx, ctx.travel_agency, ctx.ref)
    const contract = await tx
      .selectFrom('contract')
      .select(['version', 'hash', 'agreed_by'])
      .where('travel_agency', '=', ctx.travel_agency)
      .where('booking', '=', ctx.ref)
      .where('agreed', 'is not', null)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!booking || !contract) return undefined
    const { papers: text } = mailTexts[booking.language]
    const facts: [string, string][] = [
      [mailTexts[booking.language].booking.number, formatInFours(booking.booking_id)],
      [text.version, text.versionText(contract.version)],
      [text.agreedBy, contract.agreed_by ?? ''],
      [text.hash, contract.hash],
    ]
    return composeAboutBooking(tx, booking, {
      subject: text.agreed.subject,
      content: {
        lead: text.agreed.lead,
        facts,
        action: {
          label: text.agreed.action,
          href: `${ctx.origin}/manageProductContract/${booking.booking_id}`,
        },
        notes: [mailTexts[booking.language].booking.note],
      },
    })
  })

const findBooking = (tx: Db, travel_agency: number, id: number) =>
  tx
    .selectFrom('booking')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .executeTakeFirst()
type BookingRecord = NonNullable<Awaited<ReturnType<typeof findBooking>>>

async function composeAboutBooking(
  tx: Db,
  booking: BookingRecord,
  { subject, content }: { subject: (company: string) => string; content: LetterContent },
): Promise<Letter> {
  const { language, name } = booking
  const { booking: text, labels } = mailTexts[language]
  const facts = [
    [labels.trip, localize(booking.page_title, language)],
    ...(await listDepartureFacts(tx, booking, language)),
    ...(content.facts ?? []),
  ] as const
  return composeLetter(tx, booking, subject, { greeting: text.greeting(name), ...content, facts })
}
