// What the office does with the books of a departure.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { payCost, undoCostPayment } from './cost-payments.server.ts'
import { addCommissions, addCost, changeCost, copyCosts, removeCost, saveBills } from './costs.server.ts'
import type { booksOfficeCalls } from './office-calls.ts'
import { listPayables, readPosition } from './payables.server.ts'
import type { payablesCalls } from './payables-calls.ts'
import { listBreakEven, readBooks } from './read-books.server.ts'
import { closeSettlement, correctSettlement, saveVat } from './settlement.server.ts'
import { exportSettlement } from './settlement-file.server.ts'

export const booksOfficeHandlers: Handlers<typeof booksOfficeCalls & typeof payablesCalls> = {
  payables: listPayables,
  position: readPosition,
  departure: readBooks,
  addCost,
  changeCost,
  removeCost,
  copyCosts,
  addCommissions,
  saveBills,
  payCost,
  undoPayment: undoCostPayment,
  saveVat,
  close: closeSettlement,
  correct: correctSettlement,
  exportSettlement,
  breakEven: listBreakEven,
}
