// What the law keeps is forgotten when its time is over: bookings after five years, consultations after
// three, with all that hangs on them.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { transitionByStaff } from '#domain/booking/staff.server.ts'
import { issueLink } from '#domain/vault/links.server.ts'
import { readFields } from '#lib/read-fields.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { purgeExpired } from '#retention.server.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import { queryAsOwner } from './form-endpoints.ts'
import { createJpeg, createPaidBooking, createTerms, type PaidBooking, sendFormTo } from './paid-booking.ts'
import { createSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await createSite({ shared: true })
  await createTerms(site)
})

/** One night, and the files that are to go by it. */
async function runRetention(): Promise<string[]> {
  const keys: string[] = []
  await purgeExpired({
    ...site.naru.deps,
    enqueue: async (_db, ...job) => {
      if (job[0] === 'remove-files') keys.push(...job[1].keys)
    },
  })
  return keys
}

/** Paid by a customer who brought papers, and travelled so long ago. */
async function createPastTrip(ago: string, key = 1): Promise<PaidBooking> {
  const paid = await createPaidBooking(site, { key, progress: 'waiting_for_payment' })
  const { id, booking_id } = paid
  await runInTransactionWithJobs({ db: site.db, enqueue: async () => {} }, key, async (ctx) => {
    await confirmDeposit(ctx, booking_id)
    await transitionByStaff(ctx, booking_id, 'preparing')
    await transitionByStaff(ctx, booking_id, 'ready')
  })
  expect(
    (
      await sendFormTo(
        site,
        '/api/landing/uploadPassport',
        {
          booking_id,
          traveller: '1',
          passport_number: 'M12345678',
          passport_expiry: '2099-01-01',
          consents: JSON.stringify({ passport: true }),
          files: await createJpeg(),
        },
        paid,
      )
    ).status,
  ).toBe(200)
  await runInTransaction(site.db, key, (tx) =>
    issueLink(
      { db: tx, travel_agency: key },
      { purpose: 'consent', travellerRef: { booking: id, consult: null, traveller: 2 } },
    ),
  )
  await runInTransaction(site.db, key, (tx) =>
    tx
      .insertInto('attached_file')
      .values(
        ['private/visa.pdf', 'private/0123_700x500_aabbcc.webp'].map((path) => ({
          travel_agency: key,
          booking: id,
          name: 'a',
          type: 'a',
          size: 1,
          path: path.replace('/', `/${key}-${id}-`),
        })),
      )
      .execute(),
  )
  await queryAsOwner(
    site,
    `update booking set progress = 'travel_completed' where travel_agency = ${key} and id = ${id};
     insert into contract (travel_agency, booking, version, basis, contents, hash) values (${key}, ${id}, 1, '', '[]', '');
     insert into payment_try (travel_agency, order_id, booking, amount) values (${key}, 'order ${id}', ${id}, 1);
     insert into refund (travel_agency, booking, order_id, amount, reason, completes, state) values (${key}, ${id}, 'order ${id}', 1, '', false, 'done');
     insert into access_log (travel_agency, who, ip, booking, traveller, what) values (${key}, 'staff', 'desk', ${id}, 1, 'number')`,
  )
  await moveBack(paid, ago)
  return paid
}

const moveBack = ({ key, id }: PaidBooking, ago: string) =>
  queryAsOwner(
    site,
    `update booking set reg_date = now() - interval '${ago}' where travel_agency = ${key} and id = ${id};
     update booking_history set at = now() - interval '${ago}' where travel_agency = ${key} and booking = ${id};
     update ledger set at = now() - interval '${ago}' where travel_agency = ${key} and booking = ${id}`,
  )

