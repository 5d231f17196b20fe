// The calls of the log, and of the views that a person saved.
import { z } from 'zod'
import { pageSizes } from '#limits/display.ts'
import { createExportInput, exportCall } from '#platform/export/export-file.ts'
import { call } from '#platform/wire/call.ts'
import { createPaging, Day, Id, line, listOf, Moment, Nothing } from '#platform/wire/shapes.ts'

const logFilters = {
  staff_id: Id.optional(),
  call: line(60).optional(),
  subject: line(60).optional(),
  from: Day.optional(),
  to: Day.optional(),
}
const ListName = z.string().regex(/^[a-z-]{1,40}$/)

export const logCalls = {
  log: call({
    method: 'GET',
    path: '/api/office/log',
    takes: 'query',
    may: 'log',
    input: z.object({ ...createPaging(pageSizes.officeRows), ...logFilters }),
    output: listOf(
      z.object({
        id: Id,
        at: Moment,
        staff_id: Id.nullable(),
        staff_name: z.string(),
        /** Not null if a system did it with this key. Then the name is that of the key. */
        key_id: Id.nullable(),
        ip: z.string(),
        call: z.string(),
        subject: z.string(),
        before: z.unknown(),
        after: z.unknown(),
        /** The same in the reader's language. `who` has the address where a colleague has the same name. */
        said: z.object({
          who: z.string(),
          what: z.string(),
          about: z.string(),
          before: z.string(),
          after: z.string(),
        }),
      }),
    ).extend({
      /** The people and actions to filter by. People who have left can still be chosen. */
      people: z.array(z.object({ staff_id: Id, name: z.string() })),
      actions: z.array(z.object({ call: z.string(), what: z.string() })),
    }),
  }),
  exportLog: call({
    ...exportCall,
    path: '/api/office/log/file',
    may: 'log',
    input: z.object({
      ...logFilters,
      ...createExportInput(['at', 'who', 'what', 'subject', 'change', 'ip']),
    }),
  }),
  /** How a person likes to see a list: its filters and order under a name. */
  views: call({
    method: 'GET',
    path: '/api/office/views',
    takes: 'query',
    input: z.object({ list: ListName }),
    output: z.object({ list: z.array(z.object({ id: Id, name: z.string(), query: z.string() })) }),
    refuses: ['AGENCY_NOT_FOUND'],
  }),
  /** An existing view of the same name is replaced. */
  saveView: call({
    method: 'PUT',
    path: '/api/office/view',
    takes: 'json',
    input: z.object({ list: ListName, name: line(40).min(1), query: line(500) }),
    output: z.object({ id: Id }),
    refuses: ['AGENCY_NOT_FOUND', 'TOO_MANY_VIEWS'],
  }),
  removeView: call({
    method: 'DELETE',
    path: '/api/office/view',
    takes: 'json',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['AGENCY_NOT_FOUND', 'NOT_FOUND'],
  }),
}
