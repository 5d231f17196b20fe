// Partner shops: who refers customers by a link of their own, and how many booked.
// An ended one keeps its bookings, and nobody reserves through it any more.
import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { refuse, refuseIfChanged } from '#errors.ts'
import { localize } from '#i18n/language.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { getToday } from '#lib/format.ts'
import { shopLimits } from '#limits/trade.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { toSearchPatterns } from '#platform/db/patterns.ts'
import { startOfSeoulDay } from '#platform/db/seoul.server.ts'
import { toDayCell } from '#platform/export/export-file.ts'
import { createListExport } from '#platform/export/list-export.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import { toSymbols } from '#platform/numbers.server.ts'
import { createQrCode } from '#platform/qr.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { agencyOfficeCalls as calls } from './office-calls.ts'

/** A shop through which people may reserve. */
export const findOpenShop = ({ db, travel_agency }: AgencyContext, store_id: string) =>
  db
    .selectFrom('shop')
    .select(['store_id', 'store_name', 'contact', 'address'])
    .where('travel_agency', '=', travel_agency)
    .where('store_id', '=', store_id)
    .where('ended', 'is', null)
    .executeTakeFirst()

/** The shops with what came through each, of bookings that were made on these days. */
function selectShopsWithTotals(
  { db, travel_agency }: AgencyContext,
  { from, to }: { from?: string; to?: string } = {},
) {
  const days: RawBuilder<unknown>[] = [
    ...(from === undefined ? [] : [sql`and b.reg_date >= ${startOfSeoulDay(from)}`]),
    ...(to === undefined ? [] : [sql`and b.reg_date < ${startOfSeoulDay(to)} + interval '1 day'`]),
  ]
  type Sums = { bookings: number; people: number; total: number; paid: number; last_booking: string | null }
  const sums = sql<Sums>`(
    select count(*) filter (where b.progress <> 'cancel_completed')::int as bookings,
      coalesce(sum(b.adult + b.child + b.baby) filter (where b.progress <> 'cancel_completed'), 0)::int as people,
      coalesce(sum(b.total) filter (where b.progress <> 'cancel_completed'), 0)::float8 as total,
      coalesce(sum(b.paid), 0)::float8 as paid,
      max(b.reg_date) as last_booking
    from booking b
    where b.travel_agency = shop.travel_agency and b.store_id = shop.store_id ${sql.join(days, sql` `)})`
  return db
    .selectFrom('shop')
    .innerJoinLateral(sums.as('sums'), (on) => on.onTrue())
    .select(['shop.store_id', 'shop.store_name', 'shop.contact', 'shop.ended', 'shop.reg_date'])
    .select(['sums.bookings', 'sums.people', 'sums.total', 'sums.paid', 'sums.last_booking'])
    .where('shop.travel_agency', '=', travel_agency)
}

type ShopFilters = Pick<In<typeof calls.shops>, 'state' | 'query' | 'from' | 'to'>

/** Shops that send customers come first. */
const order = sql`ended is not null, bookings desc, store_id`

function buildShopQuery(ctx: AgencyContext, { state, query, from, to }: ShopFilters) {
  const patterns = toSearchPatterns(query)
  return selectShopsWithTotals(ctx, { from, to })
    .$if(state !== undefined, (rows) => rows.where('ended', state === 'open' ? 'is' : 'is not', null))
    .$if(patterns !== undefined, (rows) =>
      rows.where(
        sql<boolean>`lower(concat_ws(' ', shop.store_id, store_name ->> 'ko', store_name ->> 'en', contact)) like all (${patterns}::text[])`,
      ),
    )
}

export const listShops = (ctx: Ctx, { state, query, from, to, ...paging }: In<typeof calls.shops>) =>
  listPage(ctx.db, buildShopQuery(ctx, { state, query, from, to }), order, paging)

export function exportShops(
  ctx: ManualTxContext<StaffCtx>,
  { format, columns, ...filters }: In<typeof calls.exportShops>,
) {
  const { shops: words } = getOfficeTextIn(ctx.staff.language)
  const { language } = ctx.staff
  return createListExport(
    ctx,
    { format, columns, ...filters },
    {
      name: `${words.title}-${getToday()}`,
      subject: 'shops',
      listing: (ctx) => ({ matching: buildShopQuery(ctx, filters).select('shop.store_id as id'), order }),
      columns: {
        name: [
          { title: words.name, cell: ({ store_name }) => localize(store_name, language) },
          { title: words.storeId, cell: ({ store_id }) => store_id },
          { title: words.state, cell: ({ ended }) => (ended ? words.ended : words.open) },
        ],
        contact: { title: words.contact, cell: ({ contact }) => contact },
        bookings: { title: words.bookings, cell: ({ bookings }) => bookings },
        people: { title: words.people, cell: ({ people }) => people },
        total: { title: words.total, cell: ({ total }) => total },
        paid: { title: words.paid, cell: ({ paid }) => paid },
        last: { title: words.last, cell: ({ last_booking }) => last_booking && toDayCell(last_booking) },
      },
    },
  )
}

