// Every call of the office, collected.

import { oldAddressCalls } from '#domain/agency/address/old-address-office-calls.ts'
import { lookCalls } from '#domain/agency/look/office-calls.ts'
import { menuCalls } from '#domain/agency/menu/office-calls.ts'
import { agencyOfficeCalls } from '#domain/agency/office-calls.ts'
import { metaCalls } from '#domain/agency/page/meta-office-calls.ts'
import { pageCalls } from '#domain/agency/page/office-calls.ts'
import { promotionOfficeCalls } from '#domain/agency/promotion/office-calls.ts'
import { termsCalls } from '#domain/agency/terms/office-calls.ts'
import { archiveOfficeCalls } from '#domain/archive/office-calls.ts'
import { bankOfficeCalls } from '#domain/bank/office-calls.ts'
import { boardOfficeCalls } from '#domain/board/office-calls.ts'
import { bookingOfficeCalls } from '#domain/booking/office-calls.ts'
import { cashCalls } from '#domain/books/cash-office-calls.ts'
import { daysCalls } from '#domain/books/days-office-calls.ts'
import { booksOfficeCalls } from '#domain/books/office-calls.ts'
import { payablesCalls } from '#domain/books/payables-office-calls.ts'
import { settlementsCalls } from '#domain/books/settlements-office-calls.ts'
import { statisticsCalls } from '#domain/books/statistics-office-calls.ts'
import { taxInvoiceCalls } from '#domain/books/tax-invoice-office-calls.ts'
import { withdrawalCalls } from '#domain/books/withdrawal-office-calls.ts'
import { categoryOfficeCalls } from '#domain/category/office-calls.ts'
import { customerOfficeCalls } from '#domain/customer/office-calls.ts'
import { departureMessageCalls } from '#domain/departure/departure-message-office-calls.ts'
import { discountOfficeCalls } from '#domain/departure/discount/office-calls.ts'
import { occupancyCalls } from '#domain/departure/occupancy-office-calls.ts'
import { departureOfficeCalls } from '#domain/departure/office-calls.ts'
import { peopleCalls } from '#domain/departure/people/office-calls.ts'
import { itineraryChangeOfficeCalls } from '#domain/document/itinerary-change/office-calls.ts'
import { documentOfficeCalls } from '#domain/document/office-calls.ts'
import { passportOfficeCalls } from '#domain/document/passport/office-calls.ts'
import { guideOfficeCalls } from '#domain/guide/office-calls.ts'
import { guideCalls } from '#domain/guide/page-office-calls.ts'
import { messageOfficeCalls } from '#domain/message/office-calls.ts'
import { movingCalls } from '#domain/moving/office-calls.ts'
import { operatorCalls } from '#domain/operator/office-calls.ts'
import { paymentOfficeCalls } from '#domain/payment/office-calls.ts'
import { quoteOfficeCalls } from '#domain/quote/office-calls.ts'
import { reportCalls } from '#domain/report/office-calls.ts'
import { cancelDepartureCalls } from '#domain/reservation/cancel-departure-office-calls.ts'
import { changeRequestCalls } from '#domain/reservation/change-request-office-calls.ts'
import { reservationOfficeCalls } from '#domain/reservation/office-calls.ts'
import { rebookManyCalls } from '#domain/reservation/rebook-many-office-calls.ts'
import { testBookingCalls } from '#domain/reservation/test-booking-office-calls.ts'
import { travelGroupOfficeCalls } from '#domain/reservation/travel-group-office-calls.ts'
import { reviewOfficeCalls } from '#domain/review/office-calls.ts'
import { staffCalls } from '#domain/staff/office-calls.ts'
import { supplierOfficeCalls } from '#domain/supplier/office-calls.ts'
import { supplierLinkCalls } from '#domain/supplier/supply/link-office-calls.ts'
import { supplyOfficeCalls } from '#domain/supplier/supply/office-calls.ts'
import { tripOfficeCalls } from '#domain/trip/office-calls.ts'

/** A group has the name of the folder in which its contracts lie, or of the room around that folder. */
export const calls = {
  staff: staffCalls,
  booking: bookingOfficeCalls,
  reservation: {
    ...reservationOfficeCalls,
    ...changeRequestCalls,
    ...rebookManyCalls,
    ...cancelDepartureCalls,
    ...testBookingCalls,
    ...travelGroupOfficeCalls,
  },
  customer: customerOfficeCalls,
  departure: { ...departureOfficeCalls, ...occupancyCalls, ...departureMessageCalls },
  people: peopleCalls,
  guide: { ...guideCalls, ...guideOfficeCalls },
  message: messageOfficeCalls,
  payment: paymentOfficeCalls,
  bank: bankOfficeCalls,
  supplier: supplierOfficeCalls,
  supply: { ...supplyOfficeCalls, ...supplierLinkCalls },
  books: {
    ...booksOfficeCalls,
    ...payablesCalls,
    ...cashCalls,
    ...settlementsCalls,
    ...withdrawalCalls,
    ...daysCalls,
    ...taxInvoiceCalls,
    ...statisticsCalls,
  },
  document: documentOfficeCalls,
  passport: passportOfficeCalls,
  itineraryChange: itineraryChangeOfficeCalls,
  board: boardOfficeCalls,
  quote: quoteOfficeCalls,
  review: reviewOfficeCalls,
  report: reportCalls,
  trip: tripOfficeCalls,
  discount: discountOfficeCalls,
  category: categoryOfficeCalls,
  agency: { ...agencyOfficeCalls, ...oldAddressCalls },
  moving: movingCalls,
  archive: archiveOfficeCalls,
  operator: operatorCalls,
  look: lookCalls,
  promotion: promotionOfficeCalls,
  terms: termsCalls,
  menu: menuCalls,
  page: { ...pageCalls, ...metaCalls },
}
