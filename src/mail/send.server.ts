// Sends every kind of mail: the list of kinds, each with the file that composes it.
// A mail is composed when its job runs, so the queue holds no address, text or secret.
import type { JobList, MailKind } from '#jobs.ts'
import type { Db } from '#platform/db/open.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Mailer } from '#platform/outside/mail.server.ts'
import type { KeyFor } from '#platform/secrets.server.ts'
import { emailProved, findId, passwordChanged, resetPassword, verifyEmail } from './account.server.ts'
import { bookingForAgency, questionForAgency } from './agency.server.ts'
import { accountAsked, departureCancelled } from './back.server.ts'
import { bookingMail } from './booking.server.ts'
import { codeMail } from './code.server.ts'
import { answerToSender, confirmToSender, tellAgency } from './consultation.server.ts'
import { contactChanged } from './contact.server.ts'
import { departureMessage } from './departure.server.ts'
import type { Letter, Post } from './letter.server.ts'
import { seatsOffered } from './offer.server.ts'
import { contractAgreed, papersAsked, passportAsked } from './papers.server.ts'
import { payLink } from './pay-link.server.ts'
import { reviewHidden } from './review.server.ts'
import { staffFactorReset, staffInvited, staffPassword } from './staff.server.ts'

/** Undefined when there is nothing to send any more. */
type Compose = (post: Post) => Promise<Letter | undefined>

const kinds = {
  consultation: tellAgency,
  'consultation-copy': confirmToSender,
  'consultation-answer': answerToSender,
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'find-id': findId,
  'password-changed': passwordChanged,
  'email-proved': emailProved,
  code: codeMail,
  'booking-reserved': bookingMail('reserved'),
  'booking-paid': bookingMail('paid'),
  'booking-cancelling': bookingMail('cancelling'),
  'booking-cancelled': bookingMail('cancelled'),
  'booking-refunded': bookingMail('refunded'),
  'booking-cancel-refused': bookingMail('cancelRefused'),
  'booking-cancelled-by-us': bookingMail('cancelledByUs'),
  'booking-changed': bookingMail('changed'),
  'booking-moved': bookingMail('moved'),
  'departure-moved': bookingMail('dayMoved'),
  'booking-compensated': bookingMail('compensated'),
  'pay-link': payLink,
  'contact-changed': contactChanged('now'),
  'contact-changed-before': contactChanged('before'),
  'departure-confirmed': bookingMail('confirmed'),
  'departure-message': departureMessage,
  'departure-cancelled': departureCancelled,
  'account-asked': accountAsked,
  'seats-offered': seatsOffered,
  'papers-asked': papersAsked,
  'passport-asked': passportAsked,
  'contract-agreed': contractAgreed,
  'agency-reserved': bookingForAgency('reserved'),
  'agency-cancelling': bookingForAgency('cancelling'),
  'agency-question': questionForAgency,
  'review-hidden': reviewHidden,
  'staff-invited': staffInvited,
  'staff-password': staffPassword,
  'staff-factor-reset': staffFactorReset,
} satisfies Record<MailKind, Compose>

export type PostOffice = {
  db: Db
  keyFor: KeyFor
  mailer: Mailer
  mailFrom: string
  siteOrigin: (travel_agency: number) => Promise<string>
  officeOrigin: () => string
  log: Log
}

/**
 * The id of a mail comes from its job. A repeated job sends the same mail; a new request is another mail,
 * which no mailbox takes for the first.
 */
export async function sendMail(
  { db, keyFor, mailer, mailFrom, siteOrigin, officeOrigin, log }: PostOffice,
  { kind, ...about }: JobList['send-mail'],
  job: string,
): Promise<void> {
  const { travel_agency, ref } = about
  const origin = await siteOrigin(travel_agency)
  const letter = await kinds[kind]({ db, keyFor, ...about, origin, office: officeOrigin() })
  if (!letter?.to) return // an agency may have given no address
  const id = `${kind}-${travel_agency}-${ref}-${job}`
  const { sent, ...said } = letter
  await mailer.send({
    ...said,
    id,
    replyTo: said.replyTo || undefined,
    from: { name: said.from, address: mailFrom },
  })
  await sent?.()
  log.info({ agency: travel_agency, mail: id }, 'mail sent')
}
