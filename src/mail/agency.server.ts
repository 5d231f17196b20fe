// Mails to the agency about what waits for it, in its own language.
// They name no customers: staff look them up in the office.
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { localize } from '#i18n/language.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { formatMailWon } from './booking.server.ts'
import { listDepartureFacts } from './departure-facts.server.ts'
import { getSender, type Letter, type MailContext, mailTexts, renderLetter } from './letter.server.ts'

/** A reservation was made, or a cancellation waits for staff; then `amount` is the sum to send back. */
export const composeAgencyBookingMail =
  (step: 'reserved' | 'cancelling') =>
  (ctx: MailContext): Promise<Letter | undefined> =>
    runInTransaction(ctx.db, ctx.travel_agency, async (tx) => {
      const booking = await tx
        .selectFrom('booking')
        .selectAll()
        .where('travel_agency', '=', ctx.travel_agency)
        .where('id', '=', ctx.ref)
        .executeTakeFirst()
      if (!booking) return undefined
      const sender = await getSender(tx, ctx.travel_agency)
      const { default_language: language, mail: to } = sender
      const { booking: labels, agency: text } = mailTexts[language]
      const number = formatInFours(booking.booking_id)
      const facts: [string, string][] = [
        [labels.number, number],
        [
          mailTexts[language].labels.trip,
          `${localize(booking.page_title, language)} (${booking.package_code})`,
        ],
        ...(await listDepartureFacts(tx, booking, language)),
        [labels.party, labels.people(booking.adult, booking.child, booking.baby)],
        [labels.total, formatMailWon(booking.total, language)],
        [text.payBy, text.ways[booking.pay_by]],
      ]
      if (ctx.amount !== undefined) facts.push([labels.refund, formatMailWon(ctx.amount, language)])
      const lead = ctx.amount === 0 ? text.cancelling.nothing : text[step].lead
      return { to, subject: text[step].subject(number), ...renderLetter(sender, language, { lead, facts }) }
    })

/** The title, which everybody sees, and a link. The text of a private question is not mailed. */
export const composeAgencyQuestionMail = (ctx: MailContext): Promise<Letter | undefined> =>
  runInTransaction(ctx.db, ctx.travel_agency, async (tx) => {
    const question = await tx
      .selectFrom('post')
      .select(['id', 'board_id', 'title'])
      .where('travel_agency', '=', ctx.travel_agency)
      .where('id', '=', ctx.ref)
      .executeTakeFirst()
    if (!question) return undefined
    const sender = await getSender(tx, ctx.travel_agency)
    const { default_language: language, mail: to } = sender
    const { question: text } = mailTexts[language].agency
    const action = { label: text.action, href: `${ctx.origin}/board/${question.board_id}/${question.id}` }
    return {
      to,
      subject: text.subject,
      ...renderLetter(sender, language, { lead: text.lead, facts: [[text.title, question.title]], action }),
    }
  })
