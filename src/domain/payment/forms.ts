// The fields a customer enters to be paid by transfer, with their error sentences, for form and call.
import { z } from 'zod'
import { line, personName, withError, withMissingError } from '#platform/wire/shapes.ts'

/** As people copy it from a bank's app: dashes and gaps forgiven. */
const AccountNumber = z
  .string(withMissingError('enterAccount'))
  .overwrite((typed) => typed.normalize('NFKC').replace(/[\s-]/g, ''))
  .min(1, withError('enterAccount'))
  .regex(/^\d{8,20}$/, withError('accountForm'))

export const PayoutAccount = z.object({
  bank: line(40, 'enterBank'),
  account_number: AccountNumber,
  account_holder: personName(60, 'enterHolder'),
})
/** Nothing is entered where nothing goes by transfer. */
export const PayoutForm = z.object({ account: PayoutAccount.optional() })
