// Bookings that travel together, in the office: who is in a group, and asking a customer to join. Decision 81
import { z } from 'zod'
import { Progress } from '#domain/booking/calls.ts'
import { BookingNumber } from '#domain/booking/forms.ts'
import { BookingIdInput } from '#domain/booking/office-calls.ts'
import { call } from '#platform/wire/call.ts'
import { Id, Moment, Nothing } from '#platform/wire/shapes.ts'
import { Member } from './travel-group-calls.ts'

const officePath = { path: '/api/office/booking/group' } as const
const changeCall = { ...officePath, takes: 'json', may: 'change bookings' } as const

export const travelGroupOfficeCalls = {
  /** `members`: of the group that this booking leads. `joined`: null until the customer agrees. */
  travelGroup: call({
    ...officePath,
    method: 'GET',
    takes: 'query',
    may: 'bookings',
    input: BookingIdInput,
    output: z.object({
      leader: z.object({ booking_id: z.string(), name: z.string(), joined: Moment.nullable() }).nullable(),
      members: z.array(
        Member.extend({ booking_id: z.string(), progress: Progress, joined: Moment.nullable() }),
      ),
    }),
    refuses: ['BOOKING_NOT_FOUND'],
  }),
  /** Mails the customer of `member` a question whether to join the group of this booking; also once more. */
  addToGroup: call({
    ...changeCall,
    method: 'POST',
    input: BookingIdInput.extend({ member: BookingNumber }),
    output: Nothing,
    refuses: ['BOOKING_NOT_FOUND', 'WRONG_PROGRESS', 'DEPARTURES_DIFFER', 'GROUP_TAKEN', 'GROUP_FULL'],
  }),
  removeFromGroup: call({
    ...changeCall,
    method: 'DELETE',
    input: BookingIdInput.extend({ member: Id }),
    output: Nothing,
    refuses: ['BOOKING_NOT_FOUND', 'NOT_FOUND'],
  }),
}
