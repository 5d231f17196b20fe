// A change after sale as its booker sees it: what changes, and their answer, signed by name. Decision 101
import { z } from 'zod'
import { BookingNumber } from '#domain/booking/forms.ts'
import { AnswerChangeInput, LinkToken } from '#domain/document/forms.ts'
import { call } from '#platform/wire/call.ts'
import { Day, Id, Moment, Words } from '#platform/wire/shapes.ts'
import { itineraryChangeAnswers, itineraryChangeKinds } from './itinerary-change.ts'

const changeFields = {
  kind: z.enum(itineraryChangeKinds),
  /** The day of the trip, from 1, and its date for this booking. */
  day: z.int(),
  starts: Day,
  before: Words,
  after: Words,
  reason: Words,
  cost: Words,
  answer: z.enum(itineraryChangeAnswers).nullable(),
  answered: Moment.nullable(),
}
const Change = z.object({
  page_title: Words,
  departure_date: Day,
  return_date: Day,
  /** Masked, so that only its owner recognises it. */
  name: z.string(),
  ...changeFields,
})

export const itineraryChangeCalls = {
  /** Only tells what the link asks; spends nothing. */
  change: call({
    method: 'POST',
    path: '/api/landing/change',
    takes: 'json',
    who: 'link',
    input: z.object({ token: LinkToken }),
    output: Change,
    refuses: ['LINK_EXPIRED', 'CHANGE_DAY_BEGUN', 'FOREIGN_ORIGIN'],
  }),
  /** A booker who refused may agree later; an agreement is final. */
  answerChange: call({
    method: 'POST',
    path: '/api/landing/change/answer',
    takes: 'json',
    who: 'link',
    input: AnswerChangeInput,
    output: Change,
    refuses: [
      'LINK_EXPIRED',
      'CHANGE_DAY_BEGUN',
      'CHANGE_ANSWERED',
      'NOT_THE_SIGNER',
      'NAME_UNFIT',
      'FOREIGN_ORIGIN',
    ],
  }),
  /** All changes a booking was asked about, the latest first. */
  changes: call({
    method: 'GET',
    path: '/api/landing/user/booking/changes',
    takes: 'query',
    who: 'holder',
    input: z.object({ booking_id: BookingNumber }),
    output: z.object({ list: z.array(z.object({ id: Id, is_open: z.boolean(), ...changeFields })) }),
    refuses: ['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND'],
  }),
  /** For who has the booking open: the same page as by the link. */
  openChange: call({
    method: 'POST',
    path: '/api/landing/user/booking/change/open',
    takes: 'json',
    who: 'holder',
    input: z.object({ booking_id: BookingNumber, id: Id }),
    output: z.object({ token: z.string() }),
    refuses: ['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND', 'NOT_FOUND', 'FOREIGN_ORIGIN'],
  }),
}
