// Messages to the agency about pending work, in its own language.
// No customer is named: staff look them up in the office.
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { localize } from '#i18n/language.ts'
import { formatWon } from '#lib/format.ts'
import { listDepartureFacts } from './departure-facts.server.ts'
import { type Composer, findBooking, messageTexts, toAgency } from './message.server.ts'

/**
 * A reservation was made or changed, a change or a cancellation waits for staff, or a bank took a deposit back. `amount`: the sum to
 * send back, or that is missing.
 */
export const composeAgencyBooking =
  (step: 'reserved' | 'cancelling' | 'changed' | 'changeAsked' | 'paymentUndone'): Composer =>
  async (ctx) => {
    const booking = await findBooking(ctx, ctx.ref)
    if (!booking) return undefined
    const { amount, sender } = ctx
    const { default_language: language } = sender
    const { booking: labels, agency: text, labels: commonLabels } = messageTexts[language]
    const number = formatInFours(booking.booking_id)
    return {
      to: toAgency(sender),
      replyTo: '',
      subject: () => text[step].subject(number),
      say: async () => ({
        lead: amount === 0 ? text.cancelling.nothing : text[step].lead,
        facts: [
          [labels.number, number],
          [commonLabels.trip, `${localize(booking.page_title, language)} (${booking.package_code})`],
          ...(await listDepartureFacts(ctx.db, booking, language)),
          [labels.party, labels.people(booking.adult, booking.child, booking.baby)],
          [labels.total, formatWon(booking.total, language)],
          [text.payBy, text.ways[booking.pay_by]],
          ...(amount === undefined
            ? []
            : [[labels[step === 'paymentUndone' ? 'due' : 'refund'], formatWon(amount, language)] as const]),
        ],
      }),
    }
  }

/** The title, which everybody sees, and a link. The text of a private question is not sent. */
export const composeAgencyQuestion: Composer = async ({ db, travel_agency, ref, origin, sender }) => {
  const question = await db
    .selectFrom('post')
    .select(['id', 'board_id', 'title'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', ref)
    .executeTakeFirst()
  if (!question) return undefined
  const { question: text } = messageTexts[sender.default_language].agency
  return {
    to: toAgency(sender),
    replyTo: '',
    subject: () => text.subject,
    say: () => ({
      lead: text.lead,
      facts: [[text.title, question.title]],
      action: { label: text.action, href: `${origin}/board/${question.board_id}/${question.id}` },
    }),
  }
}
