// Forms of customers about money: how to pay, for whom a receipt is, where money goes back.
import { z } from 'zod'
import { payWays } from '#domain/agency/rules/pay-ways.ts'
import { hasValidCheckDigit } from '#lib/business-number.ts'
import { line, personName, withError, withMissingError } from '#platform/wire/shapes.ts'
import { issuingBanks } from './banks.ts'

/** An account number as people copy it from a bank's app: dashes and gaps forgiven. */
const AccountNumber = z
  .string(withMissingError('enterAccount'))
  .overwrite((typed) => typed.normalize('NFKC').replace(/[\s-]/g, ''))
  .min(1, withError('enterAccount'))
  .regex(/^\d{8,20}$/, withError('accountForm'))

/** A bank that issues virtual accounts, by the gateway's code. */
export const BankCode = z.string().refine((code) => issuingBanks.some((bank) => bank.code === code))

/**
 * How somebody pays. `bank`: of a virtual account. Without a way it is the one the booking has. `whole`: all of
 * it, where a deposit is asked for.
 */
export const PayWayInput = z.object({
  way: z.enum(payWays).optional(),
  bank: BankCode.optional(),
  whole: z.boolean().optional(),
})

const stripDigits = (typed: string) => typed.normalize('NFKC').replace(/[\s-]/g, '')

/** For whom a cash receipt is. Unnamed: for the number the tax office has for that. */
export const ReceiptWish = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('unnamed') }),
  z.object({
    purpose: z.literal('personal'),
    number: z
      .string(withMissingError('receiptPhone'))
      .overwrite(stripDigits)
      .regex(/^01\d{8,9}$/, withError('receiptPhone')),
  }),
  z.object({
    purpose: z.literal('business'),
    number: z
      .string(withMissingError('businessNumber'))
      .overwrite(stripDigits)
      .refine(hasValidCheckDigit, withError('businessNumber')),
  }),
])
export const ReceiptForm = z.object({ receipt: ReceiptWish })

export const PayoutAccount = z.object({
  bank: line(40, 'enterBank'),
  account_number: AccountNumber,
  account_holder: personName(60, 'enterHolder'),
})
/** The account is asked for while money waits for it. */
export const RefundAccountForm = z.object({ account: PayoutAccount })
/** No account is entered where nothing goes by transfer. */
export const PayoutForm = z.object({ account: PayoutAccount.optional() })
