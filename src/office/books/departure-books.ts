// The books of a departure, as its screen gets them.
import type { Api } from '#office/api.ts'

export type DepartureBooks = Awaited<ReturnType<Api['books']['departure']>>
export type DepartureCost = DepartureBooks['costs'][number]
