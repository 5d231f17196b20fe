// §7 The wish list of a member: its calls.
import { z } from 'zod'
import { PackageCard } from '#domain/catalog/card.ts'
import { PackageCode } from '#domain/catalog/package-code.ts'
import { pageSizes, visitorWishesMost } from '#limits/display.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { createPaging, Id, listOf } from '#platform/wire/shapes.ts'

export const wishCalls = {
  toggle: call({
    method: 'POST',
    path: '/api/landing/package/wishlist',
    takes: 'query',
    who: 'member',
    input: z.object({ package_code: PackageCode, landing_user_id: Id.optional() }),
    output: z.object({ package_code: PackageCode, is_wish: z.boolean() }),
    refuses: ['LOGIN_REQUIRED', 'ABNORMAL_ACCESS', 'PACKAGE_UNAVAILABLE'],
    invalidates: ['catalog'],
  }),
  /**
   * The hearts of a visitor who has logged in, once for each key. A trip that is gone is left out; one that is
   * wished for already stays so.
   */
  join: call({
    method: 'POST',
    path: '/api/landing/package/wishlist/join',
    takes: 'json',
    who: 'member',
    tx: 'own',
    input: z.object({ package_codes: z.array(PackageCode).min(1).max(visitorWishesMost) }),
    output: z.object({ package_codes: z.array(PackageCode) }),
    refuses: ['LOGIN_REQUIRED', 'PASSWORD_MUST_CHANGE', 'FOREIGN_ORIGIN', ...idempotencyRefusals],
    invalidates: ['catalog'],
  }),
  list: call({
    method: 'GET',
    path: '/api/landing/user/package/wishlist',
    takes: 'query',
    who: 'member',
    input: z.object({ ...createPaging(pageSizes.packages), landing_user_id: Id.optional() }),
    output: listOf(PackageCard),
    refuses: ['LOGIN_REQUIRED', 'ABNORMAL_ACCESS'],
  }),
}
