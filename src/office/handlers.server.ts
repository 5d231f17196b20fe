// Every handler of the office, collected; does not compile if a call has none.

import { oldAddressHandlers } from '#domain/agency/address/old-addresses.server.ts'
import { lookHandlers } from '#domain/agency/look/office-handlers.server.ts'
import { menuHandlers } from '#domain/agency/menu/menu.server.ts'
import { agencyOfficeHandlers } from '#domain/agency/office-handlers.server.ts'
import { metaHandlers } from '#domain/agency/page/meta.server.ts'
import { pageHandlers } from '#domain/agency/page/office-handlers.server.ts'
import { promotionOfficeHandlers } from '#domain/agency/promotion/office-handlers.server.ts'
import { termsHandlers } from '#domain/agency/terms/office-handlers.server.ts'
import { archiveOfficeHandlers } from '#domain/archive/office-handlers.server.ts'
import { bankOfficeHandlers } from '#domain/bank/office-handlers.server.ts'
import { boardOfficeHandlers } from '#domain/board/office-handlers.server.ts'
import { bookingOfficeHandlers } from '#domain/booking/office-handlers.server.ts'
import { booksOfficeHandlers } from '#domain/books/office-handlers.server.ts'
import { categoryOfficeHandlers } from '#domain/category/office-handlers.server.ts'
import { customerOfficeHandlers } from '#domain/customer/office-handlers.server.ts'
import {
  departureMessageHandlers,
  departureOfficeHandlers,
  discountOfficeHandlers,
  occupancyHandlers,
  peopleHandlers,
} from '#domain/departure/office-handlers.server.ts'
import {
  documentOfficeHandlers,
  itineraryChangeOfficeHandlers,
  passportOfficeHandlers,
} from '#domain/document/office-handlers.server.ts'
import { guideHandlers } from '#domain/guide/office-handlers.server.ts'
import { messageOfficeHandlers } from '#domain/message/office-handlers.server.ts'
import { movingHandlers } from '#domain/moving/office-handlers.server.ts'
import { operatorHandlers } from '#domain/operator/office-handlers.server.ts'
import { paymentOfficeHandlers } from '#domain/payment/office-handlers.server.ts'
import { quoteOfficeHandlers } from '#domain/quote/office-handlers.server.ts'
import { reportHandlers } from '#domain/report/office-handlers.server.ts'
import {
  cancelDepartureHandlers,
  changeRequestHandlers,
  rebookManyHandlers,
  reservationOfficeHandlers,
  testBookingHandlers,
  travelGroupOfficeHandlers,
} from '#domain/reservation/office-handlers.server.ts'
import { reviewOfficeHandlers } from '#domain/review/office-handlers.server.ts'
import { staffHandlers } from '#domain/staff/office-handlers.server.ts'
import { supplierOfficeHandlers, supplyHandlers } from '#domain/supplier/office-handlers.server.ts'
import { tripOfficeHandlers } from '#domain/trip/office-handlers.server.ts'
import type { calls } from './calls.ts'

export const handlers = {
  staff: staffHandlers,
  booking: bookingOfficeHandlers,
  reservation: {
    ...reservationOfficeHandlers,
    ...changeRequestHandlers,
    ...rebookManyHandlers,
    ...cancelDepartureHandlers,
    ...testBookingHandlers,
    ...travelGroupOfficeHandlers,
  },
  customer: customerOfficeHandlers,
  departure: { ...departureOfficeHandlers, ...occupancyHandlers, ...departureMessageHandlers },
  people: peopleHandlers,
  guide: guideHandlers,
  message: messageOfficeHandlers,
  payment: paymentOfficeHandlers,
  bank: bankOfficeHandlers,
  supplier: supplierOfficeHandlers,
  supply: supplyHandlers,
  books: booksOfficeHandlers,
  document: documentOfficeHandlers,
  passport: passportOfficeHandlers,
  itineraryChange: itineraryChangeOfficeHandlers,
  board: boardOfficeHandlers,
  quote: quoteOfficeHandlers,
  review: reviewOfficeHandlers,
  report: reportHandlers,
  trip: tripOfficeHandlers,
  discount: discountOfficeHandlers,
  category: categoryOfficeHandlers,
  agency: { ...agencyOfficeHandlers, ...oldAddressHandlers },
  moving: movingHandlers,
  archive: archiveOfficeHandlers,
  operator: operatorHandlers,
  look: lookHandlers,
  promotion: promotionOfficeHandlers,
  terms: termsHandlers,
  menu: menuHandlers,
  page: { ...pageHandlers, ...metaHandlers },
} satisfies Record<keyof typeof calls, object>
