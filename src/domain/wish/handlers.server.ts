// §7 The wish list: what each of its calls does.
import { sql } from 'kysely'
import { refuseUnlessOnSale } from '#domain/catalog/find-package.server.ts'
import { listPackages } from '#domain/catalog/list-packages.server.ts'
import { refuseOtherMember } from '#domain/member/member.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import type { wishCalls } from './calls.ts'

export const wishHandlers: Handlers<typeof wishCalls> = {
  async toggle(ctx, { package_code, landing_user_id }) {
    refuseOtherMember(ctx.member, landing_user_id)
    const { db, travel_agency, member } = ctx
    await refuseUnlessOnSale(db, travel_agency, package_code)
    const wish = { travel_agency, member_id: member.id, package_code }
    const { numDeletedRows } = await db
      .deleteFrom('wish')
      .where('travel_agency', '=', travel_agency)
      .where('member_id', '=', member.id)
      .where('package_code', '=', package_code)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) return { package_code, is_wish: false }
    // Two clicks at once both find nothing to delete. The second insert then finds the row of the first and
    // does nothing.
    await db
      .insertInto('wish')
      .values(wish)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { package_code, is_wish: true }
  },

  join: (ctx, input) =>
    withIdempotencyKey(ctx, 'join-wishes', input, async ({ db, travel_agency }) => {
      const member_id = ctx.member.id
      const onSale = await db
        .selectFrom('package')
        .select('package_code')
        .where('travel_agency', '=', travel_agency)
        .where('sale_yn', '=', 'Y')
        .where('package_code', '=', sql<string>`any(${input.package_codes}::text[])`)
        .execute()
      const package_codes = onSale.map(({ package_code }) => package_code)
      if (package_codes.length > 0)
        await db
          .insertInto('wish')
          .values(package_codes.map((package_code) => ({ travel_agency, member_id, package_code })))
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      return { package_codes }
    }),

  list(ctx, { landing_user_id, page, page_size }) {
    refuseOtherMember(ctx.member, landing_user_id)
    return listPackages(ctx.db, {
      travel_agency: ctx.travel_agency,
      member_id: ctx.member.id,
      wished_by: ctx.member.id,
      page,
      page_size,
    })
  },
}
