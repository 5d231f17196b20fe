// Handlers of the console of operators, and of the grants of owners.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { listAgencies } from './agencies.server.ts'
import { close, handOver, pause, resume } from './change-agency.server.ts'
import { readClosedRecords } from './closed-records.server.ts'
import { endGrant, grant, listGrants } from './grants.server.ts'
import { getLimits, saveLimits } from './limits.server.ts'
import type { operatorCalls } from './office-calls.ts'
import { openAgency } from './open-agency.server.ts'

export const operatorHandlers: Handlers<typeof operatorCalls> = {
  agencies: listAgencies,
  openAgency,
  pause,
  resume,
  handOver,
  close,
  limits: getLimits,
  saveLimits,
  closedRecords: readClosedRecords,
  grants: listGrants,
  grant,
  endGrant,
}
