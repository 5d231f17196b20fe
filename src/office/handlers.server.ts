// Every handler of the office, collected; does not compile if a call has none.
import { staffHandlers } from '#domain/staff/office.server.ts'
import type { calls } from './calls.ts'

export const handlers = {
  staff: staffHandlers,
} satisfies Record<keyof typeof calls, object>
