// A trip that is off keeps no papers: whichever way it was cancelled, the tables and the disk are looked at.
// A request that is refused loses nothing.
import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { refuseCancel } from '#domain/booking/staff.server.ts'
import { erasePassports } from '#domain/document/erase.server.ts'
import { formatRefundReason, reconcilePayment } from '#domain/payment/reconcile.server.ts'
import { completeCancel } from '#domain/payment/transfer.server.ts'
import { reencodePassportFile } from '#domain/vault/passport-file.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import {
  createJpeg,
  createPaidBooking,
  createTerms,
  type PaidBooking,
  passportExpiry,
  runInAgency,
  sendFormTo,
  uploadPassport,
} from './paid-booking.ts'
import { createSite, type Site } from './site.ts'
import { createVisitor } from './visitor.ts'

let site: Site
beforeAll(async () => {
  site = await createSite({ shared: true, jobs: true })
  await createTerms(site)
})

const runAsStaff = <T>(work: Parameters<typeof runInTransactionWithJobs<T>>[2]) =>
  runInTransactionWithJobs(site.naru.deps, 1, work)

/** Two travellers, both with number and picture, each with a link that is still open. */
async function createBookingWithDocuments(bookingOptions: Parameters<typeof createPaidBooking>[1] = {}) {
  const paid = await createPaidBooking(site, { progress: 'waiting_for_payment', ...bookingOptions })
  await runAsStaff((ctx) => confirmDeposit(ctx, paid.booking_id))
  for (const traveller of [1, 2])
    expect(
      (
        await sendFormTo(
          site,
          '/api/landing/uploadPassport',
          {
            booking_id: paid.booking_id,
            traveller: String(traveller),
            passport_number: 'M12345678',
            passport_expiry: passportExpiry,
            consents: JSON.stringify({ passport: true }),
            files: await createJpeg(),
          },
          paid,
        )
      ).status,
    ).toBe(200)
  const links = [await paid.linkFor('consent', 1), await paid.linkFor('passport', 2)]
  return { ...paid, links }
}

const cancelBooking = ({ me, booking_id }: PaidBooking, more = '') =>
  me.sendOnce('PUT', `/api/landing/user/booking/packageCancle?booking_id=${booking_id}${more}`, undefined)

/** What the tables hold of the booking, by traveller; open links, too. */
const listStoredDocuments = ({ id }: PaidBooking) =>
  runInAgency(site, async (tx) => {
    const of = (table: 'passport' | 'passport_file') =>
      tx
        .selectFrom(table)
        .select('traveller')
        .where('travel_agency', '=', 1)
        .where('booking', '=', id)
        .orderBy('traveller')
    const [numbers, pictures, links] = [
      await of('passport').execute(),
      await of('passport_file').execute(),
      await tx
        .selectFrom('link')
        .select('traveller')
        .where('travel_agency', '=', 1)
        .where('booking', '=', id)
        .where('email', 'is', null) // those of the mail come when its job runs
        .where('spent', 'is', null)
        .where('revoked', 'is', null)
        .orderBy('traveller')
        .execute(),
    ]
    const who = (rows: { traveller: number }[]) => rows.map(({ traveller }) => traveller)
    return { numbers: who(numbers), pictures: who(pictures), links: who(links) }
  })
const listFilePaths = async ({ id }: PaidBooking) =>
  (
    await runInAgency(site, (tx) =>
      tx
        .selectFrom('passport_file')
        .select(['path', 'traveller'])
        .where('travel_agency', '=', 1)
        .where('booking', '=', id)
        .orderBy('traveller')
        .execute(),
    )
  ).map(({ path }) => path)
const isOnDisk = (key: string) => fs.existsSync(path.join(site.dataDir, 'files/1', key))

const allDocuments = { numbers: [1, 2], pictures: [1, 2], links: [1, 2] }
const noDocuments = { numbers: [], pictures: [], links: [] }

