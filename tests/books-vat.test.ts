// What counts for VAT: the agency's own part of the prices is proposed, and cancellation fees may be left out.
import { beforeAll, expect, test } from 'vitest'
import { books as words } from '#i18n/office/ko/books.ts'
import { setUpBooks } from './books-setup.ts'

let books: Awaited<ReturnType<typeof setUpBooks>>
beforeAll(async () => {
  books = await setUpBooks()
})

const saveVat = async (departure_id: number, choice: object) => {
  const { revision } = await books.read(departure_id)
  return books.money.send('POST', '/api/office/books/vat', {
    departure_id,
    vat_base: 'whole',
    fee: 0,
    revision,
    ...choice,
  })
}
const change = async (booking_id: string, columns: object) => {
  const { id } = await books.findBooking(booking_id)
  await books.runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set(columns)
      .where((eb) => eb.and({ travel_agency: 1, id }))
      .execute(),
  )
}

test('the commissions of its bookings are proposed as the fee; without one the whole price is the agency’s own', async () => {
  const { package_code, departure_id, booking_id } = await books.createBookedDeparture()
  expect((await books.read(departure_id)).proposed_fee).toBeNull()
  await change(booking_id, { price_split: { rate: { won: 70_000 }, shown: false } })
  expect((await books.read(departure_id)).proposed_fee).toBe(140_000)
  await books.createPaidBooking(package_code)
  expect((await books.read(departure_id)).proposed_fee).toBe(1_140_000)
})

test('what a cancelled booking paid is left out of what counts for VAT where the agency chose so', async () => {
  const { package_code, departure_id } = await books.createBookedDeparture()
  const { booking_id } = await books.createPaidBooking(package_code)
  await saveVat(departure_id, { cancel_fees_taxed: true })
  await change(booking_id, { progress: 'cancel_completed', cancel_fee: 1_000_000, refund_due: 0 })
  expect((await books.read(departure_id)).now).toMatchObject({
    income: 2_000_000,
    cancel_fees: 1_000_000,
    vat_of: 2_000_000,
  })
  expect((await saveVat(departure_id, { cancel_fees_taxed: false })).status).toBe(200)
  expect((await books.read(departure_id)).now).toMatchObject({ income: 2_000_000, vat_of: 1_000_000 })
  // The choice is proposed for the next departure.
  const next = await books.createBookedDeparture()
  await books.createCost(next.departure_id)
  expect((await books.read(next.departure_id)).now.cancel_fees_taxed).toBe(false)
})

test('where the fee counts for VAT, the settlement and its file split the income into fee and what is passed on', async () => {
  const { departure_id } = await books.createBookedDeparture()
  expect((await saveVat(departure_id, { vat_base: 'fee', fee: 140_000 })).status).toBe(200)
  const download = async () =>
    (
      await books.money.send(
        'GET',
        `/api/office/books/settlement-file?departure_id=${departure_id}&format=csv&language=ko`,
      )
    ).text
  const { passThrough, vatOf, income } = words.settlement
  const text = await download()
  expect(text).toContain(`${income},,,1000000,`)
  expect(text).toContain(`${passThrough},,,860000,`)
  expect(text).toContain(`${vatOf.fee},,,140000,`)
  await saveVat(departure_id, { vat_base: 'whole' })
  expect(await download()).not.toContain(passThrough)
})
