// Forms of suppliers, with their error sentences. The calls take the same.
import { z } from 'zod'
import { BizNumber } from '#domain/agency/forms.ts'
import { PayoutAccount } from '#domain/payment/forms.ts'
import { supplierLimits } from '#limits/books.ts'
import { Email, Id, line, Revision, text } from '#platform/wire/shapes.ts'
import { supplierKinds } from './supplier-kind.ts'

/** Only the name is needed: the rest comes when it is known. */
export const SupplierForm = z.object({
  name: line(supplierLimits.name, 'enterName'),
  kind: z.enum(supplierKinds),
  business_number: BizNumber.default(''),
  person: line(supplierLimits.person),
  phone: line(supplierLimits.phone),
  email: z.union([z.literal(''), Email]),
  note: text(supplierLimits.note),
})
export const SupplierRevision = z.object({ id: Id, revision: Revision })

/** A supplier's bank may be anywhere: numbers of other countries have letters, too. */
export const SupplierAccount = PayoutAccount.extend({
  account_number: line(supplierLimits.account, 'enterAccount').regex(/^[\p{L}\p{N} -]*$/u),
  account_holder: line(supplierLimits.name, 'enterHolder'),
})
