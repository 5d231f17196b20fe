// Office handlers: suppliers.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { readSupplierAccount, saveSupplierAccount } from './account.server.ts'
import type { supplierOfficeCalls } from './office-calls.ts'
import {
  addSupplier,
  changeSupplier,
  endSupplier,
  exportSuppliers,
  getSupplier,
  listSuppliers,
} from './suppliers.server.ts'
import { addAllotment, changeAllotment, readSupply, settleAllotment } from './supply/allotments.server.ts'
import type { supplierLinkCalls } from './supply/link-office-calls.ts'
import type { supplyOfficeCalls } from './supply/office-calls.ts'
import {
  answerQuestion,
  askSupplier,
  markAnswerSeen,
  showQuestion,
  withdrawQuestion,
} from './supply/questions.server.ts'

export const supplierOfficeHandlers: Handlers<typeof supplierOfficeCalls> = {
  list: listSuppliers,
  exportList: exportSuppliers,
  one: getSupplier,
  add: addSupplier,
  change: changeSupplier,
  end: endSupplier,
  account: readSupplierAccount,
  saveAccount: saveSupplierAccount,
}

export const supplyHandlers: Handlers<typeof supplyOfficeCalls & typeof supplierLinkCalls> = {
  departure: readSupply,
  addAllotment,
  changeAllotment,
  settleAllotment,
  ask: askSupplier,
  withdrawQuestion,
  markAnswerSeen,
  showQuestion,
  answerQuestion,
}
