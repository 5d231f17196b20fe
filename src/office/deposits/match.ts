// One transfer that was confirmed for a booking, as the list has it.
import type { Api } from '#office/api.ts'

export type Match = Awaited<ReturnType<Api['bank']['matches']>>['list'][number]