export async function getShop(ctx: Ctx, { store_id, package_code }: In<typeof calls.shop>) {
  const { db, travel_agency } = ctx
  const shop =
    (await selectShopsWithTotals(ctx)
      .select(['shop.address', 'shop.revision'])
      .where('shop.store_id', '=', store_id)
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  const trips = await db
    .selectFrom('package')
    .select(['package_code', 'page_title'])
    .where('travel_agency', '=', travel_agency)
    .where('sale_yn', '=', 'Y')
    .orderBy('seq')
    .limit(shopLimits.trips)
    .execute()
  const trip = trips.find((each) => each.package_code === package_code) ?? trips[0]
  const origin = await ctx.siteOrigin(travel_agency)
  const page = trip ? `/travel/detail/${encodeURIComponent(trip.package_code)}` : '/'
  const link = `${origin}${page}?store_id=${encodeURIComponent(shop.store_id)}`
  const latest = await db
    .selectFrom('booking')
    .select(['booking_id', 'name', 'page_title', 'departure_date', 'progress', 'total', 'reg_date'])
    .where('travel_agency', '=', travel_agency)
    .where('store_id', '=', store_id)
    .orderBy('reg_date', 'desc')
    .limit(shopLimits.latest)
    .execute()
  return { ...shop, trips, package_code: trip?.package_code ?? null, link, qr: createQrCode(link), latest }
}

type ShopInput = Pick<In<typeof calls.addShop>, 'store_name' | 'contact' | 'address'>

/** An address with no text in either language is stored as null. */
const toShopRow = ({ store_name, contact, address }: ShopInput) => ({
  store_name,
  contact,
  address: address && (address.ko || address.en) ? address : null,
})

export function addShop(ctx: ManualTxContext<StaffCtx>, { store_id, ...fields }: In<typeof calls.addShop>) {
  return withIdempotencyKey(ctx, 'office shop', { store_id, ...fields }, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const added =
      (await db
        .insertInto('shop')
        .values({ travel_agency, store_id: store_id ?? toSymbols(randomBytes(8)), ...toShopRow(fields) })
        .onConflict((row) => row.doNothing())
        .returning('store_id')
        .executeTakeFirst()) ?? refuse('STORE_TAKEN')
    txCtx.logChange({ subject: `shop ${added.store_id}`, after: toShopRow(fields) })
    return added
  })
}

export async function changeShop(
  ctx: StaffCtx,
  { store_id, revision, ...fields }: In<typeof calls.changeShop>,
) {
  const { store_name, contact, address } = await lockShop(ctx, { store_id, revision })
  await updateShop(ctx, store_id, { ...toShopRow(fields), revision: revision + 1 })
  ctx.logChange({
    subject: `shop ${store_id}`,
    before: { store_name, contact, address },
    after: toShopRow(fields),
  })
  return { revision: revision + 1 }
}

/** Ends a shop, or opens it again. Its bookings stay as they are. */
export async function endShop(ctx: StaffCtx, input: ShopRevision, isEnded: boolean) {
  const { ended } = await lockShop(ctx, input)
  await updateShop(ctx, input.store_id, {
    ended: isEnded ? (ended ?? sql<string>`now()`) : null,
    revision: input.revision + 1,
  })
  ctx.logChange({ subject: `shop ${input.store_id}`, before: { ended }, after: { ended: isEnded } })
  return {}
}

type ShopRevision = { store_id: string; revision: number }

async function lockShop({ db, travel_agency }: AgencyContext, { store_id, revision }: ShopRevision) {
  const shop =
    (await db
      .selectFrom('shop')
      .selectAll()
      .where('travel_agency', '=', travel_agency)
      .where('store_id', '=', store_id)
      .forUpdate()
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  refuseIfChanged(shop.revision, revision)
  return shop
}

type ShopChange = Partial<ReturnType<typeof toShopRow>> & {
  ended?: string | RawBuilder<string> | null
  revision: number
}

const updateShop = ({ db, travel_agency }: AgencyContext, store_id: string, to: ShopChange) =>
  db
    .updateTable('shop')
    .set(to)
    .where('travel_agency', '=', travel_agency)
    .where('store_id', '=', store_id)
    .execute()
