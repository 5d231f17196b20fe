// Reserving and paying, in the words a journey is told in; and departures of its own, so that no journey
// takes another's seats.
import { randomInt } from 'node:crypto'
import path from 'node:path'
import { sql } from 'kysely'
import type { Route } from 'playwright-core'
import { expect, inject } from 'vitest'
import { dayAfter } from '#plain/days.ts'
import { seoulDay } from '#plain/format.ts'
import { type Db, openDatabase } from '#platform/db/open.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { newNumber } from '#platform/numbers.server.ts'
import { make } from '#seed/make.ts'
import { booking as enBooking } from '#words/en/booking.ts'
import { reserve as enReserve } from '#words/en/reserve.ts'
import { booking as koBooking } from '#words/ko/booking.ts'
import { reserve as koReserve } from '#words/ko/reserve.ts'
import { plenty } from '../lent/plenty.ts'
import { senderTo } from '../lent/send.ts'
import { outboxOf } from '../read-mail.ts'
import { eventually, type Shop, standIns, visit } from './shop.ts'

export const ko = { reserve: koReserve, booking: koBooking }
export const en = { reserve: enReserve, booking: enBooking }
type Words = typeof ko

export async function inDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(inject('databaseUrl'), () => {})
  try {
    return await work(db)
  } finally {
    await close()
  }
}

export const inBookings = <T>(key: number, work: Parameters<typeof inAgency<T>>[2]) =>
  inDatabase((db) => inAgency(db, key, work))

/** A departure nobody else goes to, of a trip the demo has. */
export async function newDeparture(key: number, given: { seats?: number; ahead?: number } = {}) {
  const { ahead = 370 + randomInt(3_000), seats = 10 } = given
  const departure_date = dayAfter(seoulDay(new Date()), ahead)
  const { package_code, departure_id } = await inDatabase(async (db) => {
    // All journeys come from one address.
    await db
      .updateTable('agency')
      .set({ hold_limits: plenty })
      .where('travel_agency', '=', key)
      .where('hold_limits', 'is', null)
      .execute()
    const { package_code } = await tripWithout(db, key, departure_date)
    return make(db, key).departure({
      package_code,
      departure_date,
      seats,
      minimum: 2,
      adult_price: 1_000_000,
      child_price: 800_000,
      baby_price: 100_000,
    })
  })
  return {
    package_code,
    departure_id,
    departure_date,
    path: `/travel/reserve/${package_code}?date=${departure_date}&adult=2&child=0&baby=0`,
  }
}

/**
 * Abroad where the agency goes there, and not dearer than its cheapest: what lists show of it stays as it is.
 */
const tripWithout = (db: Db, key: number, departure_date: string) =>
  db
    .selectFrom('package as p')
    .innerJoin('package_detail as d', (on) =>
      on.onRef('d.travel_agency', '=', 'p.travel_agency').onRef('d.package_code', '=', 'p.package_code'),
    )
    .select('p.package_code')
    .where('p.travel_agency', '=', key)
    .where('p.page_price', '<=', 1_000_000)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('departure as o')
            .select('o.package_code')
            .where('o.travel_agency', '=', key)
            .whereRef('o.package_code', '=', 'p.package_code')
            .where('o.departure_date', '=', departure_date),
        ),
      ),
    )
    .orderBy(sql`d.travel_alert is null, random()`)
    .executeTakeFirstOrThrow()

export type Departure = Awaited<ReturnType<typeof newDeparture>>

const of = (key: number, { departure_id }: Departure) => ({ travel_agency: key, departure_id })

export const bookingsOf = (key: number, departure: Departure) =>
  inBookings(key, (tx) =>
    tx
      .selectFrom('booking')
      .select(['booking_id', 'progress'])
      .where((eb) => eb.and(of(key, departure)))
      .execute(),
  )

