// Customers say where money goes: of a cancelled departure with other dates, or what is owed.
import type { BookingRow } from '#domain/booking/find.server.ts'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import {
  findPayoutAccount,
  maskAccount,
  type PayoutAccountDetails,
} from '#domain/payment/payout-account.server.ts'
import { describeRefund } from '#domain/reservation/describe-refund.server.ts'
import { formatWon } from '#lib/format.ts'
import {
  type Composer,
  createRefundLink,
  describeTrip,
  type Fact,
  findBooking,
  type MessageContext,
  messageDates,
  messageTexts,
  type Recipient,
  tell,
  toBooker,
} from './message.server.ts'

/** Not sent if the customer has chosen meanwhile or the time is over: another message tells the result. */
export const composeDepartureCancelled: Composer = async (ctx) => {
  const refundable = await findRefundable(ctx)
  const until = refundable?.refund.until
  if (!refundable || !until) return undefined
  const { booking, refund } = refundable
  const { language } = booking
  const { departureCancelled: text, booking: labels } = messageTexts[language]
  const { formatMoment, formatSpan } = messageDates[language]
  return tell(toBooker(booking), text.subject, async () => ({
    greeting: labels.greeting(booking.name),
    lead: text.lead,
    facts: [
      ...(await listRefundFacts(ctx, refundable)),
      [text.until, formatMoment(until)],
      ...refund.others.map(
        ({ departure_date, departure_time, return_date, more }): Fact => [
          [formatSpan(departure_date, return_date), departure_time].filter(Boolean).join(' '),
          text.more(more, formatWon(Math.abs(more), language)),
        ],
      ),
    ],
    action: { label: text.action, href: await createRefundLink(ctx, { booking: booking.id, share: null }) },
    notes: [text.note],
  }))
}

/** Not sent if nothing is owed any more. */
export const composeAccountRequest: Composer = async (ctx) => {
  const refundable = await findRefundable(ctx)
  if (!refundable) return undefined
  const { booking, refund } = refundable
  if (refund.by_transfer + refund.to_account + refund.compensation === 0) return undefined
  const { accountAsked: text, booking: labels } = messageTexts[booking.language]
  return tell(toBooker(booking), text.subject, async () => ({
    greeting: labels.greeting(booking.name),
    lead: text.lead,
    facts: await listRefundFacts(ctx, refundable),
    action: { label: text.action, href: await createRefundLink(ctx, { booking: booking.id, share: null }) },
    notes: [text.note],
  }))
}

/** Tells the booker to which account their money goes: somebody else may have named it. */
export const composeAccountNamed: Composer = async (ctx) => {
  const booking = await findBooking(ctx, ctx.ref)
  const account = await findPayoutAccount(ctx, { booking: ctx.ref, share: null })
  return booking && account
    ? tellAccount(toBooker(booking), { booking, name: booking.name, account })
    : undefined
}

type NamedAccount = { booking: BookingRow; name: string; account: PayoutAccountDetails }

export function tellAccount(to: Recipient, { booking, name, account }: NamedAccount) {
  const { accountNamed: text, booking: labels } = messageTexts[booking.language]
  const { bank, ending, account_holder } = maskAccount(account)
  return tell(to, text.subject, () => ({
    greeting: labels.greeting(name),
    lead: text.lead,
    facts: [describeTrip(booking), [labels.account, text.account(bank, ending, account_holder)]],
  }))
}

type RefundableBooking = NonNullable<Awaited<ReturnType<typeof findRefundable>>>

async function findRefundable(ctx: MessageContext) {
  const booking = await findBooking(ctx, ctx.ref)
  return booking && { booking, refund: await describeRefund(ctx, booking.booking_id) }
}

async function listRefundFacts(
  { db, travel_agency, ref }: MessageContext,
  { booking, refund }: RefundableBooking,
): Promise<Fact[]> {
  const { language } = booking
  const { booking: text } = messageTexts[language]
  const cancel = await db
    .selectFrom('departure_cancel_booking as r')
    .innerJoin('departure_cancel as c', (on) =>
      on.onRef('c.travel_agency', '=', 'r.travel_agency').onRef('c.departure_id', '=', 'r.departure_id'),
    )
    .select('c.reason')
    .where('r.travel_agency', '=', travel_agency)
    .where('r.booking', '=', ref)
    .executeTakeFirst()
  const { adult, child, baby } = refund.party
  const facts: Fact[] = [
    [text.number, formatInFours(refund.booking_id)],
    describeTrip(booking),
    [text.departure, messageDates[language].formatSpan(refund.departure_date, refund.return_date)],
    [text.party, text.people(adult, child, baby)],
  ]
  if (cancel) facts.push([text.reason, text.reasons[cancel.reason]])
  const sum = refund.by_gateway + refund.to_account + refund.by_transfer
  if (sum > 0) facts.push([text.refund, formatWon(sum, language)])
  if (refund.compensation > 0) facts.push([text.compensation, formatWon(refund.compensation, language)])
  return facts
}
