// Messages about each step of a booking; the steps are those of i18n/ko/mail.ts.
// A message names the booking and links to it. None contains a code that opens it. The one about a cancellation
// may hold a link to give an account.
import { calculateMoney } from '#domain/booking/booking-money.ts'
import type { BookingRow } from '#domain/booking/find.server.ts'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { findTransferTarget } from '#domain/booking/transfer-reference.server.ts'
import { findVirtualAccount } from '#domain/booking/virtual-account.server.ts'
import { hasPayoutAccount } from '#domain/payment/payout-account.server.ts'
import { calculateOwedByTransfer } from '#domain/payment/payouts.server.ts'
import { sumRefundsByState } from '#domain/payment/refund.server.ts'
import { formatWon } from '#lib/format.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { listDepartureFacts } from './departure-facts.server.ts'
import {
  type Composer,
  createRefundLink,
  describeTrip,
  type Fact,
  findBooking,
  messageDates,
  messageTexts,
  tell,
  toBooker,
} from './message.server.ts'
import { listPaymentFacts } from './pay-link.server.ts'

/** A reservation that is paid later has words of its own. */
type StepText = keyof (typeof messageTexts)['ko']['booking']['steps']
type BookingStep = Exclude<StepText, 'reservedFree' | 'cancelledFree'>
const freeSteps: Partial<Record<BookingStep, StepText>> = {
  reserved: 'reservedFree',
  cancelled: 'cancelledFree',
}

/** One message for each step; what it says of money depends on where the booking is. */
export const composeBookingStep =
  (step: BookingStep): Composer =>
  async (ctx) => {
    const booking = await findBooking(ctx, ctx.ref)
    if (!booking) return undefined
    const { language, booking_id, adult, child, baby, total } = booking
    const { booking: text } = messageTexts[language]
    const { subject, lead } = text.steps[(booking.reserved_free && freeSteps[step]) || step]
    return tell(toBooker(booking), subject, async () => {
      const asksAccount = isCancelStep(step) && (await isAccountMissing(ctx, booking))
      return {
        greeting: text.greeting(booking.name),
        lead,
        facts: [
          [text.number, formatInFours(booking_id)],
          describeTrip(booking),
          ...(await listDepartureFacts(ctx.db, booking, language)),
          [text.party, text.people(adult, child, baby)],
          [text.total, formatWon(total, language)],
          ...listMoneyFacts(step, booking, {
            account: await findTransferTarget(ctx, booking.id),
            amount: ctx.amount,
          }),
          ...(step === 'payAccount' || step === 'paymentUndone'
            ? await listPayAccountFacts(ctx, booking)
            : []),
        ],
        links: asksAccount
          ? [[text.giveAccount, await createRefundLink(ctx, { booking: ctx.ref, share: null })]]
          : [],
        action: { label: text.action, href: `${ctx.origin}/travel/booking/${booking_id}` },
        notes: [text.note],
      }
    })
  }

const isCancelStep = (step: BookingStep) => step === 'cancelling' || step === 'cancelledByUs'

/** `amount`: the sum of this step, if the booking itself does not hold it. */
function listMoneyFacts(
  step: BookingStep,
  booking: BookingRow,
  { account, amount }: { account: TransferTarget; amount: number | undefined },
): Fact[] {
  const { language, pay_by, refund_due, cancel_reason, compensation_owed } = booking
  const { booking: text } = messageTexts[language]
  const facts: Fact[] = []
  if (step === 'reserved' || step === 'depositPaid') facts.push(...listPaymentFacts(booking))
  const isTransferAwaited = pay_by === 'bank_transfer' && !booking.reserved_free
  if (step === 'reserved' && isTransferAwaited) facts.push(...listAccountFacts(account, booking))
  const refund = amount ?? refund_due
  if ((isCancelStep(step) || step === 'refunded') && refund !== null)
    facts.push([text.refund, formatWon(refund, language)])
  const { claim } = calculateMoney(booking)
  if (claim > 0) facts.push([text.claim, formatWon(claim, language)], ...listAccountFacts(account, booking))
  if (step === 'cancelledByUs' && cancel_reason) facts.push([text.reason, text.reasons[cancel_reason]])
  const compensation = step === 'compensated' ? (amount ?? 0) : compensation_owed
  if ((step === 'cancelledByUs' || step === 'compensated') && compensation > 0)
    facts.push([text.compensation, formatWon(compensation, language)])
  if (step === 'changed' || step === 'moved' || step === 'handedOver')
    facts.push(...listDifferenceFacts(booking, account))
  return facts
}

/** The account for the sum that is due now: the virtual account that is open, or the agency's own. */
async function listPayAccountFacts(here: AgencyContext, booking: BookingRow): Promise<Fact[]> {
  const { language } = booking
  const { booking: text } = messageTexts[language]
  const virtual = await findVirtualAccount(here, booking.id)
  const amount = virtual?.amount ?? calculateMoney(booking).payable
  const until = virtual?.until ?? booking.held_until
  return [
    [text.due, formatWon(amount, language)],
    ...listAccountFacts(
      virtual?.account ? { ...virtual.account, reference: null } : await findTransferTarget(here, booking.id),
      booking,
    ),
    ...(until ? [[text.payUntil, messageDates[language].formatMoment(until)] as const] : []),
  ]
}

type TransferTarget = Awaited<ReturnType<typeof findTransferTarget>>

/** Money is to be sent by transfer, and there is no account yet. */
async function isAccountMissing(here: AgencyContext, booking: BookingRow): Promise<boolean> {
  const { refund, compensation } = await calculateOwedByTransfer(here, booking)
  const { account_needed } = await sumRefundsByState(here, booking.id)
  return (
    refund + compensation + account_needed > 0 &&
    !(await hasPayoutAccount(here, { booking: booking.id, share: null }))
  )
}

export function listAccountFacts(
  account: TransferTarget,
  { name, language }: Pick<BookingRow, 'name' | 'language'>,
): Fact[] {
  if (!account) return []
  const { booking: text } = messageTexts[language]
  const { bank, account_number, account_holder, reference } = account
  return [
    [text.account, `${bank} ${account_number} (${account_holder})`],
    ...(reference ? [[text.payer, `${name}${reference}`] satisfies Fact] : []),
  ]
}

/** The difference in price for another party or day, and where to pay it. */
function listDifferenceFacts(booking: BookingRow, account: TransferTarget): Fact[] {
  const { language } = booking
  const { booking: text } = messageTexts[language]
  const { due, owed_back: refund } = calculateMoney(booking)
  if (refund > 0) return [[text.refund, formatWon(refund, language)]]
  if (due === 0) return []
  return [[text.due, formatWon(due, language)], ...listAccountFacts(account, booking)]
}
