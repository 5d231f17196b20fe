// Mails by which customers say where money goes: of a cancelled departure with other dates, or what is owed.
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { describeRefund } from '#domain/reservation/describe-refund.server.ts'
import { type Language, localize } from '#i18n/language.ts'
import { formatDateSpan } from '#lib/days.ts'
import { formatDay, formatTime } from '#lib/format.ts'
import type { Db } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { formatMailWon } from './booking.server.ts'
import { composeLetter, type Letter, type MailContext, mailTexts } from './letter.server.ts'
import { createRefundLink } from './refund-link.server.ts'

type RefundDescription = Awaited<ReturnType<typeof describeRefund>>

/** Not sent if the customer has chosen meanwhile or the time is over: another mail tells the result. */
export const composeDepartureCancelled = (ctx: MailContext): Promise<Letter | undefined> =>
  runInTransaction(ctx.db, ctx.travel_agency, async (tx) => {
    const found = await findRefundMail(ctx, tx)
    const until = found?.refundDescription.until
    if (!found || !until) return undefined
    const { booking, refundDescription } = found
    const { language } = booking
    const { departureCancelled: text, booking: labels } = mailTexts[language]
    return composeLetter(tx, booking, text.subject, {
      greeting: labels.greeting(booking.name),
      lead: text.lead,
      facts: [
        ...(await listRefundFacts(ctx, tx, found)),
        [text.until, `${formatDay(until)} ${formatTime(until)}`],
        ...refundDescription.others.map(
          ({ departure_date, departure_time, return_date, more }) =>
            [
              [formatDateSpan(departure_date, return_date), departure_time].filter(Boolean).join(' '),
              text.more(more, formatMailWon(Math.abs(more), language)),
            ] as const,
        ),
      ],
      action: { label: text.action, href: await createRefundLink(ctx, tx) },
      notes: [text.note],
    })
  })

/** Not sent if nothing is owed any more. */
export const composeAccountRequest = (ctx: MailContext): Promise<Letter | undefined> =>
  runInTransaction(ctx.db, ctx.travel_agency, async (tx) => {
    const found = await findRefundMail(ctx, tx)
    if (!found || found.refundDescription.by_transfer + found.refundDescription.compensation === 0)
      return undefined
    const { booking } = found
    const { accountAsked: text, booking: labels } = mailTexts[booking.language]
    return composeLetter(tx, booking, text.subject, {
      greeting: labels.greeting(booking.name),
      lead: text.lead,
      facts: await listRefundFacts(ctx, tx, found),
      action: { label: text.action, href: await createRefundLink(ctx, tx) },
      notes: [text.note],
    })
  })

type RefundMail = {
  booking: { name: string; email: string; language: Language; travel_agency: number }
  refundDescription: RefundDescription
}

async function findRefundMail(
  { travel_agency, keyFor, ref }: MailContext,
  tx: Db,
): Promise<RefundMail | undefined> {
  const booking = await tx
    .selectFrom('booking')
    .select(['booking_id', 'name', 'email', 'language', 'travel_agency'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', ref)
    .executeTakeFirst()
  if (!booking || booking.email === '') return undefined
  return {
    booking,
    refundDescription: await describeRefund({ db: tx, travel_agency, keyFor }, booking.booking_id),
  }
}

async function listRefundFacts(
  { travel_agency, ref }: MailContext,
  tx: Db,
  { booking: { language }, refundDescription }: RefundMail,
) {
  const { booking: text, labels } = mailTexts[language]
  const cancel = await tx
    .selectFrom('departure_cancel_booking as r')
    .innerJoin('departure_cancel as c', (on) =>
      on.onRef('c.travel_agency', '=', 'r.travel_agency').onRef('c.departure_id', '=', 'r.departure_id'),
    )
    .select('c.reason')
    .where('r.travel_agency', '=', travel_agency)
    .where('r.booking', '=', ref)
    .executeTakeFirst()
  const { adult, child, baby } = refundDescription.party
  const facts: [string, string][] = [
    [text.number, formatInFours(refundDescription.booking_id)],
    [labels.trip, localize(refundDescription.page_title, language)],
    [text.departure, formatDateSpan(refundDescription.departure_date, refundDescription.return_date)],
    [text.party, text.people(adult, child, baby)],
  ]
  if (cancel) facts.push([text.reason, text.reasons[cancel.reason]])
  const refund = refundDescription.by_gateway + refundDescription.by_transfer
  if (refund > 0) facts.push([text.refund, formatMailWon(refund, language)])
  if (refundDescription.compensation > 0)
    facts.push([text.compensation, formatMailWon(refundDescription.compensation, language)])
  return facts
}
