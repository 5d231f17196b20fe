// Bookings in the office: searched, shown in full, moved to their next state, with notes and tasks.
import { z } from 'zod'
import { pageSizes } from '#limits/display.ts'
import { resendableOccasions } from '#occasions.ts'
import { createExportInput, exportCall } from '#platform/export/export-file.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import {
  createPaging,
  Day,
  Id,
  line,
  listOf,
  Moment,
  Nothing,
  Revision,
  text,
  Won,
} from '#platform/wire/shapes.ts'
import { Booking, BookingListItem, Progress, Reach } from './calls.ts'
import { cancellationReasons } from './cancellation-reasons.ts'
import { BookingNumber } from './forms.ts'
import { ledgerKinds } from './ledger-kinds.ts'

export const BookingIdInput = z.object({ booking_id: BookingNumber })

const OfficeBookingListItem = BookingListItem.omit({
  thumbnail_path: true,
  to_do: true,
  package_code: true,
}).extend({
  name: z.string(),
  contact_masked: z.string(),
  /** Made to try the site before it is public. */
  is_test: z.boolean(),
  /** The sum that a firm booking still has to pay. */
  due: Won,
  passports_missing: z.int(),
})
const Note = z.object({ id: Id, text: z.string(), by_name: z.string(), at: Moment })
const Task = z.object({
  id: Id,
  text: z.string(),
  /** The words of a call, which no channel carried to the customer. */
  to_say: z.string().nullable(),
  due: Day,
  staff_id: Id.nullable(),
  staff_name: z.string().nullable(),
  by_name: z.string(),
  done: Moment.nullable(),
  done_by: z.string().nullable(),
})
/** `by_name`: who of staff added it; null for the customer, with the reservation. */
const BookingFile = z.object({
  id: Id,
  name: z.string(),
  size: z.int(),
  by_name: z.string().nullable(),
  shown: z.boolean(),
  at: Moment,
})
const OfficeBooking = Booking.omit({
  bank_transfer: true,
  cancellable: true,
  history: true,
  payments: true,
  files: true,
}).extend({
  contact: z.string(),
  email: z.string(),
  is_member: z.boolean(),
  is_test: z.boolean(),
  customer: z.string(),
  /** Sent back with a change, to show which version was on the screen. */
  revision: Revision,
  /** Made by staff, and the customer has not agreed yet. */
  consents_due: z.boolean(),
  cancel_reason: z.enum(cancellationReasons).nullable(),
  refund_due: Won.nullable(),
  cancel_fee: Won.nullable(),
  payments: z.array(
    Booking.shape.payments.element.extend({
      kind: z.enum(ledgerKinds),
      by_name: z.string().nullable(),
    }),
  ),
  history: z.array(
    z.object({
      progress: Progress,
      by: z.enum(['customer', 'staff', 'gateway', 'clock']),
      by_name: z.string().nullable(),
      note: z.string(),
      at: Moment,
    }),
  ),
  /** Other actions of staff with the booking, in the reader's language. */
  actions: z.array(
    z.object({
      id: Id,
      at: Moment,
      by_name: z.string(),
      what: z.string(),
      before: z.string(),
      after: z.string(),
    }),
  ),
  files: z.array(BookingFile),
  notes: z.array(Note),
  tasks: z.array(Task),
  reached_by: Reach,
  /** Messages that can be sent again now. */
  resendable: z.array(z.enum(resendableOccasions)),
})

const changeCall = { takes: 'json', may: 'change bookings' } as const

/** Kinds of pending work beside money. */
export const pendingWorkKinds = ['papers', 'passports', 'changes', 'tasks'] as const

const filters = {
  q: line(60).optional(),
  progress: Progress.optional(),
  /** Money of trips under way: who has to pay more by now, or gets something back. */
  money: z.enum(['due', 'balance', 'claim', 'owed']).optional(),
  /** Passports that are missing or end soon; tasks that are due, of the person who asks. */
  to_do: z.enum(pendingWorkKinds).optional(),
  from: Day.optional(),
  to: Day.optional(),
  /** By default the order is by departure where days of departure are asked for, else the newest first. */
  sort: z.enum(['reg', '-reg', 'departure', '-departure']).optional(),
}

export const bookingOfficeCalls = {
  /** `q`: part of a name or of a telephone, the number or a group of it, part of a trip's title. */
  list: call({
    method: 'GET',
    path: '/api/office/bookings',
    takes: 'query',
    may: 'bookings',
    input: z.object({ ...createPaging(pageSizes.officeRows), ...filters }),
    output: listOf(OfficeBookingListItem).extend({ more: z.boolean() }),
  }),
  exportList: call({
    ...exportCall,
    path: '/api/office/bookings/file',
    may: 'bookings',
    input: z.object({
      ...filters,
      ...createExportInput(['number', 'who', 'progress', 'departure', 'trip', 'people', 'paid', 'reserved']),
    }),
  }),
  one: call({
    method: 'GET',
    path: '/api/office/booking',
    takes: 'query',
    may: 'bookings',
    logsRead: true,
    input: BookingIdInput,
    output: OfficeBooking,
    refuses: ['BOOKING_NOT_FOUND'],
  }),
  prepare: call({
    ...changeCall,
    method: 'POST',
    path: '/api/office/booking/prepare',
    input: BookingIdInput,
    output: Nothing,
    refuses: ['BOOKING_NOT_FOUND', 'WRONG_PROGRESS'],
  }),
  ready: call({
    ...changeCall,
    method: 'POST',
    path: '/api/office/booking/ready',
    input: BookingIdInput,
    output: Nothing,
    refuses: ['BOOKING_NOT_FOUND', 'WRONG_PROGRESS'],
  }),
  /** The note is in the booking's history, for staff only. */
  refuseCancel: call({
    ...changeCall,
    method: 'POST',
    path: '/api/office/booking/refuse-cancel',
    input: BookingIdInput.extend({ note: line(500).min(1) }),
    output: Nothing,
    refuses: ['BOOKING_NOT_FOUND', 'WRONG_PROGRESS', 'REFUND_UNDER_WAY'],
  }),
  resend: call({
    ...changeCall,
    method: 'POST',
    path: '/api/office/booking/resend',
    tx: 'own',
    input: BookingIdInput.extend({ kind: z.enum(resendableOccasions) }),
    output: Nothing,
    refuses: ['BOOKING_NOT_FOUND', 'WRONG_PROGRESS', ...idempotencyRefusals],
  }),
  /** Whoever sees a booking may say something about it. */
  addNote: call({
    ...changeCall,
    may: 'bookings',
    method: 'POST',
    path: '/api/office/booking/note',
    tx: 'own',
    input: BookingIdInput.extend({ text: text(2_000).trim().min(1) }),
    output: z.object({ id: Id }),
    refuses: ['BOOKING_NOT_FOUND', ...idempotencyRefusals],
  }),
  addTask: call({
    ...changeCall,
    may: 'bookings',
    method: 'POST',
    path: '/api/office/booking/task',
    tx: 'own',
    input: BookingIdInput.extend({ text: line(200).min(1), due: Day, staff_id: Id.optional() }),
    output: z.object({ id: Id }),
    refuses: ['BOOKING_NOT_FOUND', 'NOT_FOUND', ...idempotencyRefusals],
  }),
  endTask: call({
    ...changeCall,
    may: 'bookings',
    method: 'PUT',
    path: '/api/office/booking/task',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  /** Opens a task again that was closed by mistake. */
  reopenTask: call({
    ...changeCall,
    may: 'bookings',
    method: 'POST',
    path: '/api/office/booking/task/reopen',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
}
