// Pending work and figures of an agency: read from all rooms, written by none.
import { z } from 'zod'
import { DepartureId } from '#domain/catalog/package-code.ts'
import { call } from '#platform/wire/call.ts'
import { Day, line, Nothing, Words } from '#platform/wire/shapes.ts'
import { firstSteps } from './first-steps.ts'
import { PendingItem, pendingKinds } from './pending-item.ts'

const PendingKind = z.enum(pendingKinds)
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
  /** The first tasks of an agency that has just opened, and whether each is done. */
  first_steps: z.record(z.enum(firstSteps), z.boolean()),
  /** The trip whose forms the steps lead to. */
  first_trip: z.string().nullable(),
}

export const reportCalls = {
  today: call({
    method: 'GET',
    path: '/api/office/today',
    takes: 'query',
    may: 'today',
    input: Nothing,
    /** Fields that somebody's roles do not allow are left out. */
    output: z.object({
      today: Day,
      waiting: z.array(z.object({ kind: PendingKind, total: z.int(), list: z.array(PendingItem) })),
      leaving: z.array(UpcomingDeparture),
      ...firstStepsFields,
      people_by_day: z.array(ByDay).optional(),
      money_by_day: z.array(ByDay).optional(),
    }),
  }),
  /** The first steps of today's screen, for the bar of an agency that prepares. */
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
      kinds: z.array(z.object({ kind: PendingKind, total: z.int() })),
      /** What is to be done now in the list of each of these screens, for whoever may see them. */
      screens: z.object({ deposits: z.int(), payouts: z.int(), receivables: z.int() }).optional(),
    }),
  }),
}