/** A booking of that departure as it stands in the table: nobody reserved it in a browser. */
export function newBooking(
  key: number,
  { package_code, departure_id, departure_date }: Departure,
  given: OfBooking,
) {
  const { adult = 1, progress = 'waiting_for_payment', ...rest } = given
  const [each, booking_id] = [1_000_000, newNumber()]
  return inBookings(key, async (tx) => {
    const { id } = await tx
      .insertInto('booking')
      .values({
        travel_agency: key,
        booking_id,
        package_code,
        departure_id,
        departure_date,
        return_date: departure_date,
        page_title: sql`(select page_title from package where travel_agency = ${key} and package_code = ${package_code})`,
        language: 'ko',
        adult,
        child: 0,
        baby: 0,
        price_lines: JSON.stringify([{ kind: 'adult', each, count: adult, sum: adult * each }]),
        total: adult * each,
        fees: '[]',
        pay_by: 'bank_transfer',
        progress,
        ...rest,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const by = progress === 'waiting_for_payment' ? 'customer' : 'staff'
    await tx.insertInto('booking_history').values({ travel_agency: key, booking: id, progress, by }).execute()
    return { id, booking_id }
  })
}
type OfBooking = {
  name: string
  contact: string
  email: string
  adult?: number
  progress?: 'payment_completed'
  fees?: string
}

export const takeSeats = (key: number, departure: Departure, taken: number) =>
  inDatabase((db) =>
    db
      .updateTable('departure_seat')
      .set({ taken })
      .where((eb) => eb.and(of(key, departure)))
      .execute(),
  )

export const setPrice = (key: number, departure: Departure, adult_price: number) =>
  inDatabase((db) =>
    db
      .updateTable('departure')
      .set({ adult_price })
      .where((eb) => eb.and(of(key, departure)))
      .execute(),
  )

/** The one button that leads on, wherever it stands at this width; the last one also says the sum. */
export const onward = ({ main }: Shop, name: string) =>
  main.getByRole('button', { name: new RegExp(`^${name}|원 ${name}$`) }).filter({ visible: true })
/** The sheet in which a phone chooses date and party. */
export async function openSheet({ main }: Shop) {
  await main.locator('[data-bottom-bar]').getByRole('button').click()
  await main.getByRole('dialog').locator('[data-date]').first().waitFor()
}
export const field = ({ main }: Shop, label: string) =>
  main.getByRole('textbox', { name: label, exact: true })

export async function fillContact(shop: Shop, { reserve }: Words = ko, name = '홍길동') {
  await field(shop, reserve.contactName).fill(name)
  await field(shop, reserve.contact).fill('010-1234-5678')
  await field(shop, reserve.email).fill('hong@example.com')
}

export async function toCheck(shop: Shop, { reserve }: Words = ko) {
  await onward(shop, reserve.toCheck).click()
  await shop.main.getByRole('heading', { name: reserve.checkTitle }).waitFor()
}

export async function agree(shop: Shop, { reserve }: Words = ko) {
  for (const name of Object.values(reserve.agree)) await shop.main.getByRole('checkbox', { name }).check()
}

/** From the form to the booking it makes; its number. */
export async function reserveNow(shop: Shop, words: Words = ko): Promise<string> {
  await toCheck(shop, words)
  await agree(shop, words)
  await onward(shop, words.reserve.send).click()
  return arriveAtBooking(shop)
}

export async function arriveAtBooking(shop: Shop): Promise<string> {
  await shop.isAt(/^\/travel\/booking\/[0-9A-Z]{12}/)
  return /booking\/(\w{12})/.exec(shop.at())?.[1] ?? expect.fail('no number')
}

/** The server does what it is asked, and its answer is lost on the way. */
export async function loseAnswer(route: Route) {
  const { host, pathname } = new URL(route.request().url())
  const sender = senderTo(inject('port'), host, 1)
  // HTTP/2 has its first line in headers
  const headers = Object.entries(await route.request().allHeaders()).filter(([name]) => !name.startsWith(':'))
  await sender.send('POST', pathname, {
    body: route.request().postDataBuffer() ?? undefined,
    headers: { ...Object.fromEntries(headers), host },
  })
  sender.close()
  await route.abort()
}

/** At the gateway's stand-in. */
export async function atGateway(
  { page, main }: Shop,
  choice: '결제하기' | '카드사 거절' | '취소',
  { booking }: Words = ko,
) {
  await main.getByRole('link', { name: booking.pay, exact: true }).click()
  await page.getByRole('button', { name: choice }).click()
}

export const visitToReserve = (key: number, path: string, options: Parameters<typeof visit>[2] = {}) =>
  visit(key, path, { ...options, elsewhere: [standIns()] })

/** The code that was mailed for a booking, as soon as it is there. */
async function mailedCode(key: number, booking_id: string): Promise<string> {
  const { id } = await inBookings(key, (tx) =>
    tx
      .selectFrom('mail_code as c')
      .innerJoin('booking as b', (on) =>
        on.onRef('b.travel_agency', '=', 'c.travel_agency').on(sql<boolean>`c.subject = b.id::text`),
      )
      .select('c.id')
      .where('b.travel_agency', '=', key)
      .where('b.booking_id', '=', booking_id)
      .executeTakeFirstOrThrow(),
  )
  const mails = () => outboxOf(path.dirname(inject('outbox')), `code-${key}-${id}-`)
  await eventually(() => mails().length).toBeGreaterThan(0)
  return /^\d{6}$/m.exec(mails().at(-1)?.mail.text ?? '')?.[0] ?? expect.fail('no code in the mail')
}

type CodeAsked = { key?: number; booking_id: string; words?: Words['booking']['code'] }

/** Asks for the code, reads the mail, types it. */
export async function openByCode(shop: Pick<Shop, 'main'>, asked: CodeAsked): Promise<void> {
  await shop.main.getByRole('button', { name: (asked.words ?? ko.booking.code).ask }).click()
  await typeCode(shop, asked)
}

export async function typeCode(
  { main }: Pick<Shop, 'main'>,
  { key = 1, booking_id, words = ko.booking.code }: CodeAsked,
): Promise<void> {
  const field = main.getByLabel(words.label, { exact: true })
  await field.waitFor()
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
  await field.fill(await mailedCode(key, booking_id))
  await main.getByRole('button', { name: words.open }).click()
}
