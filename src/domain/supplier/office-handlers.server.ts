// What the office does with suppliers.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { readSupplierAccount, saveSupplierAccount } from './account.server.ts'
import type { supplierOfficeCalls } from './office-calls.ts'
import { addSupplier, changeSupplier, endSupplier, getSupplier, listSuppliers } from './suppliers.server.ts'

export const supplierOfficeHandlers: Handlers<typeof supplierOfficeCalls> = {
  list: listSuppliers,
  one: getSupplier,
  add: addSupplier,
  change: changeSupplier,
  end: endSupplier,
  account: readSupplierAccount,
  saveAccount: saveSupplierAccount,
}
