// What lies open of a demo agency's money: discounts, shares of a balance, bookings that travel together, and virtual accounts that wait for a deposit.
import { sql } from 'kysely'
import { hashLinkCode } from '#domain/reservation/booking-link.server.ts'
import { deriveShareCode } from '#domain/reservation/share-link.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { createNumber } from '#platform/numbers.server.ts'
import type { KeyFor } from '#platform/secrets.server.ts'

type SeedMoney = { travel_agency: number; sales: string; keyFor: KeyFor }

export async function fillMoneyInParts(db: Db, agency: SeedMoney): Promise<void> {
  await fillDiscounts(db, agency)
  await fillShares(db, agency)
  await fillGroup(db, agency.travel_agency)
  await openAccounts(db, agency.travel_agency)
}

/**
 * No discount changes a price that is shown: a code, a group larger than most, and an early bird that is
 * over.
 */
const fillDiscounts = (db: Db, { travel_agency, sales }: SeedMoney) =>
  sql`
    insert into discount (travel_agency, kind, name, rate, people_from, code, uses_most, last_day, staff_name)
    values
      (${travel_agency}, 'code', '{"ko": "첫 여행 할인", "en": "First trip"}', '{"won": 20000}', null, 'WELCOME', 100, null, ${sales}),
      (${travel_agency}, 'group', '{"ko": "단체 할인", "en": "Group"}', '{"percent": 5}', 15, null, null, null, ${sales}),
      (${travel_agency}, 'early_bird', '{"ko": "여름 조기 예약", "en": "Summer early bird"}', '{"percent": 7}', null, null, null,
        ${seoulToday} - 30, ${sales})`.execute(db)

/** The balance of some, divided among who travels. */
async function fillShares(db: Db, { travel_agency, keyFor }: SeedMoney): Promise<void> {
  const { rows } = await sql<{ booking: number; traveller: number; name: string; amount: number }>`
    select b.id as booking, t.seq as traveller, t.name, (b.payable / b.people)::bigint as amount
    from (select m.id, m.payable, m.adult + m.child + m.baby as people from booking_money m
      where m.travel_agency = ${travel_agency} and m.progress = 'deposit_paid' and m.adult > 1 and m.payable > 100000
      order by m.id desc limit 2) b
    join traveller t on t.travel_agency = ${travel_agency} and t.booking = b.id and t.cancelled is null and t.name <> ''
    order by b.id, t.seq`.execute(db)
  for (const share of rows) {
    const seed = createNumber()
    const token_hash = hashLinkCode(
      { travel_agency, keyFor },
      deriveShareCode({ travel_agency, keyFor }, seed),
    )
    await db
      .insertInto('booking_share')
      .values({ travel_agency, ...share, seed, token_hash })
      .execute()
  }
}

/** Bookings of one departure that travel together. */
const fillGroup = (db: Db, travel_agency: number) =>
  sql`
    with open as (select b.id, b.departure_id from booking b where b.travel_agency = ${travel_agency}
      and b.progress in ('waiting_for_payment', 'deposit_paid', 'payment_completed', 'preparing', 'ready'))
    insert into travel_group (travel_agency, booking, leader, joined)
    select ${travel_agency}, o.id, g.leader, now() - interval '2 days'
    from (select departure_id, min(id) as leader from open group by departure_id having count(*) > 1
      order by count(*) desc, departure_id limit 1) g
    join open o on o.departure_id = g.departure_id and o.id > g.leader
    order by o.id limit 3`.execute(db)

/**
 * The accounts belong to bookings that were to pay by card. The stand-in does not know them, so nobody can
 * pay.
 */
const openAccounts = (db: Db, travel_agency: number) =>
  sql`
    insert into payment_try (travel_agency, order_id, booking, amount, way, bank, state, payment_key, account, account_until)
    select b.travel_agency, b.booking_id || '-DEMO', b.id, b.payable, 'virtual_account', '20', 'deposit_waiting',
      'demo_' || b.booking_id, jsonb_build_object('bank', '우리은행', 'account_number', 'X' || lpad(b.id::text, 12, '7'),
        'account_holder', b.name), b.held_until - interval '10 minutes'
    from booking_money b
    where b.travel_agency = ${travel_agency} and b.progress = 'waiting_for_payment' and b.pay_by = 'gateway' and b.payable > 0
      and b.held_until > now() + interval '1 hour'
    order by b.id desc limit 2`.execute(db)
