// The office's list of bookings, in one statement: filtered, sorted, found by part of what is known of it.
import { type RawBuilder, sql } from 'kysely'
import { maskContact } from '#domain/member/mask-name.ts'
import { officeCounts } from '#limits/shown.ts'
import { seoulDay } from '#plain/format.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { listSheet } from '#platform/sheet/list-sheet.server.ts'
import { dayCell } from '#platform/sheet/sheet.ts'
import type { InAgency, Own, StaffCtx, StaffHere } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { officeWordsIn } from '#words/office/in.ts'
import { inFours } from './number.ts'
import type { bookingOfficeCalls } from './office-calls.ts'
import { isUnbalanced } from './under-way.server.ts'
import { waitsFor } from './waits.server.ts'

type ListWanted = In<typeof bookingOfficeCalls.list>
type Filters = Omit<ListWanted, 'page' | 'page_size'>
type Asking = InAgency & { staff: Pick<StaffHere, 'id'> }

const orders = {
  reg: sql`id`,
  '-reg': sql`id desc`,
  departure: sql`departure_date, id desc`,
  '-departure': sql`departure_date desc, id desc`,
}

/** The rows a list or a file of bookings shows, and their order. */
function listingOf({ db, travel_agency, staff }: Asking, asked: Filters) {
  const { q, from, to } = asked
  const where = narrowed({ travel_agency, staff }, asked)
  // In this order an index has them: however many depart in those days, the first page is read alone.
  const sort = asked.sort ?? (from === undefined && to === undefined ? '-reg' : 'departure')
  const found = q === undefined ? undefined : foundBy(travel_agency, q, where)
  const matching = db
    .selectFrom('booking as b')
    // There is always one; said in this way it is not looked up for rows that are only counted.
    .leftJoin('departure as o', (on) =>
      on.onRef('o.travel_agency', '=', 'b.travel_agency').onRef('o.departure_id', '=', 'b.departure_id'),
    )
    .select([
      'b.id',
      'b.booking_id',
      'b.progress',
      'b.name',
      'b.contact',
      'b.page_title',
      'b.departure_id',
      'b.departure_date',
      'o.departure_time',
      'o.flight_number',
      'b.return_date',
      'b.adult',
      'b.child',
      'b.baby',
      'b.total',
      'b.pay_by',
      'b.held_until',
      'b.reg_date',
      'b.paid',
    ])
    .where(found ? sql<boolean>`b.travel_agency = ${travel_agency} and b.id = any(array(${found}))` : where)
  return { matching, order: orders[sort] }
}

export async function listForStaff(ctx: Asking, { page, page_size, ...asked }: ListWanted) {
  const { matching, order } = listingOf(ctx, asked)
  const bounded =
    asked.q === undefined ? { most: officeCounts.listed } : { most: officeCounts.found, once: true }
  const { list, ...paging } = await listPage(ctx.db, matching, order, { page, page_size, ...bounded })
  return {
    ...paging,
    list: list.map(({ contact, adult, child, baby, ...each }) => ({
      ...each,
      party: { adult, child, baby },
      contact_masked: maskContact(contact),
    })),
  }
}

/** What the list shows, as a file. */
export function exportBookings(
  ctx: Own<StaffCtx>,
  { format, columns, ...asked }: In<typeof bookingOfficeCalls.exportList>,
) {
  const { bookings: words } = officeWordsIn(ctx.staff.language)
  const { language } = ctx.staff
  const title = (key: keyof typeof words.columns) => words.columns[key]
  return listSheet(
    ctx,
    { format, columns, ...asked },
    {
      name: `${words.title}-${seoulDay(new Date())}`,
      subject: 'bookings',
      listing: (ctx) => listingOf(ctx, asked),
      columns: {
        number: { title: title('number'), cell: (row) => inFours(row.booking_id) },
        who: [
          { title: title('who'), cell: (row) => row.name },
          { title: words.contact, cell: (row) => maskContact(row.contact) },
        ],
        progress: { title: title('progress'), cell: (row) => words.progress[row.progress] },
        departure: { title: title('departure'), cell: (row) => ({ day: row.departure_date }) },
        trip: { title: title('trip'), cell: (row) => row.page_title[language] || row.page_title.ko },
        people: { title: title('people'), cell: (row) => row.adult + row.child + row.baby },
        paid: [
          { title: words.paid, cell: (row) => row.paid },
          { title: words.total, cell: (row) => row.total },
        ],
        reserved: { title: title('reserved'), cell: (row) => dayCell(row.reg_date) },
      },
    },
  )
}

const unbalanced = {
  due: sql`b.paid < b.total + b.fees_kept`,
  owed: sql`b.paid > b.total + b.fees_kept`,
}