/** The rows with the cancel itself, the files by the job it asked for. */
async function expectErased(paid: PaidBooking, files: string[]) {
  expect(await listStoredDocuments(paid)).toEqual(noDocuments)
  await vi.waitFor(() => expect(files.filter(isOnDisk)).toEqual([]), { timeout: 20_000, interval: 50 })
}

/** The pictures as they lie once they were made anew. */
async function waitForFinalPictures(paid: PaidBooking): Promise<string[]> {
  const rows = await runInAgency(site, (tx) =>
    tx
      .selectFrom('passport_file')
      .select('id')
      .where('travel_agency', '=', 1)
      .where('booking', '=', paid.id)
      .execute(),
  )
  for (const { id } of rows)
    await reencodePassportFile({ ...site.naru.deps, log: console }, { travel_agency: 1, id })
  const files = await listFilePaths(paid)
  expect(files.map(isOnDisk)).toEqual([true, true])
  return files
}

describe('documents of a cancelled booking', () => {
  test('documents stay until staff complete the refund, then are erased', async () => {
    const paid = await createBookingWithDocuments()
    const files = await waitForFinalPictures(paid)
    expect((await cancelBooking(paid)).body.progress).toBe('cancel_requested')
    expect(await listStoredDocuments(paid)).toEqual(allDocuments)
    await runAsStaff((ctx) => completeCancel(ctx, paid.booking_id))
    await expectErased(paid, files)
    const receipts = await runInAgency(site, (tx) =>
      tx
        .selectFrom('erasure')
        .select(['numbers', 'files'])
        .where('travel_agency', '=', 1)
        .where('booking', '=', paid.id)
        .execute(),
    )
    expect(receipts).toEqual([{ numbers: 2, files: 2 }])
    for (const token of paid.links)
      expect((await createVisitor(site).send('POST', '/api/consult/linkExpired', { token })).status).toBe(404)
  })

  test('a refused cancellation request erases no document', async () => {
    const paid = await createBookingWithDocuments()
    const files = await waitForFinalPictures(paid)
    await cancelBooking(paid)
    await runAsStaff((ctx) => refuseCancel(ctx, paid.booking_id, 'too late'))
    expect(await listStoredDocuments(paid)).toEqual(allDocuments)
    await erasePassports(site.naru.deps)
    expect(await listStoredDocuments(paid)).toEqual(allDocuments)
    expect(files.map(isOnDisk)).toEqual([true, true])
    expect(
      (
        await uploadPassport(site, paid.links[1] ?? '', {
          passport_number: 'M99999999',
          passport_expiry: passportExpiry,
        })
      ).status,
    ).toBe(200)
  })

  test('documents are erased when the gateway has refunded', async () => {
    const paid = await createBookingWithDocuments()
    const files = await waitForFinalPictures(paid)
    const order_id = `order-${paid.id}`
    await runInAgency(site, async (tx) => {
      const of = { travel_agency: 1, booking: paid.id }
      await tx
        .updateTable('booking')
        .set({ pay_by: 'gateway' })
        .where((eb) => eb.and({ travel_agency: 1, id: paid.id }))
        .execute()
      await tx
        .insertInto('payment_try')
        .values({ ...of, order_id, amount: 2_000_000, state: 'paid', payment_key: `key-${paid.id}` })
        .execute()
    })
    expect((await cancelBooking(paid)).body.progress).toBe('cancel_requested')
    expect(await listStoredDocuments(paid)).toEqual(allDocuments)
    const refund = await runInAgency(site, (tx) =>
      tx
        .selectFrom('refund')
        .selectAll()
        .where('travel_agency', '=', 1)
        .where('booking', '=', paid.id)
        .executeTakeFirstOrThrow(),
    )
    await runAsStaff((ctx) =>
      reconcilePayment(ctx, {
        orderId: order_id,
        paymentKey: `key-${paid.id}`,
        status: 'CANCELED',
        method: '카드',
        totalAmount: 2_000_000,
        balanceAmount: 0,
        currency: 'KRW',
        lastTransactionKey: null,
        secret: null,
        receipt: null,
        virtualAccount: null,
        cashReceipt: null,
        approvedAt: null,
        failure: null,
        cancels: [
          {
            transactionKey: `t-${paid.id}`,
            cancelAmount: refund.amount,
            canceledAt: null,
            receiptKey: null,
            cancelStatus: 'DONE',
            cancelReason: formatRefundReason(refund.reason, refund.id),
          },
        ],
      }),
    )
    await expectErased(paid, files)
  })

  test('without a refund documents are erased with the cancellation itself', async () => {
    const paid = await createBookingWithDocuments()
    const files = await waitForFinalPictures(paid)
    await runInAgency(site, (tx) =>
      tx
        .updateTable('booking')
        .set({ pay_by: 'gateway', fees: JSON.stringify([{ days: 0, percent: 100 }]) })
        .where((eb) => eb.and({ travel_agency: 1, id: paid.id }))
        .execute(),
    )
    expect((await cancelBooking(paid)).body.progress).toBe('cancel_completed')
    await expectErased(paid, files)
  })
})

