// One booking with a payout, as the list has it.
import type { Api } from '#office/api.ts'

export type Payout = Awaited<ReturnType<Api['payment']['payouts']>>['list'][number]
