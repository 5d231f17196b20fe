// Mails at each step of a booking; the steps are those of words/ko/mail.ts.
// They name it and link to it. None contains a code that opens it. The mail of a cancellation may hold a link
// to give an account.
import { bankAccountOf } from '#domain/agency/bank-account.server.ts'
import { amountDueOf, owedTo } from '#domain/booking/balance.ts'
import type { Held } from '#domain/booking/find.server.ts'
import { inFours } from '#domain/booking/number.ts'
import { hasAccount } from '#domain/payment/account.server.ts'
import { owedByTransfer } from '#domain/payment/payouts.server.ts'
import { dayOf, timeOf } from '#plain/format.ts'
import type { Db } from '#platform/db/open.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import type { InAgency } from '#platform/wire/asking.ts'
import { inLanguage, type Language } from '#words/language.ts'
import { linkFor } from './back-link.server.ts'
import { leavingFacts } from './leaving.server.ts'
import { type Letter, type Post, senderOf, words, write } from './letter.server.ts'

type Step = keyof (typeof words)['ko']['booking']['steps']

export const wonOf = (amount: number, language: Language) =>
  language === 'ko' ? `${amount.toLocaleString('ko-KR')}원` : `KRW ${amount.toLocaleString('en-US')}`

/** One letter for each step; what it says of money depends on where the booking is. */
export const bookingMail =
  (step: Step) =>
  (post: Post): Promise<Letter | undefined> =>
    inAgency(post.db, post.travel_agency, async (db) => {
      const here = { db, travel_agency: post.travel_agency }
      const booking = await db
        .selectFrom('booking')
        .selectAll()
        .where('travel_agency', '=', post.travel_agency)
        .where('id', '=', post.ref)
        .executeTakeFirst()
      if (!booking) return undefined
      const { language, booking_id, name, email } = booking
      const sender = await senderOf(db, post.travel_agency)
      const { booking: say } = words[language]
      const { subject, lead } = say.steps[step]
      const asksAccount = isCancel(step) && (await lacksAccount(here, booking))
      return {
        to: email,
        replyTo: sender.mail,
        subject: subject(inLanguage(sender.company_name, language)),
        ...write(sender, language, {
          greeting: say.greeting(name),
          lead,
          facts: [
            ...(await tripFacts(db, booking)),
            ...moneyFacts(step, booking, { account: await bankAccountOf(here), amount: post.amount }),
          ],
          links: asksAccount ? [[say.giveAccount, await linkFor(post, db)]] : [],
          action: { label: say.action, href: `${post.origin}/travel/booking/${booking_id}` },
          notes: [say.note],
        }),
      }
    })

type Fact = [string, string]
const isCancel = (step: Step) => step === 'cancelling' || step === 'cancelledByUs'

async function tripFacts(db: Db, booking: Held): Promise<Fact[]> {
  const { language, booking_id, page_title, adult, child, baby, total } = booking
  const { booking: say, labels } = words[language]
  return [
    [say.number, inFours(booking_id)],
    [labels.trip, inLanguage(page_title, language)],
    ...(await leavingFacts(db, booking, language)),
    [say.party, say.people(adult, child, baby)],
    [say.total, wonOf(total, language)],
  ]
}

/** `amount`: the sum of this step, if the booking itself does not hold it. */
function moneyFacts(
  step: Step,
  booking: Held,
  { account, amount }: { account: Account; amount: number | undefined },
): Fact[] {
  const { language, held_until, pay_by, refund_due, cancel_reason, compensation_owed } = booking
  const { booking: say } = words[language]
  const facts: Fact[] = []
  if (step === 'reserved' && held_until)
    facts.push([say.payUntil, `${dayOf(held_until)} ${timeOf(held_until)}`])
  if (step === 'reserved' && pay_by === 'bank_transfer') facts.push(...accountFact(account, language))
  const refund = amount ?? refund_due
  if ((isCancel(step) || step === 'refunded') && refund !== null)
    facts.push([say.refund, wonOf(refund, language)])
  if (step === 'cancelledByUs' && cancel_reason) facts.push([say.reason, say.reasons[cancel_reason]])
  const compensation = step === 'compensated' ? (amount ?? 0) : compensation_owed
  if ((step === 'cancelledByUs' || step === 'compensated') && compensation > 0)
    facts.push([say.compensation, wonOf(compensation, language)])
  if (step === 'changed' || step === 'moved') facts.push(...differenceOf(booking, account))
  return facts
}

type Account = Awaited<ReturnType<typeof bankAccountOf>>

/** Money is to be sent by transfer, and there is no account yet. */
async function lacksAccount(here: InAgency, booking: Held): Promise<boolean> {
  const { refund, compensation } = await owedByTransfer(here, booking)
  return refund + compensation > 0 && !(await hasAccount(here, booking.id))
}

const accountFact = (account: Account, language: Language): Fact[] =>
  account
    ? [
        [
          words[language].booking.account,
          `${account.bank} ${account.account_number} (${account.account_holder})`,
        ],
      ]
    : []

/** What another party or another day costs more, with where to pay it, or less. */
function differenceOf(booking: Held, account: Account): Fact[] {
  const { language } = booking
  const { booking: say } = words[language]
  const [due, refund] = [amountDueOf(booking), owedTo(booking)]
  if (refund > 0) return [[say.refund, wonOf(refund, language)]]
  if (due === 0) return []
  return [[say.due, wonOf(due, language)], ...accountFact(account, language)]
}
