// Partner shops: who sends customers with a link of their own, and what came of it.
// An ended one keeps its bookings, and nobody reserves through it any more.
import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { refuse, refuseChanged } from '#errors.ts'
import { shopLimits } from '#limits/trade.ts'
import { seoulDay } from '#plain/format.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { patternsOf } from '#platform/db/patterns.ts'
import { spell } from '#platform/numbers.server.ts'
import { onceOnly } from '#platform/once-only.server.ts'
import { qrOf } from '#platform/qr.server.ts'
import { listSheet } from '#platform/sheet/list-sheet.server.ts'
import { dayCell } from '#platform/sheet/sheet.ts'
import type { Ctx, InAgency, Own, StaffCtx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { officeWordsIn } from '#words/office/in.ts'
import type { agencyOfficeCalls as calls } from './office-calls.ts'

/** One through which people may reserve. */
export const openShop = ({ db, travel_agency }: InAgency, store_id: string) =>
  db
    .selectFrom('shop')
    .select(['store_id', 'store_name', 'contact', 'address'])
    .where('travel_agency', '=', travel_agency)
    .where('store_id', '=', store_id)
    .where('ended', 'is', null)
    .executeTakeFirst()

const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Seoul')`

/** The shops with what came through each, of bookings that were made on these days. */
function withSums({ db, travel_agency }: InAgency, { from, to }: { from?: string; to?: string } = {}) {
  const days: RawBuilder<unknown>[] = [
    ...(from === undefined ? [] : [sql`and b.reg_date >= ${startOf(from)}`]),
    ...(to === undefined ? [] : [sql`and b.reg_date < ${startOf(to)} + interval '1 day'`]),
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

type Filters = Pick<In<typeof calls.shops>, 'state' | 'query' | 'from' | 'to'>

/** Those that send customers come first. */
const order = sql`ended is not null, bookings desc, store_id`

function listingOf(ctx: InAgency, { state, query, from, to }: Filters) {
  const patterns = patternsOf(query)
  return withSums(ctx, { from, to })
    .$if(state !== undefined, (rows) => rows.where('ended', state === 'open' ? 'is' : 'is not', null))
    .$if(patterns !== undefined, (rows) =>
      rows.where(
        sql<boolean>`lower(concat_ws(' ', shop.store_id, store_name ->> 'ko', store_name ->> 'en', contact)) like all (${patterns}::text[])`,
      ),
    )
}

export const listShops = (ctx: Ctx, { state, query, from, to, ...paging }: In<typeof calls.shops>) =>
  listPage(ctx.db, listingOf(ctx, { state, query, from, to }), order, paging)

/** What the list shows, as a file. */
export function exportShops(
  ctx: Own<StaffCtx>,
  { format, columns, ...filters }: In<typeof calls.exportShops>,
) {
  const { shops: words } = officeWordsIn(ctx.staff.language)
  const { language } = ctx.staff
  return listSheet(
    ctx,
    { format, columns, ...filters },
    {
      name: `${words.title}-${seoulDay(new Date())}`,
      subject: 'shops',
      listing: (ctx) => ({ matching: listingOf(ctx, filters).select('shop.store_id as id'), order }),
      columns: {
        name: [
          { title: words.name, cell: ({ store_name }) => store_name[language] || store_name.ko },
          { title: words.storeId, cell: ({ store_id }) => store_id },
          { title: words.state, cell: ({ ended }) => (ended ? words.ended : words.open) },
        ],
        contact: { title: words.contact, cell: ({ contact }) => contact },
        bookings: { title: words.bookings, cell: ({ bookings }) => bookings },
        people: { title: words.people, cell: ({ people }) => people },
        total: { title: words.total, cell: ({ total }) => total },
        paid: { title: words.paid, cell: ({ paid }) => paid },
        last: { title: words.last, cell: ({ last_booking }) => last_booking && dayCell(last_booking) },
      },
    },
  )
}

export async function oneShop(ctx: Ctx, { store_id, package_code }: In<typeof calls.shop>) {
  const { db, travel_agency } = ctx
  const shop =
    (await withSums(ctx)
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
  return { ...shop, trips, package_code: trip?.package_code ?? null, link, qr: qrOf(link), latest }
}

type Written = Pick<In<typeof calls.addShop>, 'store_name' | 'contact' | 'address'>

/** An address without a letter is none. */
const rowOf = ({ store_name, contact, address }: Written) => ({
  store_name,
  contact,
  address: address && (address.ko || address.en) ? address : null,
})

export function addShop(ctx: Own<StaffCtx>, { store_id, ...written }: In<typeof calls.addShop>) {
  return onceOnly(ctx, 'office shop', { store_id, ...written }, async (inside) => {
    const { db, travel_agency } = inside
    const added =
      (await db
        .insertInto('shop')
        .values({ travel_agency, store_id: store_id ?? spell(randomBytes(8)), ...rowOf(written) })
        .onConflict((row) => row.doNothing())
        .returning('store_id')
        .executeTakeFirst()) ?? refuse('STORE_TAKEN')
    inside.note({ subject: `shop ${added.store_id}`, after: rowOf(written) })
    return added
  })
}

export async function changeShop(
  ctx: StaffCtx,
  { store_id, revision, ...written }: In<typeof calls.changeShop>,
) {
  const { store_name, contact, address } = await lockShop(ctx, { store_id, revision })
  await write(ctx, store_id, { ...rowOf(written), revision: revision + 1 })
  ctx.note({
    subject: `shop ${store_id}`,
    before: { store_name, contact, address },
    after: rowOf(written),
  })
  return { revision: revision + 1 }
}

/** From now on, or not any more. What came through it stays what it is. */
export async function endShop(ctx: StaffCtx, seen: Seen, isEnded: boolean) {
  const { ended } = await lockShop(ctx, seen)
  await write(ctx, seen.store_id, {
    ended: isEnded ? (ended ?? sql<string>`now()`) : null,
    revision: seen.revision + 1,
  })
  ctx.note({ subject: `shop ${seen.store_id}`, before: { ended }, after: { ended: isEnded } })
  return {}
}

type Seen = { store_id: string; revision: number }

async function lockShop({ db, travel_agency }: InAgency, { store_id, revision }: Seen) {
  const shop =
    (await db
      .selectFrom('shop')
      .selectAll()
      .where('travel_agency', '=', travel_agency)
      .where('store_id', '=', store_id)
      .forUpdate()
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  refuseChanged(shop.revision, revision)
  return shop
}

type Change = Partial<ReturnType<typeof rowOf>> & {
  ended?: string | RawBuilder<string> | null
  revision: number
}

const write = ({ db, travel_agency }: InAgency, store_id: string, to: Change) =>
  db
    .updateTable('shop')
    .set(to)
    .where('travel_agency', '=', travel_agency)
    .where('store_id', '=', store_id)
    .execute()
