// Sends every kind of mail: the list of kinds, each with the file that composes it.
// A mail is composed when its job runs, so the queue holds no address, text or secret.
import type { JobPayloads, MailKind } from '#jobs.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Mailer } from '#platform/integrations/mail.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { KeyFor } from '#platform/secrets.server.ts'
import {
  composeEmailProved,
  composeFindId,
  composePasswordChanged,
  composeResetPassword,
  composeVerifyEmail,
} from './account.server.ts'
import { composeAgencyBookingMail, composeAgencyQuestionMail } from './agency.server.ts'
import { composeBookingMail } from './booking.server.ts'
import { composeCodeMail } from './code.server.ts'
import {
  composeConsultationAnswer,
  composeConsultationCopy,
  composeConsultationMail,
} from './consultation.server.ts'
import { composeContactChanged } from './contact.server.ts'
import { composeDepartureMessage } from './departure.server.ts'
import { composeContractAgreed, composeDocumentsRequest, composePassportRequest } from './documents.server.ts'
import type { Letter, MailContext } from './letter.server.ts'
import { composeSeatsOffered } from './offer.server.ts'
import { composePayLink } from './pay-link.server.ts'
import { composeAccountRequest, composeDepartureCancelled } from './refund.server.ts'
import { composeReviewHidden } from './review.server.ts'
import { composeStaffFactorReset, composeStaffInvitation, composeStaffPassword } from './staff.server.ts'

/** Undefined when there is nothing to send any more. */
type MailComposer = (ctx: MailContext) => Promise<Letter | undefined>

const composers = {
  consultation: composeConsultationMail,
  'consultation-copy': composeConsultationCopy,
  'consultation-answer': composeConsultationAnswer,
  'verify-email': composeVerifyEmail,
  'reset-password': composeResetPassword,
  'find-id': composeFindId,
  'password-changed': composePasswordChanged,
  'email-proved': composeEmailProved,
  code: composeCodeMail,
  'booking-reserved': composeBookingMail('reserved'),
  'booking-paid': composeBookingMail('paid'),
  'booking-cancelling': composeBookingMail('cancelling'),
  'booking-cancelled': composeBookingMail('cancelled'),
  'booking-refunded': composeBookingMail('refunded'),
  'booking-cancel-refused': composeBookingMail('cancelRefused'),
  'booking-cancelled-by-us': composeBookingMail('cancelledByUs'),
  'booking-changed': composeBookingMail('changed'),
  'booking-moved': composeBookingMail('moved'),
  'departure-moved': composeBookingMail('dayMoved'),
  'booking-compensated': composeBookingMail('compensated'),
  'pay-link': composePayLink,
  'contact-changed': composeContactChanged('now'),
  'contact-changed-before': composeContactChanged('before'),
  'departure-confirmed': composeBookingMail('confirmed'),
  'departure-message': composeDepartureMessage,
  'departure-cancelled': composeDepartureCancelled,
  'account-asked': composeAccountRequest,
  'seats-offered': composeSeatsOffered,
  'papers-asked': composeDocumentsRequest,
  'passport-asked': composePassportRequest,
  'contract-agreed': composeContractAgreed,
  'agency-reserved': composeAgencyBookingMail('reserved'),
  'agency-cancelling': composeAgencyBookingMail('cancelling'),
  'agency-question': composeAgencyQuestionMail,
  'review-hidden': composeReviewHidden,
  'staff-invited': composeStaffInvitation,
  'staff-password': composeStaffPassword,
  'staff-factor-reset': composeStaffFactorReset,
} satisfies Record<MailKind, MailComposer>

export type MailDeps = {
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
  { db, keyFor, mailer, mailFrom, siteOrigin, officeOrigin, log }: MailDeps,
  { kind, ...about }: JobPayloads['send-mail'],
  job: string,
): Promise<void> {
  const { travel_agency, ref } = about
  const origin = await siteOrigin(travel_agency)
  const letter = await composers[kind]({ db, keyFor, ...about, origin, office: officeOrigin() })
  if (!letter?.to) return // an agency may have given no address
  const id = `${kind}-${travel_agency}-${ref}-${job}`
  const { onSent, ...message } = letter
  await mailer.send({
    ...message,
    id,
    replyTo: message.replyTo || undefined,
    from: { name: message.from, address: mailFrom },
  })
  await onSent?.()
  log.info({ agency: travel_agency, mail: id }, 'mail sent')
}
