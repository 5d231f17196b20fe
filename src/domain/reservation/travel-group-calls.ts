// Bookings that travel together: joining the group of a leader, and leaving it. Decision 81
import { z } from 'zod'
import { OwnBookingInput } from '#domain/booking/forms.ts'
import { call } from '#platform/wire/call.ts'
import { Id, Moment } from '#platform/wire/shapes.ts'
import { LinkCode } from './forms.ts'

/** `deposit`: what was asked for first. `moved`: to another departure. */
const MemberState = z.enum(['open', 'deposit', 'paid', 'moved', 'cancelled'])
export const Member = z.object({
  member: Id,
  /** The booker's name. */
  name: z.string(),
  people: z.int(),
  /** Paid or not, and no sum. */
  state: MemberState,
  missing: z.array(z.enum(['travellers', 'passports', 'contract'])),
})
export type GroupMember = z.output<typeof Member>

/** The group as the holder of a booking sees it. */
export const TravelGroup = z.object({
  /** The code of a booking on its own; null once it has joined another's group. */
  code: z.string().nullable(),
  /** The leader of the group that the booking is in, or is asked to join, masked. */
  leader: z.string().nullable(),
  is_invited: z.boolean(),
  members: z.array(Member.extend({ reminded: Moment.nullable(), can_remind: z.boolean() })),
})

const refusals = ['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND', 'ABNORMAL_ACCESS', 'FOREIGN_ORIGIN'] as const
const ownCall = { path: '/api/landing/user/booking/group', takes: 'json', who: 'holder' } as const

export const travelGroupCalls = {
  /**
   * Joins with the leader's code, or without one where staff have asked. From then on the leader sees the
   * booking's state.
   */
  joinGroup: call({
    ...ownCall,
    method: 'POST',
    tx: 'own',
    input: OwnBookingInput.extend({ code: LinkCode.optional() }),
    output: TravelGroup,
    refuses: [
      ...refusals,
      'GROUP_CODE_UNFIT',
      'GROUP_TAKEN',
      'GROUP_FULL',
      'WRONG_PROGRESS',
      'TOO_MANY_TRIES',
    ],
  }),
  /** Leaves the group or declines it; the leader takes a `member` out, or without one ends the group. */
  leaveGroup: call({
    ...ownCall,
    method: 'DELETE',
    input: OwnBookingInput.extend({ member: Id.optional() }),
    output: TravelGroup,
    refuses: [...refusals, 'NOT_FOUND'],
  }),
}
