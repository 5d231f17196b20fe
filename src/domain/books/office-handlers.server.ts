// Office handlers: the books of a departure.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { exportCash } from './cash-file.server.ts'
import { readCashForecast } from './cash-forecast.server.ts'
import type { cashCalls } from './cash-office-calls.ts'
import { listWithdrawals, payCost, undoCostPayment } from './cost-payments.server.ts'
import { addCommissions, addCosts, changeCost, copyCosts, removeCost, saveBills } from './costs.server.ts'
import { closeDay, correctDay, readDay } from './days.server.ts'
import type { daysCalls } from './days-office-calls.ts'
import { compareGatewayDay } from './gateway-day.server.ts'
import { exportGateway } from './gateway-file.server.ts'
import { addLateBill } from './late-bill.server.ts'
import { readMonth } from './month.server.ts'
import { exportMonth } from './month-file.server.ts'
import { readMonthMargins } from './month-margins.server.ts'
import type { booksOfficeCalls } from './office-calls.ts'
import { readPosition } from './own-money.server.ts'
import { exportPayables, listPayables } from './payables.server.ts'
import type { payablesCalls } from './payables-office-calls.ts'
import { addPlannedPayment, changePlannedPayment, removePlannedPayment } from './planned-payments.server.ts'
import { listBreakEven, readBooks } from './read-books.server.ts'
import { closeSettlement, correctSettlement, saveVat } from './settlement.server.ts'
import { exportSettlement } from './settlement-file.server.ts'
import { listSettlements } from './settlements.server.ts'
import { exportSettlements } from './settlements-file.server.ts'
import type { settlementsCalls } from './settlements-office-calls.ts'
import { takeSlips } from './slips.server.ts'
import { exportStatement } from './statement-file.server.ts'
import { readStatistic } from './statistics.server.ts'
import type { statisticsCalls } from './statistics-office-calls.ts'
import type { taxInvoiceCalls } from './tax-invoice-office-calls.ts'
import {
  addTaxInvoice,
  listCostsWithoutInvoice,
  listTaxInvoices,
  removeTaxInvoice,
} from './tax-invoices.server.ts'
import { exportTransfers } from './transfer-file.server.ts'
import type { withdrawalCalls } from './withdrawal-office-calls.ts'
import { exportWithdrawals, listBankWithdrawals, withdrawalHandlers } from './withdrawals.server.ts'

type BooksCalls = typeof booksOfficeCalls &
  typeof payablesCalls &
  typeof cashCalls &
  typeof settlementsCalls &
  typeof withdrawalCalls &
  typeof daysCalls &
  typeof taxInvoiceCalls &
  typeof statisticsCalls

export const booksOfficeHandlers: Handlers<BooksCalls> = {
  day: readDay,
  gatewayDay: compareGatewayDay,
  closeDay,
  correctDay,
  month: readMonth,
  monthMargins: readMonthMargins,
  exportMonth,
  exportGateway,
  statistic: readStatistic,
  payables: listPayables,
  exportPayables,
  exportTransfers,
  exportStatement,
  position: readPosition,
  cashForecast: readCashForecast,
  exportCash,
  addPlannedPayment,
  changePlannedPayment,
  removePlannedPayment,
  settlements: listSettlements,
  exportSettlements,
  departure: readBooks,
  addCosts,
  changeCost,
  removeCost,
  copyCosts,
  addCommissions,
  takeSlips,
  saveBills,
  withdrawalsForCost: listWithdrawals,
  withdrawalList: listBankWithdrawals,
  exportWithdrawals,
  ...withdrawalHandlers,
  taxInvoices: listTaxInvoices,
  costsWithoutInvoice: listCostsWithoutInvoice,
  addTaxInvoice,
  removeTaxInvoice,
  payCost,
  undoPayment: undoCostPayment,
  saveVat,
  close: closeSettlement,
  correct: correctSettlement,
  addLateBill,
  exportSettlement,
  breakEven: listBreakEven,
}
