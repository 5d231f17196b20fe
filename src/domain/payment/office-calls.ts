// Money of a booking in the office: transfers that arrived, refunds, and payouts.
import { z } from 'zod'
import { Progress, Reach } from '#domain/booking/calls.ts'
import { BookingIdInput } from '#domain/booking/office-calls.ts'
import { pageSizes } from '#limits/display.ts'
import { createExportInput, exportCall } from '#platform/export/export-file.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { createPaging, Day, Id, line, listOf, Moment, Nothing, Won, Words } from '#platform/wire/shapes.ts'
import { PayoutAccount } from './forms.ts'
import { receiptOfficeCalls } from './receipt-office-calls.ts'

const moneyCall = {
  method: 'POST',
  takes: 'json',
  may: 'money',
  proof: true,
  tx: 'own',
} as const

/** `overdue`: by now. `later`: by a day that was agreed. `claim`: a fee above what was paid. */
const receivableKinds = ['overdue', 'later', 'claim'] as const

export const PayoutRef = BookingIdInput.extend({ refund_id: Id.optional() })

const payoutFilters = {
  account: z.enum(['given', 'missing']).optional(),
  show: z.enum(['open', 'done']).default('open'),
}

export const paymentOfficeCalls = {
  ...receiptOfficeCalls,
  /**
   * `owed`: to be sent back by transfer now. `for_cancel`: what goes back when the cancel is completed.
   * `payable`: the sum that is asked for now. `due`: what a firm booking still has to pay, `due_by` the day that
   * was agreed. `claim`: what of a cancellation fee is above what was paid. `compensation`: what the agency owes
   * for cancelling itself.
   */
  ofBooking: call({
    method: 'GET',
    path: '/api/office/booking/money',
    takes: 'query',
    may: 'bookings',
    input: BookingIdInput,
    output: z.object({
      owed: Won,
      for_cancel: Won,
      payable: Won,
      due: Won,
      due_by: Day.nullable(),
      claim: Won,
      claim_waived: Won,
      compensation: Won,
      tries: z.array(
        z.object({
          order_id: z.string(),
          amount: Won,
          state: z.enum(['opened', 'confirming', 'deposit_waiting', 'paid', 'failed']),
          code: z.string().nullable(),
          opened: Moment,
        }),
      ),
      refunds: z.array(
        z.object({ id: z.int(), amount: Won, state: z.string(), code: z.string().nullable(), asked: Moment }),
      ),
    }),
    refuses: ['BOOKING_NOT_FOUND'],
  }),
  completeCancel: call({
    ...moneyCall,
    path: '/api/office/booking/complete-cancel',
    input: BookingIdInput,
    output: Nothing,
    refuses: ['BOOKING_NOT_FOUND', 'WRONG_PROGRESS', 'REFUND_UNDER_WAY', ...idempotencyRefusals],
  }),
  /** `amount`: what was sent. If another sum is owed now, nothing is written. */
  sendBack: call({
    ...moneyCall,
    path: '/api/office/booking/send-back',
    input: BookingIdInput.extend({ amount: Won }),
    output: Nothing,
    refuses: [
      'BOOKING_NOT_FOUND',
      'NOTHING_OWED',
      'REFUND_UNDER_WAY',
      'PAYMENT_MISMATCH',
      ...idempotencyRefusals,
    ],
  }),
  /** The compensation was sent by transfer. It never goes through the gateway. */
  payCompensation: call({
    ...moneyCall,
    path: '/api/office/booking/compensation',
    input: BookingIdInput.extend({ amount: Won }),
    output: Nothing,
    refuses: ['BOOKING_NOT_FOUND', 'NOTHING_OWED', 'PAYMENT_MISMATCH', ...idempotencyRefusals],
  }),
  /**
   * Money that goes back, by whichever way: what staff send, what the gateway was asked for, what waits for an
   * account; or what is over. The longest wait comes first.
   */
  payouts: call({
    method: 'GET',
    path: '/api/office/payouts',
    takes: 'query',
    may: 'money',
    input: z.object({ ...createPaging(pageSizes.officeRows), ...payoutFilters }),
    output: listOf(
      z.object({
        /** The number of one refund, or of the booking where staff send all of it. */
        key: z.string(),
        refund_id: z.int().nullable(),
        way: z.enum(['card', 'virtual_account', 'bank_transfer']),
        state: z.enum(['to_send', 'account_needed', 'asked', 'done', 'refused']),
        /** The staff member who asked for it or sent it, and the gateway's answer. */
        by_name: z.string().nullable(),
        code: z.string().nullable(),
        booking_id: z.string(),
        name: z.string(),
        /** It came for a share: `name` and the address are those of whoever paid that. */
        is_share: z.boolean(),
        /** The address at which an account is asked for; empty if there is none. */
        email_masked: z.string(),
        page_title: Words,
        departure_date: Day,
        progress: Progress,
        refund: Won,
        compensation: Won,
        since: Moment,
        /** When the customer gave an account, and when they were last asked for one. */
        account_given: Moment.nullable(),
        account_asked: Moment.nullable(),
      }),
    ).extend({
      /** Open payouts, whatever the filters: all but those that the gateway does. */
      to_do: z.int(),
    }),
  }),
  /** For the books: the list as a file, without accounts. */
  exportPayouts: call({
    ...exportCall,
    path: '/api/office/payouts/file',
    may: 'books',
    input: z.object({
      ...payoutFilters,
      ...createExportInput([
        'who',
        'trip',
        'since',
        'refund',
        'compensation',
        'sum',
        'state',
        'account',
        'acts',
      ]),
    }),
  }),
  /**
   * Debts of customers: a balance or a higher price by now or by its day, and fees above what was paid. The
   * longest overdue comes first.
   */
  receivables: call({
    method: 'GET',
    path: '/api/office/receivables',
    takes: 'query',
    may: 'money',
    input: z.object({
      ...createPaging(pageSizes.officeRows),
      kind: z.enum(receivableKinds).optional(),
    }),
    output: listOf(
      z.object({
        booking_id: z.string(),
        name: z.string(),
        contact_masked: z.string(),
        page_title: Words,
        departure_date: Day,
        progress: Progress,
        kind: z.enum(receivableKinds),
        amount: Won,
        paid: Won,
        /** The day by which it was to be paid; null where none was agreed. */
        due_by: Day.nullable(),
        /** How often staff reminded the customer, and when last. */
        reminders: z.int(),
        reminded_on: Day.nullable(),
        /** A message can reach the customer, and none was sent today. */
        can_remind: z.boolean(),
      }),
    ).extend({
      sum: z.int(),
      /** Those of the listed that are to be paid by now. */
      due_now: z.int(),
    }),
  }),
  exportReceivables: call({
    ...exportCall,
    path: '/api/office/receivables/file',
    may: 'money',
    input: z.object({
      kind: z.enum(receivableKinds).optional(),
      ...createExportInput(['who', 'trip', 'kind', 'due', 'paid', 'amount', 'acts']),
    }),
  }),
  /** Sends the link to pay what is due, once a day at most. */
  remindDebtor: call({
    method: 'POST',
    takes: 'json',
    may: 'money',
    tx: 'own',
    path: '/api/office/receivables/remind',
    input: BookingIdInput,
    output: Nothing,
    refuses: ['BOOKING_NOT_FOUND', 'NOTHING_OWED', 'ASKED_TODAY', 'CALL_INSTEAD', ...idempotencyRefusals],
  }),
  /** Reminders by their sender, the last first. */
  reminders: call({
    method: 'GET',
    takes: 'query',
    may: 'money',
    path: '/api/office/receivables/reminders',
    input: BookingIdInput,
    output: z.object({
      list: z.array(z.object({ day: Day, amount: Won, by_name: z.string(), at: Moment })),
    }),
    refuses: ['BOOKING_NOT_FOUND'],
  }),
  /** The telephone in full. Reading it is logged. */
  debtorContact: call({
    method: 'GET',
    takes: 'query',
    may: 'money',
    logsRead: true,
    path: '/api/office/receivables/contact',
    input: BookingIdInput,
    output: z.object({ contact: z.string() }),
    refuses: ['BOOKING_NOT_FOUND'],
  }),
  /** The owner does not ask for a claim any more. `amount`: as the screen showed it. */
  waiveClaim: call({
    ...moneyCall,
    may: 'money rules',
    path: '/api/office/booking/waive-claim',
    input: BookingIdInput.extend({ amount: Won, reason: line(500).min(1) }),
    output: Nothing,
    refuses: ['BOOKING_NOT_FOUND', 'NOTHING_OWED', 'PAYMENT_MISMATCH', ...idempotencyRefusals],
  }),
  /** A refund that waits for an account is sent by staff instead: the gateway is not asked for it any more. */
  sendByTransfer: call({
    ...moneyCall,
    path: '/api/office/refund/by-transfer',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE', ...idempotencyRefusals],
  }),
  /** One payout with its account in full, which is logged. `refund_id`: of a share, to whoever paid it. */
  payout: call({
    method: 'GET',
    path: '/api/office/payout',
    takes: 'query',
    may: 'money',
    proof: true,
    logsRead: true,
    input: PayoutRef,
    output: z.object({
      booking_id: z.string(),
      name: z.string(),
      reached_by: Reach,
      refund: Won,
      compensation: Won,
      account: PayoutAccount.nullable(),
    }),
    refuses: ['BOOKING_NOT_FOUND', 'NOTHING_OWED'],
  }),
  /** All of it was sent, with the sums on the screen. This completes the cancellation it belongs to. */
  sendPayout: call({
    ...moneyCall,
    path: '/api/office/payout',
    input: PayoutRef.extend({ refund: Won, compensation: Won }),
    output: Nothing,
    refuses: [
      'BOOKING_NOT_FOUND',
      'NOTHING_OWED',
      'PAYMENT_MISMATCH',
      'REFUND_UNDER_WAY',
      'WRONG_PROGRESS',
      ...idempotencyRefusals,
    ],
  }),
}
