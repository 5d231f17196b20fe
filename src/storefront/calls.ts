// §7 Every call of every domain, collected.
import { agencyCalls } from '#domain/agency/calls.ts'
import { promotionCalls } from '#domain/agency/promotion/calls.ts'
import { boardCalls } from '#domain/board/calls.ts'
import { bookingCalls } from '#domain/booking/calls.ts'
import { catalogCalls } from '#domain/catalog/calls.ts'
import { departureCalls } from '#domain/departure/calls.ts'
import { discountCalls } from '#domain/departure/discount-calls.ts'
import { documentCalls } from '#domain/document/calls.ts'
import { changeCalls } from '#domain/document/itinerary-change-calls.ts'
import { memberCalls } from '#domain/member/calls.ts'
import { adLinkCalls } from '#domain/message/calls.ts'
import { paymentCalls } from '#domain/payment/calls.ts'
import { quoteCalls } from '#domain/quote/calls.ts'
import { reservationCalls } from '#domain/reservation/calls.ts'
import { linkCalls } from '#domain/reservation/link-calls.ts'
import { ownChangeCalls } from '#domain/reservation/own-change-calls.ts'
import { shareCalls } from '#domain/reservation/share-calls.ts'
import { travelGroupCalls } from '#domain/reservation/travel-group-calls.ts'
import { reviewCalls } from '#domain/review/calls.ts'
import { voteCalls } from '#domain/vote/calls.ts'
import { wishCalls } from '#domain/wish/calls.ts'

/** Several rooms may share one group of the client, such as everything about a trip or a booking. */
export const calls = {
  agency: { ...agencyCalls, ...promotionCalls },
  member: memberCalls,
  catalog: { ...catalogCalls, ...departureCalls, ...discountCalls },
  wish: wishCalls,
  vote: voteCalls,
  board: boardCalls,
  booking: {
    ...bookingCalls,
    ...reservationCalls,
    ...linkCalls,
    ...shareCalls,
    ...travelGroupCalls,
    ...ownChangeCalls,
  },
  payment: paymentCalls,
  quote: quoteCalls,
  review: reviewCalls,
  message: adLinkCalls,
  document: { ...documentCalls, ...changeCalls },
}
