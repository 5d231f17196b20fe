// Mails with one-time links, and of the contract.
// The tokens are made here, just before they are sent. They are after the #, where no server, log or referrer
// sees them. Customers forward such a mail to their travellers, so it does not hold the number of the
// booking.
import { inFours } from '#domain/booking/number.ts'
import { slotsOf } from '#domain/booking/travellers.server.ts'
import { issueLink } from '#domain/vault/links.server.ts'
import type { Db } from '#platform/db/open.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { inLanguage } from '#words/language.ts'
import { leavingFacts } from './leaving.server.ts'
import { type Letter, letterTo, type Post, type Said, words } from './letter.server.ts'

/** One link for each traveller, to the address of the booking. */
export const papersAsked = (post: Post) =>
  inAgency(post.db, post.travel_agency, async (tx) => {
    const booking = await findBooking(tx, post.travel_agency, post.ref)
    if (!booking) return undefined
    const { papers: say } = words[booking.language]
    const here = { db: tx, travel_agency: post.travel_agency }
    const links: [string, string][] = []
    for (const { traveller, name } of await slotsOf(here, booking)) {
      const { token } = await issueLink(here, {
        purpose: 'consent',
        whose: { booking: booking.id, consult: null, traveller },
        email: booking.email,
      })
      links.push([say.traveller(traveller, name), `${post.origin}/papers#${token}`])
    }
    return aboutBooking(tx, booking, {
      subject: say.asked.subject,
      said: { lead: say.asked.lead, links, notes: [say.until, say.safe] },
    })
  })

/** `ref`: the link with which somebody has just agreed. */
export const passportAsked = (post: Post) =>
  inAgency(post.db, post.travel_agency, async (tx) => {
    const here = { db: tx, travel_agency: post.travel_agency }
    const spent = await tx
      .selectFrom('link')
      .select(['booking', 'consult', 'traveller', 'email'])
      .where('travel_agency', '=', post.travel_agency)
      .where('id', '=', post.ref)
      .executeTakeFirst()
    const booking = spent?.booking && (await findBooking(tx, post.travel_agency, spent.booking))
    if (!booking || !spent.email) return undefined
    const { papers: say } = words[booking.language]
    const { token } = await issueLink(here, {
      purpose: 'passport',
      whose: { booking: spent.booking, consult: null, traveller: spent.traveller },
      email: spent.email,
    })
    return aboutBooking(
      tx,
      { ...booking, email: spent.email },
      {
        subject: say.passport.subject,
        said: {
          lead: say.passport.lead,
          action: { label: say.passport.action, href: `${post.origin}/papers#${token}` },
          notes: [say.until, say.safe],
        },
      },
    )
  })

export const contractAgreed = (post: Post) =>
  inAgency(post.db, post.travel_agency, async (tx) => {
    const booking = await findBooking(tx, post.travel_agency, post.ref)
    const contract = await tx
      .selectFrom('contract')
      .select(['version', 'hash', 'agreed_by'])
      .where('travel_agency', '=', post.travel_agency)
      .where('booking', '=', post.ref)
      .where('agreed', 'is not', null)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!booking || !contract) return undefined
    const { papers: say } = words[booking.language]
    const facts: [string, string][] = [
      [words[booking.language].booking.number, inFours(booking.booking_id)],
      [say.version, say.versionOf(contract.version)],
      [say.agreedBy, contract.agreed_by ?? ''],
      [say.hash, contract.hash],
    ]
    return aboutBooking(tx, booking, {
      subject: say.agreed.subject,
      said: {
        lead: say.agreed.lead,
        facts,
        action: {
          label: say.agreed.action,
          href: `${post.origin}/manageProductContract/${booking.booking_id}`,
        },
        notes: [words[booking.language].booking.note],
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
type Booking = NonNullable<Awaited<ReturnType<typeof findBooking>>>

async function aboutBooking(
  tx: Db,
  booking: Booking,
  { subject, said }: { subject: (company: string) => string; said: Said },
): Promise<Letter> {
  const { language, name } = booking
  const { booking: say, labels } = words[language]
  const facts = [
    [labels.trip, inLanguage(booking.page_title, language)],
    ...(await leavingFacts(tx, booking, language)),
    ...(said.facts ?? []),
  ] as const
  return letterTo(tx, booking, subject, { greeting: say.greeting(name), ...said, facts })
}
