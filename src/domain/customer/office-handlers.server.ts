// Office handlers: customers.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { saveAdRefusalOfCustomer } from './ads.server.ts'
import { getCustomer } from './card.server.ts'
import { eraseCustomer, previewErasure } from './erase.server.ts'
import { handOut } from './hand-out.server.ts'
import { addCustomerNote, joinCustomers, separateCustomer } from './join.server.ts'
import { readKeptRecord } from './kept-records.server.ts'
import { listCustomers } from './list.server.ts'
import type { customerOfficeCalls } from './office-calls.ts'
import { getErasureReceipt, listErasureReceipts } from './receipts.server.ts'

export const customerOfficeHandlers: Handlers<typeof customerOfficeCalls> = {
  list: listCustomers,
  one: getCustomer,
  saveAdRefusal: saveAdRefusalOfCustomer,
  join: joinCustomers,
  separate: separateCustomer,
  addNote: addCustomerNote,
  handOut,
  previewErasure,
  erase: eraseCustomer,
  receipts: listErasureReceipts,
  receipt: getErasureReceipt,
  keptRecord: readKeptRecord,
}
