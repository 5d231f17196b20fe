// Each their share: the leader divides what is left, and sees who has paid. Decision 81
import { z } from 'zod'
import { OwnBookingInput } from '#domain/booking/forms.ts'
import { shareLimits } from '#limits/trade.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Email, Id, Moment, personName, Won } from '#platform/wire/shapes.ts'
import { TravelGroup } from './travel-group-calls.ts'

/**
 * `email`: '' where the leader hands the link over. `traveller`: whose share it is, by the number that their papers
 * have.
 */
const NewShare = z.object({
  name: personName(60, 'enterName'),
  email: z.union([z.literal(''), Email]).default(''),
  amount: z.int().min(shareLimits.won),
  traveller: z.int().min(1).max(999).optional(),
})

const Shares = z.object({
  list: z.array(
    z.object({
      share_id: Id,
      name: z.string(),
      /** The traveller of the share; null where it is of nobody who is named. */
      traveller: z.int().nullable(),
      /** The traveller was cancelled, so nothing is paid by the link. */
      has_left: z.boolean(),
      has_email: z.boolean(),
      amount: Won,
      paid: Won,
      /** What is left to pay: nothing of somebody who travels no more. */
      rest: Won,
      /** The link, for the leader to hand over. */
      address: z.string(),
      reminded: Moment.nullable(),
      /** The share has an address, and no reminder went there in the last day. */
      can_remind: z.boolean(),
    }),
  ),
  /** The sum left to pay for the booking, and the part in no share. */
  payable: Won,
  undivided: Won,
  /** Other bookings that travel along. */
  group: TravelGroup,
})

const refusals = ['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND', 'ABNORMAL_ACCESS', 'FOREIGN_ORIGIN'] as const
const path = '/api/landing/user/booking/shares'

export const shareCalls = {
  shares: call({
    method: 'GET',
    path,
    takes: 'query',
    who: 'holder',
    input: OwnBookingInput,
    output: Shares,
    refuses: ['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND', 'ABNORMAL_ACCESS'],
  }),
  /** Divides what is in no share yet into new shares. */
  addShares: call({
    method: 'POST',
    path,
    takes: 'json',
    who: 'holder',
    tx: 'own',
    input: OwnBookingInput.extend({ shares: z.array(NewShare).min(1).max(shareLimits.most) }),
    output: Shares,
    refuses: [
      ...refusals,
      'NOT_PAYABLE',
      'CONSENT_REQUIRED',
      'SHARES_TOO_LARGE',
      'NAME_UNFIT',
      'TOO_MANY_TRIES',
      ...idempotencyRefusals,
    ],
  }),
  /** The link of the share ends; what it has paid stays paid. */
  removeShare: call({
    method: 'DELETE',
    path,
    takes: 'json',
    who: 'holder',
    input: OwnBookingInput.extend({ share_id: Id }),
    output: Shares,
    refuses: [...refusals, 'NOT_FOUND'],
  }),
  /** Reminds shares that have not paid, and bookings of the group that lack something; each once a day. */
  remindShares: call({
    method: 'POST',
    path: `${path}/remind`,
    takes: 'json',
    who: 'holder',
    input: OwnBookingInput,
    output: Shares,
    refuses: [...refusals, 'NOBODY_TO_REMIND'],
  }),
}
