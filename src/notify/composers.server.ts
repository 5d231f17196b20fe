// Every occasion with the function that makes its message.
import type { Occasion } from '#occasions.ts'
import {
  composeEmailProved,
  composeFindId,
  composePasswordChanged,
  composeResetPassword,
  composeVerifyEmail,
} from './account.server.ts'
import { composeAgencyBooking, composeAgencyQuestion } from './agency.server.ts'
import { composeBookingStep } from './booking.server.ts'
import { composeChangeRefused, composeHandedOverBefore } from './booking-change.server.ts'
import { composeCode } from './code.server.ts'
import {
  composeConsultation,
  composeConsultationAnswer,
  composeConsultationCopy,
} from './consultation.server.ts'
import { composeContactChanged } from './contact.server.ts'
import { composeDepartureFiles, composeDepartureMessage } from './departure.server.ts'
import { composeContractAgreed, composeDocumentsRequest, composePassportRequest } from './documents.server.ts'
import { composeItineraryChangeAsked, composeItineraryChangeRefused } from './itinerary-change.server.ts'
import type { Composer } from './message.server.ts'
import { composeSeatsOffered } from './offer.server.ts'
import { composePayLink } from './pay-link.server.ts'
import { composeAgencyQuote, composeQuoteAnswered, composeQuoteSent } from './quote.server.ts'
import { composeAccountNamed, composeAccountRequest, composeDepartureCancelled } from './refund.server.ts'
import { composeReviewHidden } from './review.server.ts'
import {
  composeShareAccount,
  composeShareAccountAsked,
  composeShareAccountNamed,
  composeShareAsked,
} from './share.server.ts'
import {
  composeMailTried,
  composeSettingsChanged,
  composeStaffFactorReset,
  composeStaffInvitation,
  composeStaffPassword,
} from './staff.server.ts'
import { composeTimedMessage } from './timed.server.ts'
import { composeGroupInvited, composeGroupReminded } from './travel-group.server.ts'

export const composers: Record<Occasion, Composer> = {
  consultation: composeConsultation,
  'consultation-copy': composeConsultationCopy,
  'consultation-answer': composeConsultationAnswer,
  'quote-sent': composeQuoteSent,
  'quote-answered': composeQuoteAnswered,
  'agency-quote': composeAgencyQuote,
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
  'handed-over': composeBookingStep('handedOver'),
  'handed-over-before': composeHandedOverBefore,
  'change-refused': composeChangeRefused,
  'contact-changed': composeContactChanged('now'),
  'contact-changed-before': composeContactChanged('before'),
  'departure-confirmed': composeBookingStep('confirmed'),
  'departure-unconfirmed': composeBookingStep('unconfirmed'),
  'departure-message': composeDepartureMessage,
  'departure-files': composeDepartureFiles,
  'timed-message': composeTimedMessage,
  'departure-cancelled': composeDepartureCancelled,
  'account-asked': composeAccountRequest,
  'account-named': composeAccountNamed,
  'seats-offered': composeSeatsOffered,
  'share-asked': composeShareAsked,
  'share-account': composeShareAccount,
  'share-account-asked': composeShareAccountAsked,
  'share-account-named': composeShareAccountNamed,
  'group-invited': composeGroupInvited,
  'group-reminded': composeGroupReminded,
  'papers-asked': composeDocumentsRequest,
  'passport-asked': composePassportRequest,
  'contract-agreed': composeContractAgreed,
  'itinerary-change-asked': composeItineraryChangeAsked,
  'itinerary-change-refused': composeItineraryChangeRefused,
  'agency-reserved': composeAgencyBooking('reserved'),
  'agency-cancelling': composeAgencyBooking('cancelling'),
  'agency-changed': composeAgencyBooking('changed'),
  'agency-change-asked': composeAgencyBooking('changeAsked'),
  'agency-payment-undone': composeAgencyBooking('paymentUndone'),
  'agency-question': composeAgencyQuestion,
  'review-hidden': composeReviewHidden,
  'staff-invited': composeStaffInvitation,
  'staff-password': composeStaffPassword,
  'staff-factor-reset': composeStaffFactorReset,
  'settings-changed': composeSettingsChanged,
  'mail-tried': composeMailTried,
}
