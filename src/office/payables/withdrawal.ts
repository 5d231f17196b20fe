// One withdrawal of the bank, as the list has it.
import type { Api } from '#office/api.ts'

export type BankWithdrawal = Awaited<ReturnType<Api['books']['withdrawalList']>>['list'][number]
