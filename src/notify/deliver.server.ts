// Tells somebody about an occasion: the list of occasions, each with the function that makes its message.
// A message is made when its job runs, so the queue holds no address, text or secret.
import { addCallTask } from '#domain/booking/call-tasks.server.ts'
import type { JobPayloads } from '#jobs.ts'
import { isCalled, type Occasion } from '#occasions.ts'
import type { Db } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
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
import { composeAgencyBooking, composeAgencyQuestion } from './agency.server.ts'
import { composeBookingStep } from './booking.server.ts'
import { composeCode } from './code.server.ts'
import {
  composeConsultation,
  composeConsultationAnswer,
  composeConsultationCopy,
} from './consultation.server.ts'
import { composeContactChanged } from './contact.server.ts'
import { composeDepartureMessage } from './departure.server.ts'
import { composeContractAgreed, composeDocumentsRequest, composePassportRequest } from './documents.server.ts'
import { canMail, renderMail } from './mail.server.ts'
import { type Composer, getSender, type MessageContext } from './message.server.ts'
import { composeSeatsOffered } from './offer.server.ts'
import { composePayLink } from './pay-link.server.ts'
import { composeAccountRequest, composeDepartureCancelled } from './refund.server.ts'
import { composeReviewHidden } from './review.server.ts'
import { composeShareAsked } from './share.server.ts'
import {
  composeMailTried,
  composeSettingsChanged,
  composeStaffFactorReset,
  composeStaffInvitation,
  composeStaffPassword,
} from './staff.server.ts'

const composers: Record<Occasion, Composer> = {
  consultation: composeConsultation,
  'consultation-copy': composeConsultationCopy,
  'consultation-answer': composeConsultationAnswer,
  'verify-email': composeVerifyEmail,
  'reset-password': composeResetPassword,
  'find-id': composeFindId,
  'password-changed': composePasswordChanged,
  'email-proved': composeEmailProved,
  code: composeCode,
  'booking-reserved': composeBookingStep('reserved'),
  'booking-deposit-paid': composeBookingStep('depositPaid'),
  'pay-account': composeBookingStep('payAccount'),
  'payment-undone': composeBookingStep('paymentUndone'),
  'booking-paid': composeBookingStep('paid'),
  'booking-cancelling': composeBookingStep('cancelling'),
  'booking-cancelled': composeBookingStep('cancelled'),
  'booking-refunded': composeBookingStep('refunded'),
  'booking-cancel-refused': composeBookingStep('cancelRefused'),
  'booking-cancelled-by-us': composeBookingStep('cancelledByUs'),
  'booking-changed': composeBookingStep('changed'),
  'booking-moved': composeBookingStep('moved'),
  'departure-moved': composeBookingStep('dayMoved'),
  'booking-compensated': composeBookingStep('compensated'),
  'pay-link': composePayLink('any'),
  'deposit-asked': composePayLink('deposit'),
  'balance-due': composePayLink('balance'),
  'contact-changed': composeContactChanged('now'),
  'contact-changed-before': composeContactChanged('before'),
  'departure-confirmed': composeBookingStep('confirmed'),
  'departure-message': composeDepartureMessage,
  'departure-cancelled': composeDepartureCancelled,
  'account-asked': composeAccountRequest,
  'seats-offered': composeSeatsOffered,
  'share-asked': composeShareAsked,
  'papers-asked': composeDocumentsRequest,
  'passport-asked': composePassportRequest,
  'contract-agreed': composeContractAgreed,
  'agency-reserved': composeAgencyBooking('reserved'),
  'agency-cancelling': composeAgencyBooking('cancelling'),
  'agency-payment-undone': composeAgencyBooking('paymentUndone'),
  'agency-question': composeAgencyQuestion,
  'review-hidden': composeReviewHidden,
  'staff-invited': composeStaffInvitation,
  'staff-password': composeStaffPassword,
  'staff-factor-reset': composeStaffFactorReset,
  'settings-changed': composeSettingsChanged,
  'mail-tried': composeMailTried,
}

export type DeliveryDeps = {
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
export async function deliver(
  { db, keyFor, mailer, mailFrom, siteOrigin, officeOrigin, log }: DeliveryDeps,
  { kind, ...about }: JobPayloads['send-mail'],
  job: string,
): Promise<void> {
  const { travel_agency, ref } = about
  const origin = await siteOrigin(travel_agency)
  const delivery = await prepareDelivery(kind, { db, keyFor, ...about, origin, office: officeOrigin() })
  if (!delivery) return
  const { mail, onSent } = delivery
  const id = `${kind}-${travel_agency}-${ref}-${job}`
  await mailer.send({ ...mail, id, from: { name: mail.from, address: mailFrom } })
  if (onSent) await runInTransaction(db, travel_agency, onSent)
  log.info({ agency: travel_agency, mail: id }, 'mail sent')
}

/**
 * The message as the channel that reaches its recipient carries it. A customer whom no channel reaches is
 * called by staff. Undefined when there is nothing to send.
 */
export const prepareDelivery = (occasion: Occasion, about: Omit<MessageContext, 'sender'>) =>
  runInTransaction(about.db, about.travel_agency, async (db) => {
    const ctx = { ...about, db, sender: await getSender(db, about.travel_agency) }
    const message = await composers[occasion](ctx)
    if (!message) return undefined
    if (canMail(message.to))
      return { mail: renderMail(ctx.sender, message, await message.say()), onSent: message.onSent }
    const { booking } = message.to
    if (booking !== undefined && isCalled(occasion)) await addCallTask(ctx, { booking, occasion })
    return undefined
  })
