// What suppliers hold for a departure, and what they were asked.
import type { Api } from '#office/api.ts'

export type DepartureSupply = Awaited<ReturnType<Api['supply']['departure']>>
