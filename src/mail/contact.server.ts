// Mails after staff corrected a customer's contact, to the new and to the old address.
import { inFours } from '#domain/booking/number.ts'
import { maskEmail } from '#domain/member/mask-name.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { inLanguage } from '#words/language.ts'
import { letterTo, type Post, words } from './letter.server.ts'

/** `ref`: the change. The mail to the old address masks the new one: only its owner recognises it. */
export const contactChanged = (to: 'now' | 'before') => (post: Post) =>
  inAgency(post.db, post.travel_agency, async (tx) => {
    const { travel_agency, ref } = post
    const change = await tx
      .selectFrom('contact_change')
      .select(['booking', 'email'])
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', ref)
      .executeTakeFirst()
    const booking =
      change &&
      (await tx
        .selectFrom('booking')
        .selectAll()
        .where('travel_agency', '=', travel_agency)
        .where('id', '=', change.booking)
        .executeTakeFirst())
    if (!booking) return undefined
    const { language } = booking
    const { contactChanged: say, booking: labels, labels: plain } = words[language]
    const masked = maskEmail(booking.email) || say.none
    const email = to === 'now' ? booking.email : change.email
    return letterTo(tx, { ...booking, email }, say.subject, {
      lead: to === 'now' ? say.lead : say.before,
      facts: [
        [labels.number, inFours(booking.booking_id)],
        [plain.trip, inLanguage(booking.page_title, language)],
        ...(to === 'now' ? [] : [[say.email, masked] as const]),
      ],
      notes: [say.notYou],
    })
  })
