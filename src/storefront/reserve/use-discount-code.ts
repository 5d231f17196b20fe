// The discount of the entered code, as the server says it.
import { useContext } from 'react'
import type { Discount } from '#domain/catalog/discounts.ts'
import { ApiContext } from '#storefront/api.ts'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'

export type DiscountCodeState = { discount: Discount | undefined; problem: string }

export function useDiscountCode(package_code: string, discount_code: string): DiscountCodeState {
  const api = useContext(ApiContext)
  const { lost } = useText('reserve')
  const localized = useLocalized()
  const { answer, error } = useCall(
    (discount_code && `${package_code} ${discount_code}`) || undefined,
    async () => api?.discount.discountCode({ package_code, discount_code }),
  )
  return { discount: answer, problem: error ? localized(parseRefusal(error).description) || lost : '' }
}
