// One agency as the console lists it.
import type { Api } from '#office/api.ts'

export type AgencyOverview = Awaited<ReturnType<Api['operator']['agencies']>>['list'][number]
