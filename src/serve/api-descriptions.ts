// The calls of each host described: written down by the build, made anew under development.
import { calls as officeCalls } from '#office/calls.ts'
import { describeCalls, staffAndKeys } from '#platform/wire/openapi.ts'
import { calls } from '#storefront/calls.ts'

export const describeApi = {
  client: () => JSON.stringify(describeCalls(calls)),
  office: () => JSON.stringify(describeCalls(officeCalls, staffAndKeys)),
}
