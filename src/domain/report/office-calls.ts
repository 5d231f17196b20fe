// Pending work and figures of an agency: read from all rooms, written by none.
import { z } from 'zod'
import { DepartureId } from '#domain/catalog/package-code.ts'
import { call } from '#platform/wire/call.ts'
import { Day, Id, line, Moment, Nothing, Words } from '#platform/wire/shapes.ts'
import { firstSteps } from './first-steps.ts'

/** What waits, the most urgent first: in this order it is shown. */
export const pendingWorkKinds = [
  'departures',
  'transfers',
  'bank_lines',
  'agreements',
  'cancels',
  'changes',
  'dues',
  'claims',
  'refunds',
  'accounts',
  'receipts',
  'papers',
  'passports',
  'tasks',
  'notices',
  'allotments',
  'supplier_answers',
  'settlements',
  'questions',
  'consultations',
  'quotes',
  'reviews',
] as const

/** One thing that waits. What a kind has no use for is null. */
const PendingItem = z.object({
  /** A booking's number, or the id of a question, consultation, review or departure. */
  ref: z.string(),
  /** Whose it is, or what was asked. */
  name: z.string().nullable(),
  page_title: Words.nullable(),
  departure_date: Day.nullable(),
  /** Until when, or since when. */
  at: Moment.nullable(),
  amount: z.int().nullable(),
  count: z.int().nullable(),
  of: z.int().nullable(),
  /** What somebody wrote down to do about the booking, its id, and by which day. */
  task: z.string().nullable(),
  task_id: Id.nullable(),
  due: Day.nullable(),
  /** Of a task to call somebody. The booking has it in full. */
  contact_masked: z.string().nullable(),
  /**
   * Of a cancel: staff decided it, and it waits for the money alone. Of a departure: it is confirmed, and people
   * have not paid.
   */
  is_ours: z.boolean().nullable(),
  /** Of a booking that was made to try the site. */
  is_test: z.boolean(),
})
const UpcomingDeparture = z.object({
  package_code: z.string(),
  page_title: Words,
  departure_id: DepartureId,
  departure_date: Day,
  taken: z.int(),
  minimum: z.int(),
  seats: z.int(),
  is_confirmed: z.boolean(),
})
/** A day, and the same weekday a year before. */
const ByDay = z.object({ day: Day, now: z.int(), before: z.int() })

const firstStepsFields = {
  /** What an agency that has just opened does first, and whether it is done. */
  first_steps: z.record(z.enum(firstSteps), z.boolean()),
  /** Whose forms they lead to. */
  first_trip: z.string().nullable(),
}

export const reportCalls = {
  today: call({
    method: 'GET',
    path: '/api/office/today',
    takes: 'query',
    may: 'today',
    input: Nothing,
    /** What somebody's roles do not allow is not there. */
    output: z.object({
      today: Day,
      waiting: z.array(
        z.object({ kind: z.enum(pendingWorkKinds), total: z.int(), list: z.array(PendingItem) }),
      ),
      leaving: z.array(UpcomingDeparture),
      ...firstStepsFields,
      people_by_day: z.array(ByDay).optional(),
      money_by_day: z.array(ByDay).optional(),
    }),
  }),
  /** What today says of them, for the bar of an agency that prepares. */
  firstSteps: call({
    method: 'GET',
    path: '/api/office/first-steps',
    takes: 'query',
    may: 'today',
    input: Nothing,
    output: z.object(firstStepsFields),
  }),
  /** Trips by part of a title; departures of a year back and to come by that or by their day. */
  find: call({
    method: 'GET',
    path: '/api/office/find',
    takes: 'query',
    may: 'today',
    input: z.object({ q: line(60).min(2) }),
    output: z.object({
      trips: z.array(z.object({ package_code: z.string(), page_title: Words })),
      departures: z.array(
        z.object({
          departure_id: DepartureId,
          package_code: z.string(),
          page_title: Words,
          departure_date: Day,
        }),
      ),
    }),
  }),
  /** How much of each kind waits, for the menu. */
  waiting: call({
    method: 'GET',
    path: '/api/office/waiting',
    takes: 'query',
    may: 'today',
    input: Nothing,
    output: z.object({
      total: z.int(),
      kinds: z.array(z.object({ kind: z.enum(pendingWorkKinds), total: z.int() })),
    }),
  }),
}
