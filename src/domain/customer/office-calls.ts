// Customers in the office: found, seen on one card, joined by staff, handed out and erased at their request.
import { z } from 'zod'
import { consultationStates } from '#domain/board/consultation-states.ts'
import { Progress } from '#domain/booking/calls.ts'
import { quoteStates } from '#domain/quote/states.ts'
import { pageSizes } from '#limits/display.ts'
import { exportCall } from '#platform/export/export-file.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import {
  createPaging,
  Day,
  Id,
  line,
  listOf,
  Moment,
  Nothing,
  text,
  Won,
  Words,
} from '#platform/wire/shapes.ts'
import { erasedKinds, keptKinds, keptPurposes } from './erased-kinds.ts'

/** A member (m), or the booking (b), consultation (c) or quote (q) of a guest: the card is reached by any of its parts. */
const CustomerKey = z.string().regex(/^[bmcq][1-9]\d{0,14}$/)
const CustomerInput = z.object({ customer: CustomerKey })

const readCall = { method: 'GET', takes: 'query', may: 'bookings' } as const
const changeCall = { takes: 'json', may: 'change bookings' } as const
const dataCall = { may: 'customer data', proof: true } as const

const Part = z.object({
  customer: CustomerKey,
  name: z.string(),
  contact: z.string(),
  email: z.string(),
  /** Staff joined the part, and may separate it again. Otherwise it is the card itself. */
  is_joined: z.boolean(),
  by_name: z.string().nullable(),
})
const Candidate = z.object({
  customer: CustomerKey,
  name: z.string(),
  contact_masked: z.string(),
  /** The contacts that both cards share. */
  same: z.array(z.enum(['contact', 'email'])),
})
const Erased = z.array(z.object({ what: z.enum(erasedKinds), count: z.int() }))
const Kept = z.array(z.object({ what: z.enum(keptKinds), count: z.int(), until: Day }))
const Receipt = z.object({ id: Id, at: Moment, by_name: z.string(), erased: Erased, kept: Kept })

