// All calls about the people of an office.
import { accountCalls } from './account-calls.ts'
import { entryCalls } from './entry-calls.ts'
import { keyCalls } from './key-calls.ts'
import { logCalls } from './log-calls.ts'
import { teamCalls } from './team-calls.ts'

export const staffCalls = { ...keyCalls, ...entryCalls, ...accountCalls, ...teamCalls, ...logCalls }
