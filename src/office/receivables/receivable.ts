// A debt of a customer, as the list has it.
import type { Api } from '#office/api.ts'

export type Receivable = Awaited<ReturnType<Api['payment']['receivables']>>['list'][number]
