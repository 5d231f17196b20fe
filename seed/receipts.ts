// The cash receipts of a demo agency: issued for what was paid long ago, and waiting for what came this week.
import { sql } from 'kysely'
import { receiptLimits } from '#limits/trade.ts'
import type { Db } from '#platform/db/database.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'

/** `by_name`: who wrote the approval numbers down. */
export async function fillReceipts(db: Db, travel_agency: number, by_name: string): Promise<void> {
  await sql`update agency set receipts_from = '2000-01-01' where travel_agency = ${travel_agency}`.execute(db)
  await issueReceipts(db, travel_agency, by_name)
  await cancelReceipts(db, travel_agency)
  await refuseNewest(db, travel_agency)
}

const days = sql.lit(receiptLimits.days)

/** One for each payment. */
const issueReceipts = (db: Db, travel_agency: number, by_name: string) =>
  sql`
    insert into cash_receipt (travel_agency, booking, kind, ledger, cash, amount, share, purpose, ending, through, state,
      issue_on, due_on, issue_number, by_name, issued, registered)
    select p.travel_agency, p.booking, 'issue', p.ledger, p.amount, p.amount, 100,
      case p.nth % 3 when 0 then 'unnamed' when 1 then 'personal' else 'business' end,
      case p.nth % 3 when 0 then '' when 1 then lpad((p.nth * 37 % 10000)::text, 4, '0') else '7521' end, 'hometax',
      case when p.is_over then 'registered' else 'waiting' end, p.paid_on, p.paid_on + ${days},
      case when p.is_over then lpad((p.ledger % 1000000000)::text, 9, '3') end, case when p.is_over then ${by_name} end,
      case when p.is_over then p.at end, case when p.is_over then p.at end
    from (select l.travel_agency, l.booking, l.id as ledger, l.at, l.amount, row_number() over (order by l.id)::int as nth,
        (l.at at time zone 'Asia/Seoul')::date as paid_on,
        (l.at at time zone 'Asia/Seoul')::date + ${days} < ${seoulToday} as is_over
      from ledger l
      where l.travel_agency = ${travel_agency} and l.kind = 'payment' and l.method = 'bank_transfer') p`.execute(
    db,
  )

/** What went back, and fees, are taken off the newest of a booking: by a cancel, or before it is issued. */
async function cancelReceipts(db: Db, travel_agency: number): Promise<void> {
  const tooMuch = sql`
    select distinct on (r.booking) r.id, r.booking, r.state, r.cash, r.purpose, r.ending,
      least(r.cash, sum(r.cash) over (partition by r.booking) - greatest(0, b.paid - b.fees_kept
        - case when b.progress = 'cancel_completed' then coalesce(b.cancel_fee, 0) else 0 end)) as excess
    from cash_receipt r
    join booking b on b.travel_agency = r.travel_agency and b.id = r.booking
    where r.travel_agency = ${travel_agency} and r.kind = 'issue'
    order by r.booking, r.id desc`
  await sql`
    insert into cash_receipt (travel_agency, booking, kind, cancels, cash, amount, share, purpose, ending, through, issue_on, due_on)
    select ${travel_agency}, t.booking, 'cancel', t.id, t.excess, t.excess, 100, t.purpose, t.ending, 'hometax',
      ${seoulToday}, ${seoulToday} + ${days}
    from (${tooMuch}) t where t.state = 'registered' and t.excess > 0`.execute(db)
  await sql`
    update cash_receipt r set cash = r.cash - t.excess, amount = r.cash - t.excess,
      state = case when r.cash = t.excess then 'dropped' else r.state end
    from (${tooMuch}) t
    where r.travel_agency = ${travel_agency} and r.id = t.id and t.state = 'waiting' and t.excess > 0`.execute(
    db,
  )
}

/** Toss did not take one that waits: staff issue it again, or in Hometax. */
const refuseNewest = (db: Db, travel_agency: number) =>
  sql`
    update cash_receipt set through = 'toss', state = 'refused', code = 'INVALID_REQUEST', tries = 1
    where travel_agency = ${travel_agency} and id = (
      select max(id) from cash_receipt where travel_agency = ${travel_agency} and kind = 'issue' and state = 'waiting')`.execute(
    db,
  )
