// A question to a supplier, as its link names it and as the supplier sees it.
import type { Api } from '#office/api.ts'

export type SupplierQuestionLink = { agency: number; id: number; token: string }
export type AskedQuestion = Awaited<ReturnType<Api['supply']['showQuestion']>>
