// Reserving and paying, in the words a journey is told in; and departures of its own, so that no journey
// takes another's seats.
import { randomInt } from 'node:crypto'
import path from 'node:path'
import { sql } from 'kysely'
import type { Route } from 'playwright-core'
import { expect, inject } from 'vitest'
import { booking as enBooking } from '#i18n/en/booking.ts'
import { reserve as enReserve } from '#i18n/en/reserve.ts'
import { booking as koBooking } from '#i18n/ko/booking.ts'
import { reserve as koReserve } from '#i18n/ko/reserve.ts'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { createDatabase, type Db } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { createNumber } from '#platform/numbers.server.ts'
import { make } from '#seed/make.ts'
import { listOutbox } from '../read-mail.ts'
import { generousHoldLimits } from '../shared/generous-hold-limits.ts'
import { createSender } from '../shared/http-sender.ts'
import { eventually, getStandInOrigin, openStorefront, type StorefrontPage } from './storefront-page.ts'

export const ko = { reserve: koReserve, booking: koBooking }
export const en = { reserve: enReserve, booking: enBooking }
type ReserveText = typeof ko

export async function runOnDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = createDatabase(inject('databaseUrl'), () => {})
  try {
    return await work(db)
  } finally {
    await close()
  }
}

export const runInAgency = <T>(key: number, work: Parameters<typeof runInTransaction<T>>[2]) =>
  runOnDatabase((db) => runInTransaction(db, key, work))

/** A departure nobody else goes to, of a trip the demo has. */
type DepartureFields = { seats?: number; ahead?: number; minimum?: number }

