// Discounts as the office sets them. Decision 90
import { z } from 'zod'
import { DiscountOffer } from '#domain/catalog/discount.ts'
import { PackageCode } from '#domain/catalog/package-code.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Day, Id, Nothing, Revision, Words } from '#platform/wire/shapes.ts'
import { ChangedDiscount, DiscountRef, NewDiscount } from './forms.ts'

export const discountOfficeCalls = {
  discounts: call({
    method: 'GET',
    path: '/api/office/discounts',
    takes: 'query',
    may: 'departures',
    input: Nothing,
    output: z.object({
      list: z.array(
        DiscountOffer.extend({
          discount_id: Id,
          revision: Revision,
          package_code: PackageCode.nullable(),
          page_title: Words.nullable(),
          code: z.string().nullable(),
          uses_most: z.int().nullable(),
          /** Bookings with this code that were not cancelled. */
          uses: z.int(),
          state: z.enum(['now', 'waiting', 'ended']),
        }),
      ),
      trips: z.array(z.object({ package_code: PackageCode, page_title: Words })),
      today: Day,
    }),
  }),
  addDiscount: call({
    method: 'POST',
    path: '/api/office/discounts',
    takes: 'json',
    may: 'departures',
    tx: 'own',
    input: NewDiscount,
    output: z.object({ discount_id: Id }),
    refuses: [
      'DATES_CROSS',
      'DISCOUNT_CODE_TAKEN',
      'PACKAGE_UNAVAILABLE',
      'TOO_MANY_DISCOUNTS',
      ...idempotencyRefusals,
    ],
  }),
  changeDiscount: call({
    method: 'PUT',
    path: '/api/office/discounts',
    takes: 'json',
    may: 'departures',
    input: ChangedDiscount,
    output: z.object({ revision: Revision }),
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'DATES_CROSS', 'DISCOUNT_CODE_TAKEN', 'PACKAGE_UNAVAILABLE'],
  }),
  /** Bookings keep what they agreed to. */
  deleteDiscount: call({
    method: 'DELETE',
    path: '/api/office/discounts',
    takes: 'json',
    may: 'departures',
    input: DiscountRef,
    output: Nothing,
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
}
