// §7 Every handler, collected; does not compile if a call has none.

import { agencyHandlers } from '#domain/agency/handlers.server.ts'
import { promotionHandlers } from '#domain/agency/promotion/handlers.server.ts'
import { boardHandlers } from '#domain/board/handlers.server.ts'
import { withdrawFromBoards } from '#domain/board/withdraw.server.ts'
import { detachMemberBookings } from '#domain/booking/detach-member-bookings.server.ts'
import { bookingHandlers } from '#domain/booking/handlers.server.ts'
import { catalogHandlers } from '#domain/catalog/handlers.server.ts'
import { departureHandlers, discountHandlers } from '#domain/departure/handlers.server.ts'
import { documentHandlers, itineraryChangeHandlers } from '#domain/document/handlers.server.ts'
import { memberHandlers } from '#domain/member/handlers.server.ts'
import { createWithdrawalHandler } from '#domain/member/withdraw.server.ts'
import { refuseAdsOfMember } from '#domain/message/ad-refusals.server.ts'
import { adLinkHandlers } from '#domain/message/handlers.server.ts'
import { paymentHandlers } from '#domain/payment/handlers.server.ts'
import { quoteHandlers } from '#domain/quote/handlers.server.ts'
import { reservationHandlers } from '#domain/reservation/handlers.server.ts'
import {
  linkHandlers,
  ownChangeHandlers,
  shareHandlers,
  travelGroupHandlers,
} from '#domain/reservation/link-handlers.server.ts'
import { reviewHandlers } from '#domain/review/handlers.server.ts'
import { voteHandlers } from '#domain/vote/handlers.server.ts'
import { wishHandlers } from '#domain/wish/handlers.server.ts'
import type { calls } from './calls.ts'

export const handlers = {
  agency: agencyHandlers,
  promotion: promotionHandlers,
  member: {
    ...memberHandlers,
    withdrawal: createWithdrawalHandler(withdrawFromBoards, refuseAdsOfMember, detachMemberBookings),
  },
  catalog: catalogHandlers,
  departure: departureHandlers,
  discount: discountHandlers,
  wish: wishHandlers,
  vote: voteHandlers,
  board: boardHandlers,
  booking: bookingHandlers,
  reservation: {
    ...reservationHandlers,
    ...linkHandlers,
    ...shareHandlers,
    ...travelGroupHandlers,
    ...ownChangeHandlers,
  },
  payment: paymentHandlers,
  quote: quoteHandlers,
  review: reviewHandlers,
  message: adLinkHandlers,
  document: documentHandlers,
  itineraryChange: itineraryChangeHandlers,
} satisfies Record<keyof typeof calls, object>
