// Mails at each step of a booking; the steps are those of words/ko/mail.ts.
// They name it and lead to it. None carries what opens it; one of a cancel may carry where to send its money.
import { bankAccountOf } from '#domain/agency/bank-account.server.ts'
import { dueOf, owedTo } from '#domain/booking/balance.ts'
import { type Held, ofNumber } from '#domain/booking/find.server.ts'
import { inFours } from '#domain/booking/number.ts'
import { hasAccount } from '#domain/payment/account.server.ts'
import { owedByTransfer } from '#domain/payment/payouts.server.ts'
import { dayOf, timeOf } from '#plain/format.ts'
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
    inAgency(post.db, post.travel_agency, async (tx) => {
      const booking = await tx
        .selectFrom('booking')
        .selectAll()
        .where('travel_agency', '=', post.travel_agency)
        .where('id', '=', post.ref)
        .executeTakeFirst()
      if (!booking) return undefined
      const { language, booking_id, name, email, adult, child, baby, total, held_until, pay_by, refund_due } =
        booking
      const sender = await senderOf(tx, post.travel_agency)
      const account = await bankAccountOf({ db: tx, travel_agency: post.travel_agency })
      const { booking: say, labels } = words[language]
      const { subject, lead } = say.steps[step]
      const company = inLanguage(sender.company_name, language)
      const facts: [string, string][] = [
        [say.number, inFours(booking_id)],
        [labels.trip, inLanguage(booking.page_title, language)],
        ...(await leavingFacts(tx, booking, language)),
        [say.party, say.people(adult, child, baby)],
        [say.total, wonOf(total, language)],
      ]
      if (step === 'reserved' && held_until)
        facts.push([say.payUntil, `${dayOf(held_until)} ${timeOf(held_until)}`])
      if (step === 'reserved' && pay_by === 'bank_transfer' && account)
        facts.push([say.account, `${account.bank} ${account.account_number} (${account.account_holder})`])
      const refund = post.amount ?? refund_due
      if ((step === 'cancelling' || step === 'refunded' || step === 'cancelledByUs') && refund !== null)
        facts.push([say.refund, wonOf(refund, language)])
      const within = { db: tx, travel_agency: post.travel_agency }
      const held = await ofNumber(within, booking_id)
      if (step === 'cancelledByUs' && booking.cancel_reason)
        facts.push([say.reason, say.reasons[booking.cancel_reason]])
      const compensation = step === 'compensated' ? (post.amount ?? 0) : booking.compensation_owed
      if ((step === 'cancelledByUs' || step === 'compensated') && compensation > 0)
        facts.push([say.compensation, wonOf(compensation, language)])
      if (step === 'changed' || step === 'moved') facts.push(...differenceOf(held, account, language))
      const isSent = (step === 'cancelling' || step === 'cancelledByUs') && (await lacksAccount(within, held))
      return {
        to: email,
        replyTo: sender.mail,
        subject: subject(company),
        ...write(sender, language, {
          greeting: say.greeting(name),
          lead,
          facts,
          links: isSent ? [[say.giveAccount, await linkFor(post, tx)]] : [],
          action: { label: say.action, href: `${post.origin}/travel/booking/${booking_id}` },
          notes: [say.note],
        }),
      }
    })

type Account = Awaited<ReturnType<typeof bankAccountOf>>

/** Something goes by transfer, and nobody knows where to yet. */
async function lacksAccount(within: InAgency, booking: Held): Promise<boolean> {
  const { refund, compensation } = await owedByTransfer(within, booking)
  return refund + compensation > 0 && !(await hasAccount(within, booking.id))
}

/** What another party or another day costs more, with where to pay it, or less. */
function differenceOf(booking: Held, account: Account, language: Language): [string, string][] {
  const { booking: say } = words[language]
  const [due, refund] = [dueOf(booking), owedTo(booking)]
  if (refund > 0) return [[say.refund, wonOf(refund, language)]]
  if (due === 0) return []
  const where: [string, string][] = account
    ? [[say.account, `${account.bank} ${account.account_number} (${account.account_holder})`]]
    : []
  return [[say.due, wonOf(due, language)], ...where]
}
