// Allotments of suppliers for a departure, and questions to them by a link, in the office. Decision 104
import { z } from 'zod'
import { DepartureId } from '#domain/catalog/package-code.ts'
import { supplierKinds } from '#domain/supplier/supplier-kind.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Day, Id, Moment, Nothing, Revision, Words } from '#platform/wire/shapes.ts'
import { allotmentKinds, allotmentOutcomes, questionKinds } from './allotment-kind.ts'
import { ChangedAllotment, NewAllotment, QuestionForm } from './forms.ts'

const writeCall = { method: 'POST', takes: 'json', may: 'departures' } as const
/** Done once for each key. */
const onceCall = { ...writeCall, tx: 'own' } as const
const path = '/api/office/filling/supply'

export const supplyOfficeCalls = {
  /** No price and no cost: whoever runs departures sees it. */
  departure: call({
    method: 'GET',
    takes: 'query',
    may: 'bookings',
    path,
    input: z.object({ departure_id: DepartureId }),
    output: z.object({
      departure_id: DepartureId,
      page_title: Words,
      departure_date: Day,
      is_cancelled: z.boolean(),
      today: Day,
      seats: z.int(),
      taken: z.int(),
      suppliers: z.array(z.object({ id: Id, name: z.string(), kind: z.enum(supplierKinds) })),
      allotments: z.array(
        z.object({
          id: Id,
          supplier: Id,
          supplier_name: z.string(),
          kind: z.enum(allotmentKinds),
          count: z.int(),
          what: z.string(),
          release_on: Day.nullable(),
          outcome: z.enum(allotmentOutcomes).nullable(),
          settled: Moment.nullable(),
          settled_by: z.string().nullable(),
          revision: Revision,
        }),
      ),
      /** The newest first. `is_over`: withdrawn, or its day has passed without an answer. */
      questions: z.array(
        z.object({
          id: Id,
          supplier: Id,
          supplier_name: z.string(),
          kind: z.enum(questionKinds),
          count: z.int(),
          question: z.string(),
          ends: Day,
          by_name: z.string(),
          at: Moment,
          is_over: z.boolean(),
          can: z.boolean().nullable(),
          reply: z.string(),
          held_until: Day.nullable(),
          answered: Moment.nullable(),
          seen: Moment.nullable(),
        }),
      ),
    }),
    refuses: ['DEPARTURE_NOT_FOUND'],
  }),
  addAllotment: call({
    ...onceCall,
    path: `${path}/allotments`,
    input: NewAllotment,
    output: z.object({ id: Id }),
    refuses: [
      'DEPARTURE_NOT_FOUND',
      'DEPARTURE_CANCELLED',
      'NOT_FOUND',
      'TOO_MANY_ALLOTMENTS',
      ...idempotencyRefusals,
    ],
  }),
  changeAllotment: call({
    ...writeCall,
    method: 'PUT',
    path: `${path}/allotments`,
    input: ChangedAllotment,
    output: z.object({ revision: Revision }),
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'ALLOTMENT_OVER', 'DEPARTURE_CANCELLED'],
  }),
  /** Kept for good, or given back. That of a cancelled departure can only be given back. */
  settleAllotment: call({
    ...writeCall,
    path: `${path}/allotments/settle`,
    input: z.object({ id: Id, revision: Revision, outcome: z.enum(allotmentOutcomes) }),
    output: z.object({ revision: Revision }),
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'ALLOTMENT_OVER', 'DEPARTURE_CANCELLED'],
  }),
  /** The address is answered once: only a hash of its token stays. */
  ask: call({
    ...onceCall,
    path: `${path}/questions`,
    input: QuestionForm,
    output: z.object({ id: Id, address: z.string() }),
    refuses: [
      'DEPARTURE_NOT_FOUND',
      'DEPARTURE_CANCELLED',
      'DAY_IS_OVER',
      'NOT_FOUND',
      'TOO_MANY_QUESTIONS',
      ...idempotencyRefusals,
    ],
  }),
  withdrawQuestion: call({
    ...writeCall,
    path: `${path}/questions/withdraw`,
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND', 'ALREADY_ANSWERED'],
  }),
  /** Takes the answer off the list of what waits. */
  markAnswerSeen: call({
    ...writeCall,
    path: `${path}/questions/seen`,
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND'],
  }),
}
