// A planned payment, as the forecast has it.
import type { Api } from '#office/api.ts'

export type PlannedPayment = Awaited<ReturnType<Api['books']['cashForecast']>>['planned'][number]