test('cancelling one traveller erases only that traveller’s documents', async () => {
  const paid = await createBookingWithDocuments()
  const files = await waitForFinalPictures(paid)
  expect((await cancelBooking(paid, '&travellers=[2]')).body.progress).toBe('payment_completed')
  expect(await listStoredDocuments(paid)).toEqual({ numbers: [1], pictures: [1], links: [1] })
  await vi.waitFor(() => expect(files.map(isOnDisk)).toEqual([true, false]), {
    timeout: 20_000,
    interval: 50,
  })
  const sent = { passport_number: 'M99999999', passport_expiry: passportExpiry }
  expect((await uploadPassport(site, paid.links[1] ?? '', sent)).body.code).toBe('LINK_EXPIRED')
  const { status } = await sendFormTo(
    site,
    '/api/landing/uploadPassport',
    { booking_id: paid.booking_id, traveller: '2', ...sent },
    paid,
  )
  expect(status).toBe(400)
})

test('a passport that is being sent while the trip is cancelled is refused, or goes with the rest', async () => {
  for (let round = 0; round < 5; round++) {
    const paid = await createBookingWithDocuments()
    const send = async () =>
      uploadPassport(site, paid.links[1] ?? '', {
        passport_number: 'M99999999',
        passport_expiry: passportExpiry,
        files: await createJpeg(),
      })
    await runInAgency(site, (tx) =>
      tx
        .updateTable('booking')
        .set({ pay_by: 'gateway', fees: JSON.stringify([{ days: 0, percent: 100 }]) })
        .where((eb) => eb.and({ travel_agency: 1, id: paid.id }))
        .execute(),
    )
    const [, cancelled] = await Promise.all([send(), cancelBooking(paid), send(), send()])
    expect(cancelled.body.progress).toBe('cancel_completed')
    expect(await listStoredDocuments(paid)).toEqual(noDocuments)
  }
})

test('the nightly job erases documents an older version left of cancelled travellers and bookings', async () => {
  const [part, whole] = [await createBookingWithDocuments(), await createBookingWithDocuments()]
  const files = [...(await waitForFinalPictures(part)), ...(await waitForFinalPictures(whole))]
  await runInAgency(site, async (tx) => {
    await tx
      .updateTable('traveller')
      .set({ cancelled: new Date().toISOString() })
      .where((eb) => eb.and({ travel_agency: 1, booking: part.id, seq: 1 }))
      .execute()
    await tx
      .updateTable('booking')
      .set({ progress: 'cancel_completed' })
      .where((eb) => eb.and({ travel_agency: 1, id: whole.id }))
      .execute()
  })
  await erasePassports(site.naru.deps)
  expect(await listStoredDocuments(part)).toMatchObject({ numbers: [2], pictures: [2] })
  expect(await listStoredDocuments(whole)).toMatchObject({ numbers: [], pictures: [] })
  await vi.waitFor(() => expect(files.map(isOnDisk)).toEqual([false, true, false, false]), {
    timeout: 20_000,
    interval: 50,
  })
})
