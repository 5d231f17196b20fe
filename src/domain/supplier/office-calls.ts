// Suppliers in the office: who they are, where they are paid, what they were paid. Decision 97
import { z } from 'zod'
import { pageSizes } from '#limits/display.ts'
import { createExportInput, exportCall } from '#platform/export/export-file.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { createPaging, Day, Id, line, listOf, Moment, Revision, Won, Words } from '#platform/wire/shapes.ts'
import { SupplierAccount, SupplierForm, SupplierRevision } from './forms.ts'
import { supplierKinds } from './supplier-kind.ts'

const supplierFilters = {
  q: line(60).optional(),
  kind: z.enum(supplierKinds).optional(),
  state: z.enum(['open', 'ended']).optional(),
}
const readCall = { method: 'GET', takes: 'query', may: 'books' } as const

/** The sum of its bills, what of it was paid, and what is open. */
const Supplier = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(supplierKinds),
  business_number: z.string(),
  person: z.string(),
  phone: z.string(),
  email: z.string(),
  note: z.string(),
  ended: Moment.nullable(),
  revision: Revision,
  has_account: z.boolean(),
  billed: z.int(),
  paid: Won,
  owed: Won,
})

export const supplierOfficeCalls = {
  /** `q`: part of a name. Without a state those that ended come last. */
  list: call({
    ...readCall,
    path: '/api/office/suppliers',
    input: z.object({
      ...createPaging(pageSizes.officeRows),
      ...supplierFilters,
    }),
    output: listOf(Supplier),
  }),
  /** The list as a file, without accounts. */
  exportList: call({
    ...exportCall,
    path: '/api/office/suppliers/file',
    may: 'books',
    input: z.object({
      ...supplierFilters,
      ...createExportInput(['name', 'contact', 'billed', 'paid', 'owed']),
    }),
  }),
  /** One supplier, with its newest bills. */
  one: call({
    ...readCall,
    path: '/api/office/suppliers/one',
    input: z.object({ id: Id }),
    output: Supplier.extend({
      costs: z.array(
        z.object({
          id: Id,
          departure_id: Id,
          page_title: Words,
          departure_date: Day,
          what: z.string(),
          bill_won: z.int().nullable(),
          paid: Won,
          due_on: Day.nullable(),
        }),
      ),
    }),
    refuses: ['NOT_FOUND'],
  }),
  add: call({
    method: 'POST',
    takes: 'json',
    may: 'books',
    tx: 'own',
    path: '/api/office/suppliers',
    input: SupplierForm,
    output: z.object({ id: Id }),
    refuses: [...idempotencyRefusals],
  }),
  change: call({
    method: 'PUT',
    takes: 'json',
    may: 'books',
    path: '/api/office/suppliers',
    input: SupplierForm.extend(SupplierRevision.shape),
    output: z.object({ revision: Revision }),
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  /** An ended one is offered for no new cost; what was bought from it stays. */
  end: call({
    method: 'POST',
    takes: 'json',
    may: 'books',
    path: '/api/office/suppliers/end',
    input: SupplierRevision.extend({ is_ended: z.boolean() }),
    output: z.object({ revision: Revision }),
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  /** The supplier's account in full: after a second factor, and who read it is logged. */
  account: call({
    ...readCall,
    path: '/api/office/suppliers/account',
    proof: true,
    logsRead: true,
    input: z.object({ id: Id }),
    output: z.object({ account: SupplierAccount.nullable(), revision: Revision }),
    refuses: ['NOT_FOUND'],
  }),
  /** Every owner gets a mail: money may go elsewhere from now on. */
  saveAccount: call({
    method: 'PUT',
    takes: 'json',
    may: 'books',
    proof: true,
    path: '/api/office/suppliers/account',
    /** Without an account before, the revision is 0. */
    input: z.object({ id: Id, account: SupplierAccount, revision: Revision }),
    output: z.object({ revision: Revision }),
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
}
