// Discounts in the office: listed with how often each code is used, added, changed, deleted.
import { sql } from 'kysely'
import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { refuse, refuseIfChanged } from '#errors.ts'
import { readFields } from '#lib/read-fields.ts'
import { discountLimits } from '#limits/trade.ts'
import { readToday, seoulToday } from '#platform/db/seoul.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import { refuseAtField } from '#platform/wire/refuse-at-field.ts'
import type { AgencyContext, Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { countUses } from './discount-codes.server.ts'
import type { DiscountFields } from './forms.ts'
import type { discountOfficeCalls as calls } from './office-calls.ts'

export async function listDiscounts({ db, travel_agency }: Ctx) {
  const [list, trips, today] = await Promise.all([
    db
      .selectFrom('discount as c')
      .leftJoin('package as p', (on) =>
        on.onRef('p.travel_agency', '=', 'c.travel_agency').onRef('p.package_code', '=', 'c.package_code'),
      )
      .selectAll('c')
      .select(['p.page_title', countUses.as('uses')])
      .select(
        sql<'now' | 'waiting' | 'ended'>`case when c.last_day < ${seoulToday} then 'ended'
          when c.first_day > ${seoulToday} then 'waiting' else 'now' end`.as('state'),
      )
      .where('c.travel_agency', '=', travel_agency)
      .orderBy('c.discount_id', 'desc')
      .execute(),
    db
      .selectFrom('package')
      .select(['package_code', 'page_title'])
      .where('travel_agency', '=', travel_agency)
      .where('sale_yn', '=', 'Y')
      .orderBy('package_code')
      .execute(),
    readToday(db),
  ])
  return {
    list,
    trips,
    today,
  }
}

export function addDiscount(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.addDiscount>) {
  return withIdempotencyKey(ctx, 'office discount', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    await refuseUnknownTrip(txCtx, input.discount)
    await lockAgency(txCtx) // two people cannot both make the last one
    const { count } = await db
      .selectFrom('discount')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('travel_agency', '=', travel_agency)
      .executeTakeFirstOrThrow()
    if (count >= discountLimits.most) refuse('TOO_MANY_DISCOUNTS')
    const added = await refuseIfCodeTaken(
      db
        .insertInto('discount')
        .values({ travel_agency, staff_name: ctx.staff.name, ...toRow(input.discount) })
        .returning('discount_id')
        .executeTakeFirstOrThrow(),
    )
    txCtx.logChange({ subject: `discount ${added.discount_id}`, after: toLogged(toRow(input.discount)) })
    return added
  })
}

export async function changeDiscount(
  ctx: StaffCtx,
  { discount_id, revision, discount }: In<typeof calls.changeDiscount>,
) {
  const before = await lockDiscount(ctx, { discount_id, revision })
  await refuseUnknownTrip(ctx, discount)
  const row = toRow(discount)
  await refuseIfCodeTaken(
    ctx.db
      .updateTable('discount')
      .set({ ...row, revision: revision + 1, staff_name: ctx.staff.name })
      .where('travel_agency', '=', ctx.travel_agency)
      .where('discount_id', '=', discount_id)
      .execute(),
  )
  ctx.logChange({ subject: `discount ${discount_id}`, before: toLogged(before), after: toLogged(row) })
  return { revision: revision + 1 }
}

export async function deleteDiscount(ctx: StaffCtx, input: In<typeof calls.deleteDiscount>) {
  const before = await lockDiscount(ctx, input)
  await ctx.db
    .deleteFrom('discount')
    .where('travel_agency', '=', ctx.travel_agency)
    .where('discount_id', '=', input.discount_id)
    .execute()
  ctx.logChange({ subject: `discount ${input.discount_id}`, before: toLogged(before) })
  return {}
}

/** Fields that a discount's kind does not have are emptied, also when the kind has changed. */
const toRow = (discount: DiscountFields) => ({
  days_before: null,
  people_from: null,
  code: null,
  uses_most: null,
  ...discount,
})

type LoggedDiscount = Pick<ReturnType<typeof toRow>, 'kind' | 'rate' | 'code' | 'first_day' | 'last_day'>
const toLogged = ({ kind, rate, code, first_day, last_day }: LoggedDiscount) => ({
  kind,
  ...rate,
  code,
  first_day,
  last_day,
})

async function lockDiscount(
  { db, travel_agency }: AgencyContext,
  { discount_id, revision }: { discount_id: number; revision: number },
) {
  const found =
    (await db
      .selectFrom('discount')
      .selectAll()
      .where('travel_agency', '=', travel_agency)
      .where('discount_id', '=', discount_id)
      .forUpdate()
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  refuseIfChanged(found.revision, revision)
  return found
}

async function refuseUnknownTrip(
  { db, travel_agency }: AgencyContext,
  { package_code }: DiscountFields,
): Promise<void> {
  if (package_code === null) return
  const own = await db
    .selectFrom('package')
    .select('package_code')
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .executeTakeFirst()
  if (!own) refuseAtField('PACKAGE_UNAVAILABLE', 'discount.package_code')
}

/** Of two people who save the same code at once, the index refuses the second. */
const refuseIfCodeTaken = <T>(writing: Promise<T>) =>
  writing.catch((error: unknown) => {
    if (readFields(error).constraint === 'discount_code')
      refuseAtField('DISCOUNT_CODE_TAKEN', 'discount.code')
    throw error
  })