export const customerOfficeCalls = {
  /** `q`: part of a name or telephone, as for bookings; a whole telephone or address also finds who booked nothing. */
  list: call({
    ...readCall,
    path: '/api/office/customers',
    input: z.object({ ...createPaging(pageSizes.officeRows), q: line(60).optional() }),
    output: listOf(
      z.object({
        customer: CustomerKey,
        name: z.string(),
        contact_masked: z.string(),
        is_member: z.boolean(),
        page_title: Words.nullable(),
        departure_date: Day.nullable(),
        reg_date: Moment,
      }),
    ).extend({ more: z.boolean() }),
  }),
  one: call({
    ...readCall,
    path: '/api/office/customer',
    logsRead: true,
    input: CustomerInput,
    output: z.object({
      customer: CustomerKey,
      name: z.string(),
      is_member: z.boolean(),
      parts: z.array(Part),
      candidates: z.array(Candidate),
      bookings: z.array(
        z.object({
          booking_id: z.string(),
          name: z.string(),
          page_title: Words,
          departure_date: Day,
          progress: Progress,
          passports_missing: z.int(),
          total: Won,
          paid: Won,
        }),
      ),
      quotes: z.array(z.object({ id: Id, title: z.string(), state: z.enum(quoteStates), changed: Moment })),
      notes: z.array(
        z.object({
          id: Id,
          text: z.string(),
          by_name: z.string(),
          at: Moment,
          booking_id: z.string().nullable(),
        }),
      ),
      consents: z.array(
        z.object({
          id: Id,
          type: z.enum(['age', 'use', 'privacy', 'tour', 'passport', 'special']),
          version: z.string(),
          agreed: Moment,
        }),
      ),
      is_ad_refused: z.boolean(),
      messages: z.array(
        z.object({
          id: Id,
          booking_id: z.string(),
          what: z.string(),
          channel: z.enum(['mail', 'alimtalk', 'sms']),
          state: z.enum(['waiting', 'sent', 'delivered', 'failed']),
          asked: Moment,
        }),
      ),
      questions: z.array(z.object({ id: Id, title: z.string(), reg_date: Moment, is_answered: z.boolean() })),
      consultations: z.array(
        z.object({
          id: Id,
          excerpt: z.string(),
          state: z.enum(consultationStates),
          reg_date: Moment,
        }),
      ),
      reviews: z.array(
        z.object({ id: Id, stars: z.int(), contents: z.string(), page_title: Words, reg_date: Moment }),
      ),
    }),
    refuses: ['NOT_FOUND'],
  }),
  /** Refuses advertising for all telephones and addresses of the card, or allows it again. */
  saveAdRefusal: call({
    ...changeCall,
    method: 'PUT',
    path: '/api/office/customer/ads',
    input: CustomerInput.extend({ is_ad_refused: z.boolean() }),
    output: Nothing,
    refuses: ['NOT_FOUND'],
  }),
  /** The other card becomes part of this one, with what was joined to it. */
  join: call({
    ...changeCall,
    method: 'POST',
    path: '/api/office/customer/join',
    input: CustomerInput.extend({ other: CustomerKey }),
    output: Nothing,
    refuses: ['NOT_FOUND'],
  }),
  separate: call({
    ...changeCall,
    method: 'POST',
    path: '/api/office/customer/separate',
    input: CustomerInput,
    output: Nothing,
    refuses: ['NOT_FOUND'],
  }),
  addNote: call({
    ...changeCall,
    may: 'bookings',
    method: 'POST',
    path: '/api/office/customer/note',
    tx: 'own',
    input: CustomerInput.extend({ text: text(2_000).trim().min(1) }),
    output: z.object({ id: Id }),
    refuses: ['NOT_FOUND', ...idempotencyRefusals],
  }),
  /** Everything that is held about the person, to be given to them. */
  handOut: call({
    ...exportCall,
    ...dataCall,
    path: '/api/office/customer/file',
    input: CustomerInput.extend({ format: z.enum(['csv', 'xlsx']) }),
    refuses: [...exportCall.refuses, 'NOT_FOUND'],
  }),
  /** The records that would be erased and kept, or why nothing can be erased yet. */
  previewErasure: call({
    ...readCall,
    may: 'customer data',
    path: '/api/office/customer/erasure',
    input: CustomerInput,
    output: z.object({
      erased: Erased,
      kept: Kept,
      /** The bookings that are in the way. */
      blocked_by: z.array(z.object({ booking_id: z.string(), why: z.enum(['trip', 'money']) })),
    }),
    refuses: ['NOT_FOUND'],
  }),
  erase: call({
    ...dataCall,
    method: 'POST',
    takes: 'json',
    tx: 'own',
    path: '/api/office/customer/erase',
    input: CustomerInput,
    output: z.object({ id: Id }),
    refuses: ['NOT_FOUND', 'CUSTOMER_TRAVELS', 'CUSTOMER_MONEY_OPEN', ...idempotencyRefusals],
  }),
  receipts: call({
    ...readCall,
    may: 'customer data',
    path: '/api/office/customer/receipts',
    input: z.object(createPaging(pageSizes.officeRows)),
    output: listOf(Receipt),
  }),
  receipt: call({
    ...readCall,
    may: 'customer data',
    path: '/api/office/customer/receipt',
    input: z.object({ id: Id }),
    /** `records`: what is still kept apart. */
    output: Receipt.extend({
      sender: z.string(),
      records: z.array(z.object({ id: Id, number: z.string(), until: Day })),
    }),
    refuses: ['NOT_FOUND'],
  }),
  /** A record that the law keeps, in full. The purpose of reading is in the log. */
  keptRecord: call({
    ...readCall,
    ...dataCall,
    logsRead: true,
    path: '/api/office/customer/kept',
    input: z.object({ id: Id, purpose: z.enum(keptPurposes) }),
    output: z.object({ lines: z.array(z.object({ what: z.string(), value: z.string() })) }),
    refuses: ['NOT_FOUND'],
  }),
}