export async function createDeparture(key: number, fields: DepartureFields = {}) {
  const { ahead = 370 + randomInt(3_000), seats = 10, minimum = 2 } = fields
  const departure_date = addDays(formatSeoulDay(new Date()), ahead)
  const { package_code, departure_id } = await runOnDatabase(async (db) => {
    // All journeys come from one address.
    await db
      .updateTable('agency')
      .set({ hold_limits: generousHoldLimits })
      .where('travel_agency', '=', key)
      .where('hold_limits', 'is', null)
      .execute()
    const { package_code } = await findTripWithout(db, key, departure_date)
    return make(db, key).departure({
      package_code,
      departure_date,
      seats,
      minimum,
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
const findTripWithout = (db: Db, key: number, departure_date: string) =>
  db
    .selectFrom('package as p')
    .innerJoin('package_detail as d', (on) =>
      on.onRef('d.travel_agency', '=', 'p.travel_agency').onRef('d.package_code', '=', 'p.package_code'),
    )
    .select('p.package_code')
    .where('p.travel_agency', '=', key)
    .where('p.page_price', '<=', 1_000_000)
    .where('d.pay_plan', 'is', null)
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

export type OwnDeparture = Awaited<ReturnType<typeof createDeparture>>

const departureKey = (key: number, { departure_id }: OwnDeparture) => ({ travel_agency: key, departure_id })

export const listBookings = (key: number, departure: OwnDeparture) =>
  runInAgency(key, (tx) =>
    tx
      .selectFrom('booking')
      .select(['booking_id', 'progress'])
      .where((eb) => eb.and(departureKey(key, departure)))
      .execute(),
  )

/** A booking of that departure as it is in the table: nobody reserved it in a browser. */
export function insertBooking(
  key: number,
  { package_code, departure_id, departure_date }: OwnDeparture,
  fields: BookingFields,
) {
  const { adult = 1, progress = 'waiting_for_payment', ...rest } = fields
  const [each, booking_id] = [1_000_000, createNumber()]
  return runInAgency(key, async (tx) => {
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
type BookingFields = {
  name: string
  contact: string
  email: string
  adult?: number
  progress?: 'payment_completed' | 'cancel_completed'
  fees?: string
}

export const setTakenSeats = (key: number, departure: OwnDeparture, taken: number) =>
  runOnDatabase((db) =>
    db
      .updateTable('departure_seat')
      .set({ taken })
      .where((eb) => eb.and(departureKey(key, departure)))
      .execute(),
  )

export const setPrice = (key: number, departure: OwnDeparture, adult_price: number) =>
  runOnDatabase((db) =>
    db
      .updateTable('departure')
      .set({ adult_price })
      .where((eb) => eb.and(departureKey(key, departure)))
      .execute(),
  )

/** The one button that leads on, wherever it is at this width; the last one also says the sum. */
export const findNextButton = ({ main }: StorefrontPage, name: string) =>
  main.getByRole('button', { name: new RegExp(`^(.*원 )?${name}( for .*)?$`) }).filter({ visible: true })
/** The sheet in which a phone chooses date and party. */
export async function openBottomSheet({ main }: StorefrontPage) {
  await main.locator('[data-bottom-bar]').getByRole('button').click()
  await main.getByRole('dialog').locator('[data-date]').first().waitFor()
}
export const findField = ({ main }: StorefrontPage, label: string) =>
  main.getByRole('textbox', { name: label, exact: true })

export async function fillContact(shop: StorefrontPage, { reserve }: ReserveText = ko, name = '홍길동') {
  await findField(shop, reserve.contactName).fill(name)
  await findField(shop, reserve.contact).fill('010-1234-5678')
  await findField(shop, reserve.email).fill('hong@example.com')
}

export async function goToCheck(shop: StorefrontPage, { reserve }: ReserveText = ko) {
  await findNextButton(shop, reserve.toCheck).click()
  await shop.main.getByRole('heading', { name: reserve.checkTitle }).waitFor()
}

export async function checkConsents(shop: StorefrontPage, { reserve }: ReserveText = ko) {
  for (const name of Object.values(reserve.agree)) await shop.main.getByRole('checkbox', { name }).check()
}

/** From the form to the booking it makes; its number. */
export async function completeReservation(shop: StorefrontPage, words: ReserveText = ko): Promise<string> {
  await goToCheck(shop, words)
  await checkConsents(shop, words)
  await findNextButton(shop, words.reserve.send).click()
  return waitForBookingPage(shop)
}

export async function waitForBookingPage(shop: StorefrontPage): Promise<string> {
  await shop.waitForAddress(/^\/travel\/booking\/[0-9A-Z]{12}/)
  return /booking\/(\w{12})/.exec(shop.getAddress())?.[1] ?? expect.fail('no number')
}

/** The server does what it is asked, and its answer is lost on the way. */
export async function dropAnswer(route: Route) {
  const { host, pathname } = new URL(route.request().url())
  const sender = createSender(inject('port'), host, 1)
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
export async function payAtGateway(
  { page, main }: StorefrontPage,
  choice: '결제하기' | '카드사 거절' | '취소',
  { booking }: ReserveText = ko,
) {
  await main.getByRole('link', { name: booking.pay, exact: true }).click()
  await page.getByRole('button', { name: choice }).click()
}

export const openToReserve = (
  key: number,
  path: string,
  options: Parameters<typeof openStorefront>[2] = {},
) => openStorefront(key, path, { ...options, elsewhere: [getStandInOrigin()] })

/** The code that was mailed for a booking, as soon as it is there. */
async function waitForMailedCode(key: number, booking_id: string): Promise<string> {
  const { id } = await runInAgency(key, (tx) =>
    tx
      .selectFrom('mail_code as c')
      .innerJoin('booking as b', (on) =>
        on
          .onRef('b.travel_agency', '=', 'c.travel_agency')
          .on(sql<boolean>`starts_with(c.subject, b.id || ' ')`),
      )
      .select('c.id')
      .where('b.travel_agency', '=', key)
      .where('b.booking_id', '=', booking_id)
      .orderBy('c.asked', 'desc')
      .executeTakeFirstOrThrow(),
  )
  const mails = () => listOutbox(path.dirname(inject('outbox')), `code-${key}-${id}-`)
  await eventually(() => mails().length).toBeGreaterThan(0)
  return /^\d{6}$/m.exec(mails().at(-1)?.mail.text ?? '')?.[0] ?? expect.fail('no code in the mail')
}

type CodeRequest = { key?: number; booking_id: string; words?: ReserveText['booking']['code'] }

/** Asks for the code, reads the mail, types it. */
export async function openByCode(shop: Pick<StorefrontPage, 'main'>, request: CodeRequest): Promise<void> {
  await shop.main.getByRole('button', { name: (request.words ?? ko.booking.code).ask }).click()
  await typeCode(shop, request)
}

export async function typeCode(
  { main }: Pick<StorefrontPage, 'main'>,
  { key = 1, booking_id, words = ko.booking.code }: CodeRequest,
): Promise<void> {
  const field = main.getByLabel(words.label, { exact: true })
  await field.waitFor()
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
  await field.fill(await waitForMailedCode(key, booking_id))
  await main.getByRole('button', { name: words.open }).click()
}
