// The office's list of bookings in one statement: filtered, sorted, and searched by part of a name or number.
import { type RawBuilder, sql } from 'kysely'
import { hasTitleLetters } from '#domain/catalog/trip-row.server.ts'
import { maskContact } from '#domain/member/mask-name.ts'
import { localize } from '#i18n/language.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { getToday } from '#lib/format.ts'
import { officeCounts } from '#limits/display.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { toDayCell } from '#platform/export/export-file.ts'
import { createListExport } from '#platform/export/list-export.server.ts'
import type { In } from '#platform/wire/call.ts'
import type {
  AgencyContext,
  CurrentStaff,
  ManualTxContext,
  StaffCtx,
} from '#platform/wire/request-context.ts'
import { formatInFours } from './format-in-fours.ts'
import type { bookingOfficeCalls } from './office-calls.ts'
import { isOverdue, missingPassports, pendingWorkConditions } from './pending-work.server.ts'
import { isBookingUnderWay } from './progress-conditions.server.ts'
import { isTestBooking } from './test-bookings.server.ts'

type BookingListInput = In<typeof bookingOfficeCalls.list>
type BookingListFilters = Omit<BookingListInput, 'page' | 'page_size'>
type StaffQueryContext = AgencyContext & { staff: Pick<CurrentStaff, 'id'> }

const sortOrders = {
  reg: sql`id`,
  '-reg': sql`id desc`,
  departure: sql`departure_date, id desc`,
  '-departure': sql`departure_date desc, id desc`,
}

/** The rows a list or a file of bookings shows, and their order. */
function selectBookings({ db, travel_agency, staff }: StaffQueryContext, filters: BookingListFilters) {
  const { q, from, to } = filters
  const where = buildFilter({ travel_agency, staff }, filters)
  // An index has this order, so the first page is read alone, however many depart in those days.
  const sort = filters.sort ?? (from === undefined && to === undefined ? '-reg' : 'departure')
  const found = q === undefined ? undefined : selectSearchMatches(travel_agency, q, where)
  const matching = db
    .selectFrom('booking_money as b')
    // Every booking has a departure. A left join spares the look-up for rows that are only counted.
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
      'b.balance_by',
      'b.reserved_free',
      'b.due',
      'b.reg_date',
      'b.paid',
    ])
    .select([isTestBooking(travel_agency, sql`b.id`).as('is_test'), missingPassports.as('passports_missing')])
    .where(found ? sql<boolean>`b.travel_agency = ${travel_agency} and b.id = any(array(${found}))` : where)
  return { matching, order: sortOrders[sort] }
}

export async function listBookingsForStaff(
  ctx: StaffQueryContext,
  { page, page_size, ...filters }: BookingListInput,
) {
  const { matching, order } = selectBookings(ctx, filters)
  const limits =
    filters.q === undefined ? { most: officeCounts.listed } : { most: officeCounts.found, once: true }
  const { list, ...paging } = await listPage(ctx.db, matching, order, { page, page_size, ...limits })
  return {
    ...paging,
    list: list.map(({ contact, adult, child, baby, ...each }) => ({
      ...each,
      party: { adult, child, baby },
      contact_masked: maskContact(contact),
    })),
  }
}

export function exportBookings(
  ctx: ManualTxContext<StaffCtx>,
  { format, columns, ...filters }: In<typeof bookingOfficeCalls.exportList>,
) {
  const { bookings: text } = getOfficeTextIn(ctx.staff.language)
  const { language } = ctx.staff
  const title = (key: keyof typeof text.columns) => text.columns[key]
  return createListExport(
    ctx,
    { format, columns, ...filters },
    {
      name: `${text.title}-${getToday()}`,
      subject: 'bookings',
      listing: (ctx) => selectBookings(ctx, filters),
      columns: {
        number: { title: title('number'), cell: (row) => formatInFours(row.booking_id) },
        who: [
          { title: title('who'), cell: (row) => row.name },
          { title: text.contact, cell: (row) => maskContact(row.contact) },
        ],
        progress: { title: title('progress'), cell: (row) => text.progress[row.progress] },
        departure: { title: title('departure'), cell: (row) => ({ day: row.departure_date }) },
        trip: { title: title('trip'), cell: (row) => localize(row.page_title, language) },
        people: { title: title('people'), cell: (row) => row.adult + row.child + row.baby },
        paid: [
          { title: text.paid, cell: (row) => row.paid },
          { title: text.total, cell: (row) => row.total },
        ],
        reserved: { title: title('reserved'), cell: (row) => toDayCell(row.reg_date) },
      },
    },
  )
}

/**
 * `due`: by now; `balance`: by a day that was agreed. What is owed for trips that are over or cancelled is in
 * the list of payouts.
 */
