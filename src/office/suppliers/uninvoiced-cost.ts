// A cost for which no tax invoice was entered.
import type { Api } from '#office/api.ts'

export type UninvoicedCost = Awaited<ReturnType<Api['books']['costsWithoutInvoice']>>['list'][number]
