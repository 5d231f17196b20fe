// Every call of the office, collected.
import { staffCalls } from '#domain/staff/office-calls.ts'

export const calls = {
  staff: staffCalls,
}
