// Mails at each step of a booking. They name it, lead to it, and carry nothing that opens it by itself.
import { bankAccountOf } from '#domain/agency/bank-account.server.ts'
import { spanOf } from '#domain/booking/days.ts'
import { inFours } from '#domain/booking/number.ts'
import { dayOf, timeOf } from '#plain/format.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { inLanguage, type Language } from '#words/language.ts'
import { type Letter, type Post, senderOf, words, write } from './letter.server.ts'

type Step = keyof (typeof words)['ko']['booking']['steps']

export const wonOf = (amount: number, language: Language) =>
  language === 'ko' ? `${amount.toLocaleString('ko-KR')}원` : `${amount.toLocaleString('en-US')} KRW`

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
        [say.departure, spanOf(booking.departure_date, booking.return_date)],
        [say.party, say.people(adult, child, baby)],
        [say.total, wonOf(total, language)],
      ]
      if (step === 'reserved' && held_until)
        facts.push([say.payUntil, `${dayOf(held_until)} ${timeOf(held_until)}`])
      if (step === 'reserved' && pay_by === 'bank_transfer' && account)
        facts.push([say.account, `${account.bank} ${account.account_number} (${account.account_holder})`])
      const refund = post.amount ?? refund_due
      if ((step === 'cancelling' || step === 'refunded') && refund !== null)
        facts.push([say.refund, wonOf(refund, language)])
      return {
        to: email,
        replyTo: sender.mail,
        subject: subject(company),
        ...write(sender, language, {
          greeting: say.greeting(name),
          lead,
          facts,
          action: { label: say.action, href: `${post.origin}/travel/booking/${booking_id}` },
          notes: [say.note],
        }),
      }
    })
