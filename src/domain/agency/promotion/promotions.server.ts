// Popups and banners in the office: listed with their numbers, added, changed, deleted.
import { sql } from 'kysely'
import { refuseForeignLinks } from '#domain/agency/address/foreign-links.server.ts'
import { runForEachAgency } from '#domain/agency/for-each-agency.server.ts'
import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { getSite } from '#domain/agency/site.server.ts'
import { refuse, refuseIfChanged } from '#errors.ts'
import { promotionLimits } from '#limits/display.ts'
import type { Db } from '#platform/db/database.server.ts'
import { readToday, seoulToday } from '#platform/db/seoul.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import { refuseAtField } from '#platform/wire/refuse-at-field.ts'
import type { AgencyContext, Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { promotionOfficeCalls as calls } from './office-calls.ts'
import type { PromotionFields } from './promotion.ts'

export async function listPromotions(ctx: Ctx) {
  const { db, travel_agency } = ctx
  const { info } = await getSite(ctx)
  const list = await db
    .selectFrom('promotion as p')
    .selectAll('p')
    .select([
      sql<'now' | 'waiting' | 'ended'>`case when p.shown_until < ${seoulToday} then 'ended'
        when p.shown_from > ${seoulToday} then 'waiting' else 'now' end`.as('state'),
      sumOf('seen').as('seen'),
      sumOf('clicked').as('clicked'),
    ])
    .where('p.travel_agency', '=', travel_agency)
    .orderBy('p.shown_until', 'desc')
    .orderBy('p.promotion_id', 'desc')
    .execute()
  return {
    list,
    today: await readToday(db),
    company_name: info?.company_name ?? { ko: '', en: '' },
  }
}

const sumOf = (column: 'seen' | 'clicked') => sql<number>`
  coalesce((select sum(c.${sql.ref(column)})::int from promotion_count c
    where c.travel_agency = p.travel_agency and c.promotion_id = p.promotion_id), 0)`

export function addPromotion(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.addPromotion>) {
  return withIdempotencyKey(ctx, 'office promotion', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    await refuseForeignPicture(txCtx, input.picture)
    await refuseForeignLinks(txCtx, [{ field: 'href', href: input.href }])
    await lockAgency(txCtx) // two people cannot both make the last one
    const { count } = await db
      .selectFrom('promotion')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('travel_agency', '=', travel_agency)
      .executeTakeFirstOrThrow()
    if (count >= promotionLimits.most) refuse('TOO_MANY_PROMOTIONS')
    const added = await db
      .insertInto('promotion')
      .values({ travel_agency, staff_name: ctx.staff.name, ...toRow(input) })
      .returning('promotion_id')
      .executeTakeFirstOrThrow()
    txCtx.logChange({ subject: `promotion ${added.promotion_id}`, after: toLogged(input) })
    return added
  })
}

export async function changePromotion(
  ctx: StaffCtx,
  { promotion_id, revision, ...fields }: In<typeof calls.changePromotion>,
) {
  const before = await lockPromotion(ctx, { promotion_id, revision })
  if (fields.picture !== before.picture) await refuseForeignPicture(ctx, fields.picture)
  await refuseForeignLinks(ctx, [{ field: 'href', href: fields.href }])
  await ctx.db
    .updateTable('promotion')
    .set({ ...toRow(fields), revision: revision + 1, staff_name: ctx.staff.name })
    .where('travel_agency', '=', ctx.travel_agency)
    .where('promotion_id', '=', promotion_id)
    .execute()
  ctx.logChange({ subject: `promotion ${promotion_id}`, before: toLogged(before), after: toLogged(fields) })
  return { revision: revision + 1 }
}

export async function deletePromotion(ctx: StaffCtx, input: In<typeof calls.deletePromotion>) {
  const before = await lockPromotion(ctx, input)
  await ctx.db
    .deleteFrom('promotion')
    .where('travel_agency', '=', ctx.travel_agency)
    .where('promotion_id', '=', input.promotion_id)
    .execute()
  ctx.logChange({ subject: `promotion ${input.promotion_id}`, before: toLogged(before) })
  return {}
}

const toRow = <T extends PromotionFields>({ pages, ...fields }: T) => ({
  ...fields,
  pages: JSON.stringify(pages),
})

const toLogged = ({ title, shown_from, shown_until }: Omit<PromotionFields, 'pages'>) => ({
  title: title.ko || title.en,
  shown_from,
  shown_until,
})

async function lockPromotion(
  { db, travel_agency }: AgencyContext,
  { promotion_id, revision }: { promotion_id: number; revision: number },
) {
  const found =
    (await db
      .selectFrom('promotion')
      .selectAll()
      .where('travel_agency', '=', travel_agency)
      .where('promotion_id', '=', promotion_id)
      .forUpdate()
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  refuseIfChanged(found.revision, revision)
  return found
}

async function refuseForeignPicture(
  { db, travel_agency }: AgencyContext,
  picture: string | null,
): Promise<void> {
  if (picture === null) return
  const own = await db
    .selectFrom('site_picture')
    .select('path')
    .where('travel_agency', '=', travel_agency)
    .where('path', '=', picture)
    .executeTakeFirst()
  if (!own) refuseAtField('PICTURE_NOT_FOUND', 'picture')
}

/**
 * Writes promotions that begin today or ended yesterday: this raises the site's revision, which drops cached
 * pages.
 */
export const updateShownPromotions = (db: Db): Promise<void> =>
  runForEachAgency(db, async (travel_agency) => {
    await runInTransaction(db, travel_agency, (tx) =>
      tx
        .updateTable('promotion')
        .set(({ ref }) => ({ kind: ref('kind') }))
        .where('travel_agency', '=', travel_agency)
        .where(sql<boolean>`(shown_from = ${seoulToday} or shown_until = ${seoulToday} - 1)`)
        .execute(),
    )
  })
