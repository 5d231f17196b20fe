// What suppliers hold for a departure, and what they were asked.
import type { Api } from '../api.ts'

export type DepartureSupply = Awaited<ReturnType<Api['supply']['departure']>>