/** Of the booking `b`: what the filters leave. */
function narrowed(
  asking: Pick<Asking, 'travel_agency' | 'staff'>,
  { progress, money, to_do, from, to }: Filters,
): RawBuilder<boolean> {
  const all = [
    sql`b.travel_agency = ${asking.travel_agency}`,
    ...(progress === undefined ? [] : [sql`b.progress = ${progress}`]),
    ...(money === undefined ? [] : [isUnbalanced, unbalanced[money]]),
    ...(to_do === undefined ? [] : [waitsFor[to_do](asking)]),
    ...(from === undefined ? [] : [sql`b.departure_date >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`b.departure_date <= ${to}::date`]),
  ]
  return sql<boolean>`(${sql.join(all, sql` and `)})`
}

/**
 * The ids it may be, the newest of each way. Grams say which rows to look at, by equality alone, which an
 * index answers behind row security; the rows themselves say whether the letters stand there in that order.
 */
function foundBy(travel_agency: number, q: string, where: RawBuilder<boolean>): RawBuilder<unknown> {
  const letters = q.replace(/\s/g, '').toLowerCase()
  const digits = q.replace(/[\s().+-]/g, '').replace(/^(?:00)?820?(?=\d{8})/, '0')
  const number = q.replace(/[\s-]/g, '').toUpperCase()
  const isDigits = /^\d+$/.test(digits)
  const inName = sql`(strpos(plain_letters(b.name), ${letters}) > 0 or exists (
    select from traveller t where t.travel_agency = b.travel_agency and t.booking = b.id
      and (strpos(plain_letters(t.name), ${letters}) > 0 or strpos(plain_letters(t.name_en), ${letters}) > 0)))`
  const ways = [
    { grams: isDigits ? [] : partsOf(letters, 2).map((pair) => `a${pair}`), is: inName },
    {
      grams: isDigits
        ? partsOf(digits, 3)
            .filter((three) => three !== '010')
            .map((three) => `p${three}`)
        : [],
      is: sql`strpos(phone_digits(b.contact), ${digits}) > 0`,
    },
    {
      grams: /^[0-9A-HJKMNP-TV-Z]{4,12}$/.test(number) ? [`n${number.slice(0, 4)}`] : [],
      is: sql`strpos(b.booking_id, ${number}) > 0`,
    },
  ]
  return sql.join(
    [
      ...ways
        .filter(({ grams }) => grams.length > 0)
        .map(({ grams, is }) => newestOf(withGrams(travel_agency, grams), sql`${where} and ${is}`)),
      byTitle(travel_agency, letters, where),
    ],
    sql` union `,
  )
}

/**
 * Grams first, the newest of them on top, and each looked at until enough fit. Left to itself the database
 * may begin with the bookings instead, one after the other, which for a rare number are all there are.
 */
const newestOf = (candidates: RawBuilder<unknown>, fits: RawBuilder<unknown>) => sql`(
  select b.id from (${candidates}) f
  cross join lateral (select b.id from booking b where b.id = f.booking and ${fits} limit 1) b
  limit ${officeCounts.found + 1})`

/**
 * Those that stand under every one of them; three tell as much as all. The others become lists first: joined
 * or asked one by one, they would be read again for each, as the database knows nothing of a gram it has not
 * seen.
 */
function withGrams(travel_agency: number, grams: string[]): RawBuilder<unknown> {
  const [last, ...others] = [...new Set(grams)].slice(-3).reverse()
  const under = (gram: string | undefined) =>
    sql`select booking from booking_gram where travel_agency = ${travel_agency} and gram = ${gram}`
  const underAll = [under(last), ...others.map((gram) => sql`booking = any(array(${under(gram)}))`)]
  return sql`${sql.join(underAll, sql` and `)} order by booking desc offset 0`
}

/** Trips are few and public: they are looked through, then their bookings by departure. */
const byTitle = (travel_agency: number, letters: string, where: RawBuilder<boolean>) => sql`(
  select f.id from package p cross join lateral (
    select b.id from booking b where b.package_code = p.package_code and ${where}
    order by b.departure_date desc limit ${officeCounts.found + 1}) f
  where p.travel_agency = ${travel_agency}
    and (strpos(plain_letters(p.page_title ->> 'ko'), ${letters}) > 0 or strpos(plain_letters(p.page_title ->> 'en'), ${letters}) > 0)
  limit ${officeCounts.found + 1})`

const partsOf = (typed: string, long: number) => {
  const letters = [...typed]
  return letters.slice(long - 1).map((_, at) => letters.slice(at, at + long).join(''))
}
