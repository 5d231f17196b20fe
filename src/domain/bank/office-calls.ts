// Bank lines in the office: brought in, proposed for bookings, confirmed, undone. Decision 79
import { z } from 'zod'
import { BookingIdInput } from '#domain/booking/office-calls.ts'
import { bankLimits } from '#limits/books.ts'
import { pageSizes } from '#limits/display.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { createPaging, Day, Id, line, listOf, Moment, Nothing, Won, Words } from '#platform/wire/shapes.ts'
import { BankColumnTitles, ImportedLine, Reason } from './forms.ts'

const moneyRead = { method: 'GET', takes: 'query', may: 'money' } as const
const moneyWrite = { method: 'POST', takes: 'json', may: 'money', proof: true, tx: 'own' } as const

const StoredLine = z.object({
  id: Id,
  account: z.string(),
  booked_on: Day,
  booked_time: z.string(),
  amount: Won,
  payer: z.string(),
  memo: z.string(),
})
/** The part of the line that was not confirmed for a booking yet. */
const OpenBankLine = StoredLine.extend({ rest: Won })
/** `payable`: what is asked now. `left`: all that may be paid. */
const PayableBooking = z.object({
  booking_id: z.string(),
  name: z.string(),
  page_title: Words,
  departure_date: Day,
  people: z.int(),
  payable: Won,
  left: Won,
  /** Shares that people pay by themselves, with the rest of each. */
  shares: z.array(z.object({ id: Id, name: z.string(), rest: Won })),
})
/**
 * `share`: whose share of the booking it pays. `surplus`: what of the amount the booking does not owe; it is
 * among the payouts from then on.
 */
const MatchPart = z.object({
  line: Id,
  booking_id: BookingIdInput.shape.booking_id,
  amount: Won.min(1),
  share: Id.optional(),
  surplus: Won.optional(),
})
const matchReasons = [
  'reference',
  'phone',
  'trip',
  'name',
  'traveller',
  'typo',
  'family',
  'stranger',
  'asked',
  'whole',
  'share',
  'part',
  'over',
  'several_bookings',
  'several_lines',
] as const
const Proposal = z.object({
  parts: z.array(MatchPart),
  reasons: z.array(z.enum(matchReasons)),
  certainty: z.enum(['sure', 'likely', 'unsure']),
})

const confirmRefusals = [
  'BOOKING_NOT_FOUND',
  'NOT_PAYABLE',
  'PAYMENT_MISMATCH',
  ...idempotencyRefusals,
] as const
/** `is_waiting`: nothing is paid yet, a second person has to agree. */
const ConfirmResult = z.object({ is_waiting: z.boolean() })

