// Mails to the agency about what waits for it, in its own language.
// They name no customers: staff look them up in the office.
import { inFours } from '#domain/booking/number.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { inLanguage } from '#words/language.ts'
import { wonOf } from './booking.server.ts'
import { leavingFacts } from './leaving.server.ts'
import { type Letter, type Post, senderOf, words, write } from './letter.server.ts'

/** A reservation was made, or a cancellation waits for staff; then `amount` is the sum to send back. */
export const bookingForAgency =
  (step: 'reserved' | 'cancelling') =>
  (post: Post): Promise<Letter | undefined> =>
    inAgency(post.db, post.travel_agency, async (tx) => {
      const booking = await tx
        .selectFrom('booking')
        .selectAll()
        .where('travel_agency', '=', post.travel_agency)
        .where('id', '=', post.ref)
        .executeTakeFirst()
      if (!booking) return undefined
      const sender = await senderOf(tx, post.travel_agency)
      const { default_language: language, mail: to } = sender
      const { booking: labels, agency: say } = words[language]
      const number = inFours(booking.booking_id)
      const facts: [string, string][] = [
        [labels.number, number],
        [
          words[language].labels.trip,
          `${inLanguage(booking.page_title, language)} (${booking.package_code})`,
        ],
        ...(await leavingFacts(tx, booking, language)),
        [labels.party, labels.people(booking.adult, booking.child, booking.baby)],
        [labels.total, wonOf(booking.total, language)],
        [say.payBy, say.ways[booking.pay_by]],
      ]
      if (post.amount !== undefined) facts.push([labels.refund, wonOf(post.amount, language)])
      const lead = post.amount === 0 ? say.cancelling.nothing : say[step].lead
      return { to, subject: say[step].subject(number), ...write(sender, language, { lead, facts }) }
    })

/** The title, which everybody sees, and a link. The text of a private question is not mailed. */
export const questionForAgency = (post: Post): Promise<Letter | undefined> =>
  inAgency(post.db, post.travel_agency, async (tx) => {
    const question = await tx
      .selectFrom('post')
      .select(['id', 'board_id', 'title'])
      .where('travel_agency', '=', post.travel_agency)
      .where('id', '=', post.ref)
      .executeTakeFirst()
    if (!question) return undefined
    const sender = await senderOf(tx, post.travel_agency)
    const { default_language: language, mail: to } = sender
    const { question: say } = words[language].agency
    const action = { label: say.action, href: `${post.origin}/board/${question.board_id}/${question.id}` }
    return {
      to,
      subject: say.subject,
      ...write(sender, language, { lead: say.lead, facts: [[say.title, question.title]], action }),
    }
  })
