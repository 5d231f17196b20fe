// Limits of how many there may be: of two people who add the last one at the same moment, one is refused.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { guideLimits, maxKeys } from '#limits/access.ts'
import { bookLimits, supplyLimits } from '#limits/books.ts'
import { promotionLimits } from '#limits/display.ts'
import { changeLimits, discountLimits, guideEntryLimits } from '#limits/trade.ts'
import { tripLimits } from '#limits/trip.ts'
import { dateInDays } from './days.ts'
import { startDuringTransaction } from './during-transaction.ts'
import { queryAsOwner } from './form-endpoints.ts'
import { setUpOccupancy } from './occupancy-setup.ts'
import { createFile, toMultipartForm } from './shared/multipart-form.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'

let office: Awaited<ReturnType<typeof setUpOccupancy>>
let owner: StaffUser
let supplier: number
let departure_id: number
beforeAll(async () => {
  office = await setUpOccupancy()
  owner = await createStaffUser(office.site)
  const form = { name: '바다호텔', kind: 'hotel', person: '', phone: '', email: '', note: '' }
  supplier = Number((await owner.sendOnce('POST', '/api/office/suppliers', form)).body.id)
  const { package_code, at } = await office.createTrip()
  await office.createPaidBooking(package_code)
  departure_id = at(30)
})

type Answer = { status: number; body: { code?: string } }
type Limited = {
  table: string
  most: number
  refusal: string
  add: () => Promise<Answer>
  /** The column that counts up, and one that is another in each row. */
  id?: string
  unique?: string
}

const words = (text: string) => ({ ko: text, en: text })
const post = (path: string, body: object) => owner.sendOnce('POST', path, body)

async function addGuideFile(): Promise<Answer> {
  const { payload, headers } = await toMultipartForm({
    departure_id: String(departure_id),
    for_customers: 'N',
    file: [createFile('명단.pdf', '%PDF-1.7\nlist\n%%EOF\n')],
  })
  const { statusCode, payload: text } = await owner.visitor.request(
    owner.withAgency('/api/office/filling/guide/file'),
    {
      method: 'POST',
      payload,
      headers: { ...headers, origin: 'http://office.localhost', 'idempotency-key': randomUUID() },
    },
  )
  return { status: statusCode, body: JSON.parse(text) }
}

const change = { kind: 'hotel', day: 2, before: words('가'), after: words('나'), reason: words('다') }
const discount = { kind: 'early_bird', package_code: null, days_before: 30, rate: { percent: 5 } }
const promotion = { kind: 'banner', pages: ['home'], audience: 'all', href: null, picture: null }
const days = { shown_from: dateInDays(0), shown_until: dateInDays(6) }
const flight = {
  way: 'out',
  airline: words('아시아나항공'),
  number: 'OZ755',
  from: 'ICN',
  to: 'DAD',
  departs: '18:20',
  arrives: '21:05',
}

const limits: Record<string, Limited> = {
  'file for guides': {
    table: 'guide_file',
    most: guideEntryLimits.files,
    refusal: 'TOO_MANY_FILES',
    add: addGuideFile,
  },
  'link of a guide': {
    table: 'guide_link',
    most: guideLimits.links,
    refusal: 'TOO_MANY_LINKS',
    unique: 'token_hash',
    add: () => post('/api/office/filling/guide/link', { departure_id, name: '정인솔', staff_id: null }),
  },
  'question to suppliers': {
    table: 'supplier_question',
    most: supplyLimits.questions,
    refusal: 'TOO_MANY_QUESTIONS',
    unique: 'token_hash',
    add: () =>
      post('/api/office/filling/supply/questions', {
        departure_id,
        supplier,
        kind: 'rooms',
        count: 2,
        question: '가능한가요?',
        ends: dateInDays(3),
      }),
  },
  allotment: {
    table: 'allotment',
    most: supplyLimits.allotments,
    refusal: 'TOO_MANY_ALLOTMENTS',
    add: () =>
      post('/api/office/filling/supply/allotments', {
        departure_id,
        supplier,
        kind: 'rooms',
        count: 2,
        what: '트윈',
        release_on: dateInDays(5),
      }),
  },
  'change of the itinerary': {
    table: 'itinerary_change',
    most: changeLimits.most,
    refusal: 'TOO_MANY_CHANGES',
    add: () => post('/api/office/departure/change', { departure_id, ...change, cost: words('') }),
  },
  discount: {
    table: 'discount',
    id: 'discount_id',
    most: discountLimits.most,
    refusal: 'TOO_MANY_DISCOUNTS',
    add: () =>
      post('/api/office/discounts', {
        discount: { ...discount, name: words('할인'), first_day: null, last_day: null },
      }),
  },
  promotion: {
    table: 'promotion',
    id: 'promotion_id',
    most: promotionLimits.most,
    refusal: 'TOO_MANY_PROMOTIONS',
    add: () =>
      post('/api/office/promotions', { ...promotion, ...days, title: words('특가'), text: words('') }),
  },
  'template of flights': {
    table: 'flight_template',
    id: 'template_id',
    most: tripLimits.templates,
    refusal: 'TOO_MANY_TEMPLATES',
    unique: 'name',
    add: () =>
      owner.send('PUT', '/api/office/flight-template', {
        name: randomUUID(),
        flights: [flight],
        revision: 0,
      }),
  },
  'planned payment': {
    table: 'planned_payment',
    most: bookLimits.planned,
    refusal: 'TOO_MANY_PLANNED',
    add: () =>
      post('/api/office/books/cash/planned', {
        what: '사무실 월세',
        amount: 1_000_000,
        every: 'month',
        first_on: dateInDays(1),
        last_on: null,
      }),
  },
  'key of an own system': {
    table: 'api_key',
    most: maxKeys,
    refusal: 'TOO_MANY_KEYS',
    unique: 'key_hash',
    add: () => owner.send('POST', '/api/office/key', { name: '예약 시스템', scopes: ['trips'] }),
  },
}

/** Copies of the first one, until there is room for one more. */
const fill = ({ table, most, id = 'id', unique = id }: Limited) =>
  queryAsOwner(
    office.site,
    `insert into ${table} overriding system value
     select (jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object('${unique}', (9000000 + i)::text, '${id}', 9000000 + i))).*
     from (select * from ${table} limit 1) t, generate_series(2, ${most - 1}) i`,
  )

test.each(Object.entries(limits))('of two who add the last %s at once one is refused', async (_, limited) => {
  const { table, most, refusal, add } = limited
  const first = await add()
  expect([first.status, first.body.code]).toEqual([200, undefined])
  await fill(limited)
  // both have counted, or one waits for the other, before either has written
  const [both] = await office.runInAgency(async (tx) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(tx)
    return startDuringTransaction(office.site, () => Promise.all([add(), add()]), 2)
  })
  const answers = (await both).map(({ status, body }) => body.code ?? status)
  expect(answers.sort()).toEqual([200, refusal])
  const [row] = await queryAsOwner(office.site, `select count(*)::int as count from ${table}`)
  expect(row).toEqual({ count: most })
})