export const bankOfficeCalls = {
  /** The accounts of earlier imports with their columns, the last used first. */
  accounts: call({
    ...moneyRead,
    path: '/api/office/bank/accounts',
    input: z.object({}),
    output: z.object({
      /** The account that customers are told. */
      own: z.string().nullable(),
      accounts: z.array(z.object({ account: z.string(), columns: z.record(z.string(), z.string()) })),
    }),
  }),
  /**
   * `fresh`: the places of the lines that are not stored yet. With `only_try` nothing is written. Withdrawals are
   * stored beside them, each once: they pay costs.
   */
  importLines: call({
    ...moneyWrite,
    path: '/api/office/bank/lines',
    body_bytes: bankLimits.body_bytes,
    input: z.object({
      account: line(bankLimits.account, 'enterAccount'),
      columns: BankColumnTitles,
      lines: z.array(ImportedLine).max(bankLimits.lines),
      withdrawals: z.array(ImportedLine).max(bankLimits.lines).default([]),
      only_try: z.boolean().default(false),
    }),
    output: z.object({ added: z.int(), withdrawals: z.int(), fresh: z.array(z.int()) }),
    refuses: [...idempotencyRefusals],
  }),
  /** Lines that wait, the oldest first, with what each is probably for. */
  openLines: call({
    ...moneyRead,
    path: '/api/office/bank/open',
    tx: 'own',
    input: z.object({}),
    output: z.object({
      total: z.int(),
      /** Confirmations of colleagues to which this person may agree. */
      to_agree: z.int(),
      lines: z.array(OpenBankLine.extend({ proposals: z.array(Proposal), is_ambiguous: z.boolean() })),
      bookings: z.array(PayableBooking),
    }),
  }),
  /**
   * Bookings by part of a name, a telephone or the number: those that can be paid, then those that owe nothing and
   * are sent back what came for them.
   */
  findBookings: call({
    ...moneyRead,
    path: '/api/office/bank/bookings',
    input: z.object({ q: line(60).min(1) }),
    output: z.object({ bookings: z.array(PayableBooking) }),
  }),
  /**
   * The sums of a line may not exceed what is left of it, those of a booking what it may be paid. What is more, or
   * came for a booking that is over, is taken as a surplus: it is owed back, and the customer is asked for an account.
   */
  confirm: call({
    ...moneyWrite,
    path: '/api/office/bank/confirm',
    input: z.object({ parts: z.array(MatchPart).min(1).max(bankLimits.parts) }),
    output: ConfirmResult,
    refuses: ['LINE_NOT_FOUND', 'LINE_TAKEN', 'AGREEMENT_AWAITED', ...confirmRefusals],
  }),
  /** Confirmations, the newest first. `waiting`: a second person has to agree. */
  matches: call({
    ...moneyRead,
    path: '/api/office/bank/matches',
    input: z.object({
      ...createPaging(pageSizes.officeRows),
      state: z.enum(['waiting', 'recorded', 'undone']).default('recorded'),
    }),
    output: listOf(
      z.object({
        id: Id,
        confirmation: z.uuid(),
        line: StoredLine.nullable(),
        reason: z.string().nullable(),
        booking_id: z.string(),
        name: z.string(),
        amount: Won,
        /** The part that the booking did not owe. */
        surplus: Won,
        by_name: z.string(),
        at: Moment,
        agreed_by: z.string().nullable(),
        undone: Moment.nullable(),
        undone_by: z.string().nullable(),
        undone_reason: z.string().nullable(),
        /** The reader confirmed it, and cannot agree. */
        is_own: z.boolean(),
      }),
    ),
  }),
  /** A second person agrees: all that was confirmed together is recorded now. */
  agree: call({
    ...moneyWrite,
    path: '/api/office/bank/agree',
    input: z.object({ confirmation: z.uuid() }),
    output: Nothing,
    refuses: ['NOT_FOUND', 'SAME_PERSON', 'CONFIRMATION_OVER', ...confirmRefusals],
  }),
  undo: call({
    ...moneyWrite,
    path: '/api/office/bank/undo',
    input: z.object({ id: Id, reason: Reason }),
    output: Nothing,
    refuses: [
      'NOT_FOUND',
      'CONFIRMATION_OVER',
      'NOT_UNDOABLE',
      'REFUND_UNDER_WAY',
      'BOOKING_NOT_FOUND',
      ...idempotencyRefusals,
    ],
  }),
  /** Lines that fit nothing, with the reason. */
  asideLines: call({
    ...moneyRead,
    path: '/api/office/bank/aside',
    input: z.object(createPaging(pageSizes.officeRows)),
    output: listOf(OpenBankLine.extend({ aside: Moment, aside_by: z.string(), aside_reason: z.string() })),
  }),
  setAside: call({
    ...moneyWrite,
    path: '/api/office/bank/aside',
    input: z.object({ id: Id, reason: Reason }),
    output: Nothing,
    refuses: ['LINE_NOT_FOUND', 'LINE_TAKEN', ...idempotencyRefusals],
  }),
  bringBack: call({
    ...moneyWrite,
    path: '/api/office/bank/bring-back',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['LINE_NOT_FOUND', ...idempotencyRefusals],
  }),
  /**
   * Confirms money that is on no line: the sum that may be paid, as the screen showed it, and a reason.
   */
  confirmDeposit: call({
    ...moneyWrite,
    path: '/api/office/booking/deposit',
    input: BookingIdInput.extend({ amount: Won, reason: Reason, share: Id.optional() }),
    output: ConfirmResult,
    refuses: ['AGREEMENT_AWAITED', ...confirmRefusals],
  }),
}
