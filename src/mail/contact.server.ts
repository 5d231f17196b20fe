// Mails after staff corrected a customer's contact, to the new and to the old address.
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { maskEmail } from '#domain/member/mask-name.ts'
import { localize } from '#i18n/language.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { composeLetter, type MailContext, mailTexts } from './letter.server.ts'

/** `ref`: the change. The mail to the old address masks the new one: only its owner recognises it. */
export const composeContactChanged = (to: 'now' | 'before') => (ctx: MailContext) =>
  runInTransaction(ctx.db, ctx.travel_agency, async (tx) => {
    const { travel_agency, ref } = ctx
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
    const { contactChanged: text, booking: labels, labels: commonLabels } = mailTexts[language]
    const masked = maskEmail(booking.email) || text.none
    const email = to === 'now' ? booking.email : change.email
    return composeLetter(tx, { ...booking, email }, text.subject, {
      lead: to === 'now' ? text.lead : text.before,
      facts: [
        [labels.number, formatInFours(booking.booking_id)],
        [commonLabels.trip, localize(booking.page_title, language)],
        ...(to === 'now' ? [] : [[text.email, masked] as const]),
      ],
      notes: [text.notYou],
    })
  })
