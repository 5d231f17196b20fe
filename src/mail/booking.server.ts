// Mails at each step of a booking; the steps are those of words/ko/mail.ts.
// They name it and link to it. None contains a code that opens it. The mail of a cancellation may hold a link
// to give an account.
import { findBankAccount } from '#domain/agency/bank-account.server.ts'
import { calculateMoney } from '#domain/booking/balance.ts'
import type { BookingRow } from '#domain/booking/find.server.ts'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { hasPayoutAccount } from '#domain/payment/payout-account.server.ts'
import { calculateOwedByTransfer } from '#domain/payment/payouts.server.ts'
import { type Language, localize } from '#i18n/language.ts'
import { formatDay, formatTime } from '#lib/format.ts'
import type { Db } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { listDepartureFacts } from './departure-facts.server.ts'
import { getSender, type Letter, type MailContext, mailTexts, renderLetter } from './letter.server.ts'
import { createRefundLink } from './refund-link.server.ts'

type BookingMailStep = keyof (typeof mailTexts)['ko']['booking']['steps']

export const formatMailWon = (amount: number, language: Language) =>
  language === 'ko' ? `${amount.toLocaleString('ko-KR')}원` : `KRW ${amount.toLocaleString('en-US')}`

/** One letter for each step; what it says of money depends on where the booking is. */
export const composeBookingMail =
  (step: BookingMailStep) =>
  (ctx: MailContext): Promise<Letter | undefined> =>
    runInTransaction(ctx.db, ctx.travel_agency, async (db) => {
      const here = { db, travel_agency: ctx.travel_agency }
      const booking = await db
        .selectFrom('booking')
        .selectAll()
        .where('travel_agency', '=', ctx.travel_agency)
        .where('id', '=', ctx.ref)
        .executeTakeFirst()
      if (!booking) return undefined
      const { language, booking_id, name, email } = booking
      const sender = await getSender(db, ctx.travel_agency)
      const { booking: text } = mailTexts[language]
      const { subject, lead } = text.steps[step]
      const asksAccount = isCancelStep(step) && (await isAccountMissing(here, booking))
      return {
        to: email,
        replyTo: sender.mail,
        subject: subject(localize(sender.company_name, language)),
        ...renderLetter(sender, language, {
          greeting: text.greeting(name),
          lead,
          facts: [
            ...(await listTripFacts(db, booking)),
            ...listMoneyFacts(step, booking, { account: await findBankAccount(here), amount: ctx.amount }),
          ],
          links: asksAccount ? [[text.giveAccount, await createRefundLink(ctx, db)]] : [],
          action: { label: text.action, href: `${ctx.origin}/travel/booking/${booking_id}` },
          notes: [text.note],
        }),
      }
    })

type MailFact = [string, string]
const isCancelStep = (step: BookingMailStep) => step === 'cancelling' || step === 'cancelledByUs'

async function listTripFacts(db: Db, booking: BookingRow): Promise<MailFact[]> {
  const { language, booking_id, page_title, adult, child, baby, total } = booking
  const { booking: text, labels } = mailTexts[language]
  return [
    [text.number, formatInFours(booking_id)],
    [labels.trip, localize(page_title, language)],
    ...(await listDepartureFacts(db, booking, language)),
    [text.party, text.people(adult, child, baby)],
    [text.total, formatMailWon(total, language)],
  ]
}

/** `amount`: the sum of this step, if the booking itself does not hold it. */
function listMoneyFacts(
  step: BookingMailStep,
  booking: BookingRow,
  { account, amount }: { account: AgencyBankAccount; amount: number | undefined },
): MailFact[] {
  const { language, held_until, pay_by, refund_due, cancel_reason, compensation_owed } = booking
  const { booking: text } = mailTexts[language]
  const facts: MailFact[] = []
  if (step === 'reserved' && held_until)
    facts.push([text.payUntil, `${formatDay(held_until)} ${formatTime(held_until)}`])
  if (step === 'reserved' && pay_by === 'bank_transfer') facts.push(...listAccountFacts(account, language))
  const refund = amount ?? refund_due
  if ((isCancelStep(step) || step === 'refunded') && refund !== null)
    facts.push([text.refund, formatMailWon(refund, language)])
  if (step === 'cancelledByUs' && cancel_reason) facts.push([text.reason, text.reasons[cancel_reason]])
  const compensation = step === 'compensated' ? (amount ?? 0) : compensation_owed
  if ((step === 'cancelledByUs' || step === 'compensated') && compensation > 0)
    facts.push([text.compensation, formatMailWon(compensation, language)])
  if (step === 'changed' || step === 'moved') facts.push(...listDifferenceFacts(booking, account))
  return facts
}

type AgencyBankAccount = Awaited<ReturnType<typeof findBankAccount>>

/** Money is to be sent by transfer, and there is no account yet. */
async function isAccountMissing(here: AgencyContext, booking: BookingRow): Promise<boolean> {
  const { refund, compensation } = await calculateOwedByTransfer(here, booking)
  return refund + compensation > 0 && !(await hasPayoutAccount(here, booking.id))
}

const listAccountFacts = (account: AgencyBankAccount, language: Language): MailFact[] =>
  account
    ? [
        [
          mailTexts[language].booking.account,
          `${account.bank} ${account.account_number} (${account.account_holder})`,
        ],
      ]
    : []

/** What another party or another day costs more, with where to pay it, or less. */
function listDifferenceFacts(booking: BookingRow, account: AgencyBankAccount): MailFact[] {
  const { language } = booking
  const { booking: text } = mailTexts[language]
  const { due, owed_back: refund } = calculateMoney(booking)
  if (refund > 0) return [[text.refund, formatMailWon(refund, language)]]
  if (due === 0) return []
  return [[text.due, formatMailWon(due, language)], ...listAccountFacts(account, language)]
}
