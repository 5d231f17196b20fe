// §7 Every call of every domain, collected.
import { agencyCalls } from '#domain/agency/calls.ts'
import { promotionCalls } from '#domain/agency/promotion/calls.ts'
import { boardCalls } from '#domain/board/calls.ts'
import { bookingCalls } from '#domain/booking/calls.ts'
import { catalogCalls } from '#domain/catalog/calls.ts'
import { departureCalls } from '#domain/departure/calls.ts'
import { discountCalls } from '#domain/departure/discount/calls.ts'
import { documentCalls } from '#domain/document/calls.ts'
import { itineraryChangeCalls } from '#domain/document/itinerary-change/calls.ts'
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

/** A group has the name of the folder in which its contracts lie, or of the room around that folder. */
export const calls = {
  agency: agencyCalls,
  promotion: promotionCalls,
  member: memberCalls,
  catalog: catalogCalls,
  departure: departureCalls,
  discount: discountCalls,
  wish: wishCalls,
  vote: voteCalls,
  board: boardCalls,
  booking: bookingCalls,
  reservation: {
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
  document: documentCalls,
  itineraryChange: itineraryChangeCalls,
}
