// All calls about the people of an office.
import { accountCalls } from './account-office-calls.ts'
import { entryCalls } from './entry-office-calls.ts'
import { keyCalls } from './key-office-calls.ts'
import { logCalls } from './log-office-calls.ts'
import { teamCalls } from './team-office-calls.ts'

export const staffCalls = { ...keyCalls, ...entryCalls, ...accountCalls, ...teamCalls, ...logCalls }
