// §7 A customer's discount code, looked up before it is used. Decision 90
import { z } from 'zod'
import { CodeDiscount } from '#domain/catalog/discount.ts'
import { DiscountCode, PackageCode } from '#domain/catalog/package-code.ts'
import { call } from '#platform/wire/call.ts'

export const discountCalls = {
  /** The discount of a code, if it counts for this trip today and is not used up. */
  discountCode: call({
    method: 'POST',
    path: '/api/landing/package/discountCode',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({ package_code: PackageCode, discount_code: DiscountCode }),
    output: CodeDiscount,
    refuses: ['DISCOUNT_CODE_UNFIT', 'DISCOUNT_CODE_USED_UP', 'TOO_MANY_TRIES', 'FOREIGN_ORIGIN'],
  }),
}