/** The tables with rows of it; what was erased of a passport says nothing of anybody. */
async function listTablesWith(
  column: 'booking' | 'consult',
  { key, id }: { key: number; id: number },
): Promise<string[]> {
  const tables = await queryAsOwner(
    site,
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = '${column}' and table_name <> 'erasure'`,
  )
  const counted = [
    ...tables.map(
      (table) =>
        `select '${readFields(table).name}' as name from ${readFields(table).name} where travel_agency = ${key} and ${column} = ${id}`,
    ),
    `select '${column}' from ${column} where travel_agency = ${key} and id = ${id}`,
  ]
  return (await queryAsOwner(site, `${counted.join(' union ')} order by 1`)).map((row) =>
    String(readFields(row).name),
  )
}

const allTables = [
  'access_log',
  'attached_file',
  'bank_match',
  'booking',
  'booking_gram',
  'booking_history',
  'consent',
  'contract',
  'ledger',
  'link',
  'passport',
  'passport_file',
  'payment_try',
  'refund',
  'transfer_reference',
  'traveller',
]

/** The digits of a transfer are free again a month after the last event of a booking that has ended. */
const storedTables = allTables.filter((table) => table !== 'transfer_reference')

test('a closed booking is deleted after five years with documents, ledger and files, not a day sooner', async () => {
  const [old, older, young] = [
    await createPastTrip('5 years 1 day'),
    await createPastTrip('5 years 1 day', 2),
    await createPastTrip('5 years -1 day'),
  ]
  for (const each of [old, older, young]) expect(await listTablesWith('booking', each)).toEqual(allTables)
  const gone = await runRetention()
  for (const { key, id } of [old, older]) {
    expect(await listTablesWith('booking', { key, id })).toEqual([])
    for (const name of ['visa.pdf', '0123_700x500_aabbcc_320.webp', '0123_700x500_aabbcc_640.webp'])
      expect(gone).toContain(`private/${key}-${id}-${name}`)
  }
  expect(gone.filter((path) => path.endsWith('.locked'))).toHaveLength(2)
  expect(await listTablesWith('booking', young)).toEqual(storedTables)
  expect(gone.filter((path) => path.includes(`/1-${young.id}-`))).toEqual([])
})

test('open, recently changed or unsettled bookings are kept', async () => {
  const [open, moved, paidBack, refunding] = [
    await createPastTrip('6 years'),
    await createPastTrip('6 years'),
    await createPastTrip('6 years'),
    await createPastTrip('6 years'),
  ]
  await queryAsOwner(
    site,
    `update booking set progress = 'cancel_requested' where travel_agency = 1 and id = ${open.id};
     insert into booking_history (travel_agency, booking, progress, by) values (1, ${moved.id}, 'cancel_completed', 'staff');
     insert into ledger (travel_agency, booking, kind, amount, method, transaction_id) values (1, ${paidBack.id}, 'refund', 1, 'bank_transfer', 'T${paidBack.id}');
     update refund set state = 'asked' where travel_agency = 1 and booking = ${refunding.id}`,
  )
  expect(await runRetention()).toEqual([])
  for (const each of [open, moved]) expect(await listTablesWith('booking', each)).toEqual(allTables)
  for (const each of [paidBack, refunding])
    expect(await listTablesWith('booking', each)).toEqual(storedTables)
})

test('one nightly run deletes any number of due bookings', async () => {
  const { id } = await createPastTrip('6 years')
  await queryAsOwner(
    site,
    `insert into booking (travel_agency, booking_id, package_code, departure_id, departure_date, return_date, page_title, name, contact, email, language, adult, child, baby, price_lines, total, fees, pay_by, progress, reg_date)
     select travel_agency, 'OLD' || n, package_code, departure_id, departure_date, return_date, page_title, name, contact, email, language, adult, child, baby, price_lines, total, fees, pay_by, progress, reg_date from booking, generate_series(1, 250) n where travel_agency = 1 and id = ${id}`,
  )
  await runRetention()
  expect(
    await queryAsOwner(site, "select id from booking where travel_agency = 1 and booking_id like 'OLD%'"),
  ).toEqual([])
})

test('a bank line is forgotten after five years, and not while a booking that it paid is stored', async () => {
  const { id } = await createPastTrip('5 years -1 day')
  await queryAsOwner(
    site,
    `insert into bank_layout (travel_agency, account, columns) values (1, 'a', '{}');
     insert into bank_line (travel_agency, account, booked_on, booked_time, amount, payer, memo, fingerprint, by_name)
       select 1, 'a', now() - age, '', 1000, payer, '', payer, '' from (values
         ('old', interval '5 years 2 days'), ('young', interval '5 years -2 days'), ('matched', interval '6 years')) l (payer, age);
     insert into bank_match (travel_agency, confirmation, line, booking, amount, by_name)
       select 1, gen_random_uuid(), id, ${id}, 1000, '' from bank_line where payer = 'matched'`,
  )
  await runRetention()
  expect(await queryAsOwner(site, 'select payer from bank_line order by payer')).toEqual([
    { payer: 'matched' },
    { payer: 'young' },
  ])
})

test('a consultation is forgotten after three years', async () => {
  const consult = { name: '김미나', contact: '010-1234-5678', contents: '질문', language: 'ko' } as const
  const ask = (ago: string) =>
    runInTransaction(site.db, 1, async (tx) => {
      const { id } = await tx
        .insertInto('consult')
        .values({ travel_agency: 1, ...consult })
        .returning('id')
        .executeTakeFirstOrThrow()
      await issueLink(
        { db: tx, travel_agency: 1 },
        { purpose: 'consent', travellerRef: { booking: null, consult: id, traveller: 1 } },
      )
      return { key: 1, id, ago }
    })
  const [old, young] = [await ask('3 years 1 day'), await ask('3 years -1 day')]
  for (const { id, ago } of [old, young])
    await queryAsOwner(
      site,
      `update consult set reg_date = now() - interval '${ago}' where travel_agency = 1 and id = ${id}`,
    )
  await runRetention()
  expect(await listTablesWith('consult', old)).toEqual([])
  expect(await listTablesWith('consult', young)).toEqual(['consult', 'link'])
})

test('email proofs are deleted after a day, and a group mail with its last booking', async () => {
  const { key, id } = await createPastTrip('6 years')
  await queryAsOwner(
    site,
    `insert into reserve_proof (travel_agency, key, email, proved) values
       (${key}, 'old', 'a@b.kr', now() - interval '25 hours'), (${key}, 'young', 'a@b.kr', now() - interval '23 hours');
     insert into departure_message (travel_agency, departure_id, subject, contents, by_name, started)
       select travel_agency, departure_id, '안내', '모이는 곳', '김하나', now() - interval '6 years' from booking where travel_agency = ${key} and id = ${id};
     insert into departure_letter (travel_agency, message, booking)
       select travel_agency, id, ${id} from departure_message where travel_agency = ${key}`,
  )
  await runRetention()
  expect(await queryAsOwner(site, `select key from reserve_proof where travel_agency = ${key}`)).toEqual([
    { key: 'young' },
  ])
  expect(await queryAsOwner(site, `select id from departure_message where travel_agency = ${key}`)).toEqual(
    [],
  )
})

test('the application role cannot delete ledger rows or other agencies’ bookings', async () => {
  const { id } = await createPastTrip('6 years', 2)
  const refused = runInTransaction(site.db, 1, (tx) =>
    tx.deleteFrom('ledger').where('travel_agency', '=', 1).execute(),
  )
  await expect(refused).rejects.toThrow('permission denied')
  expect(
    (
      await runInTransaction(site.db, 1, (tx) =>
        tx.deleteFrom('booking').where('travel_agency', '=', 2).where('id', '=', id).executeTakeFirst(),
      )
    ).numDeletedRows,
  ).toBe(0n)
  await expect(
    runInTransaction(site.db, 1, (tx) => sql`select * from forget_bookings(2, 100)`.execute(tx)),
  ).rejects.toThrow('another agency')
  expect(await listTablesWith('booking', { key: 2, id })).toEqual(allTables)
})
