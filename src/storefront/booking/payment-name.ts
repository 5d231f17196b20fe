// The name of a payment on a booking's page and on its receipt, with the part of the price it was.
import type { PaymentPart } from '#domain/booking/payment-part.ts'
import type { SectionTexts } from '#i18n/texts.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'

export const formatPaymentName = (
  kind: BookingDetails['payments'][number]['kind'],
  part: PaymentPart | undefined,
  { payments, parts }: SectionTexts['booking'],
): string => (part ? payments.ofPart(parts[part]) : payments[kind])