const balanceConditions = {
  due: isOverdue,
  balance: sql`b.due > 0 and b.due_by >= ${seoulToday}`,
  claim: sql`b.claim > 0`,
  owed: sql`${isBookingUnderWay} and b.owed_back > 0`,
}

/** Conditions on the row `b` of booking_money, from the filters. */
function buildFilter(
  ctx: Pick<StaffQueryContext, 'travel_agency' | 'staff'>,
  { progress, money, to_do, from, to }: BookingListFilters,
): RawBuilder<boolean> {
  const all = [
    sql`b.travel_agency = ${ctx.travel_agency}`,
    ...(progress === undefined ? [] : [sql`b.progress = ${progress}`]),
    ...(money === undefined ? [] : [balanceConditions[money]]),
    ...(to_do === undefined ? [] : [pendingWorkConditions[to_do](ctx)]),
    ...(from === undefined ? [] : [sql`b.departure_date >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`b.departure_date <= ${to}::date`]),
  ]
  return sql<boolean>`(${sql.join(all, sql` and `)})`
}

/**
 * The newest ids of each way to match. Rows are found by their grams: by equality, which an index answers
 * behind row security. Then each row is checked for the letters in their order.
 */
export function selectSearchMatches(
  travel_agency: number,
  q: string,
  where: RawBuilder<boolean>,
): RawBuilder<unknown> {
  const letters = q.replace(/\s/g, '').toLowerCase()
  const digits = q.replace(/[\s().+-]/g, '').replace(/^(?:00)?820?(?=\d{8})/, '0')
  const number = q.replace(/[\s-]/g, '').toUpperCase()
  const isDigits = /^\d+$/.test(digits)
  const inName = sql`(strpos(plain_letters(b.name), ${letters}) > 0 or exists (
    select from traveller t where t.travel_agency = b.travel_agency and t.booking = b.id
      and (strpos(plain_letters(t.name), ${letters}) > 0 or strpos(plain_letters(t.name_en), ${letters}) > 0)))`
  const searches = [
    { grams: isDigits ? [] : splitIntoGrams(letters, 2).map((pair) => `a${pair}`), condition: inName },
    {
      grams: isDigits
        ? splitIntoGrams(digits, 3)
            .filter((three) => three !== '010')
            .map((three) => `p${three}`)
        : [],
      condition: sql`strpos(phone_digits(b.contact), ${digits}) > 0`,
    },
    {
      grams: /^[0-9A-HJKMNP-TV-Z]{4,12}$/.test(number) ? [`n${number.slice(0, 4)}`] : [],
      condition: sql`strpos(b.booking_id, ${number}) > 0`,
    },
  ]
  return sql.join(
    [
      ...searches
        .filter(({ grams }) => grams.length > 0)
        .map(({ grams, condition }) =>
          selectNewest(selectByGrams(travel_agency, grams), sql`${where} and ${condition}`),
        ),
      selectByTitle(travel_agency, letters, where),
    ],
    sql` union `,
  )
}

/**
 * Looks at rows by gram, the newest first, until enough fit. The database by itself may scan all bookings
 * instead, which takes long for a rare number.
 */
const selectNewest = (candidates: RawBuilder<unknown>, fits: RawBuilder<unknown>) => sql`(
  select b.id from (${candidates}) f
  cross join lateral (select b.id from booking_money b where b.id = f.booking and ${fits} limit 1) b
  limit ${officeCounts.found + 1})`

/**
 * Ids that are under every gram; three grams tell as much as all. The others become lists first: joined,
 * they would be read again for each row, because the database has no statistics of a new gram.
 */
function selectByGrams(travel_agency: number, grams: string[]): RawBuilder<unknown> {
  const [last, ...others] = [...new Set(grams)].slice(-3).reverse()
  const selectByGram = (gram: string | undefined) =>
    sql`select booking from booking_gram where travel_agency = ${travel_agency} and gram = ${gram}`
  const conditions = [
    selectByGram(last),
    ...others.map((gram) => sql`booking = any(array(${selectByGram(gram)}))`),
  ]
  return sql`${sql.join(conditions, sql` and `)} order by booking desc offset 0`
}

/** Trips are few and public: they are looked through, then their bookings by departure. */
const selectByTitle = (travel_agency: number, letters: string, where: RawBuilder<boolean>) => sql`(
  select f.id from package p cross join lateral (
    select b.id from booking_money b where b.package_code = p.package_code and ${where}
    order by b.departure_date desc limit ${officeCounts.found + 1}) f
  where p.travel_agency = ${travel_agency}
    and ${hasTitleLetters(letters)}
  limit ${officeCounts.found + 1})`

const splitIntoGrams = (text: string, length: number) => {
  const letters = [...text]
  return letters.slice(length - 1).map((_, at) => letters.slice(at, at + length).join(''))
}
