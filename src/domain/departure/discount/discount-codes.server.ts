// A customer's discount code: looked up, and claimed so that no more people use it than it is for.
import { sql } from 'kysely'
import { findCodeDiscount } from '#domain/catalog/discounts.server.ts'
import { listHoldingDiscounts } from '#domain/catalog/discounts.ts'
import { rateLimits } from '#limits/access.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import { withGuessLimit } from '#platform/rate-limit.server.ts'
import type { In } from '#platform/wire/call.ts'
import { refuseAtField } from '#platform/wire/refuse-at-field.ts'
import type { AgencyContext, Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import type { discountCalls } from './calls.ts'

type CodeInput = In<typeof discountCalls.discountCode>

export async function findDiscountByCode(ctx: ManualTxContext<Ctx>, input: CodeInput) {
  const { discount_id, ...discount } = await guessDiscountCode(ctx, input)
  await ctx.transaction((txCtx) => refuseUsedUp(txCtx, discount_id, 1))
  return discount
}

/** Guesses are counted wherever somebody types a code, because it is worth money. A right one is not. */
export async function guessDiscountCode(ctx: ManualTxContext<Ctx>, input: CodeInput) {
  const found = await withGuessLimit(ctx, rateLimits.discountCodeFrom, [ctx.network], () =>
    ctx.transaction((txCtx) => findDiscountInForce(txCtx, input)),
  )
  return found ?? refuseAtField('DISCOUNT_CODE_UNFIT', 'discount_code')
}

/** A code may depend on nothing but its trip and the day on which somebody reserves. */
async function findDiscountInForce(ctx: AgencyContext, { package_code, discount_code }: CodeInput) {
  const found = await findCodeDiscount(ctx, { package_code, code: discount_code })
  const today = await readToday(ctx.db)
  return found && listHoldingDiscounts([found], { today, departure_date: today, people: 1 })[0]
}

/** Refuses a code that is not there, or not any more. */
export const getDiscountInForce = async (ctx: AgencyContext, input: CodeInput) =>
  (await findDiscountInForce(ctx, input)) ?? refuseAtField('DISCOUNT_CODE_UNFIT', 'discount_code')

/**
 * For a booking that was just written. Its row is locked until the commit, so that of two who want the last use
 * the second counts the first. A cancelled booking counts no more: whoever gives seats back gives the code back.
 */
export async function claimDiscountCode(
  { db, travel_agency }: AgencyContext,
  discount_id: number,
): Promise<void> {
  await db
    .selectFrom('discount')
    .select('discount_id')
    .where('travel_agency', '=', travel_agency)
    .where('discount_id', '=', discount_id)
    .forNoKeyUpdate()
    .execute()
  await refuseUsedUp({ db, travel_agency }, discount_id, 0)
}

/** `more`: how many uses are to come. Deleted meanwhile, it counts for nobody. */
async function refuseUsedUp({ db, travel_agency }: AgencyContext, discount_id: number, more: number) {
  const found = await db
    .selectFrom('discount as c')
    .select(['c.uses_most', countUses.as('uses')])
    .where('c.travel_agency', '=', travel_agency)
    .where('c.discount_id', '=', discount_id)
    .executeTakeFirst()
  if (!found) refuseAtField('DISCOUNT_CODE_UNFIT', 'discount_code')
  if (found.uses_most !== null && found.uses + more > found.uses_most)
    refuseAtField('DISCOUNT_CODE_USED_UP', 'discount_code')
}

/** How often the discount `c` was used. */
export const countUses = sql<number>`(select count(*)::int from booking b
  where b.travel_agency = c.travel_agency and b.discount_id = c.discount_id and b.progress <> 'cancel_completed')`
