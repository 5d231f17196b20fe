// The cash receipts of a demo agency: issued for what was paid long ago, and waiting for what came this week.
import { sql } from 'kysely'
import { receiptLimits } from '#limits/trade.ts'
import type { Db } from '#platform/db/database.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'

/** `by_name`: who wrote the approval numbers down. Each demo booking has one payment at the most. */
export async function fillReceipts(db: Db, travel_agency: number, by_name: string): Promise<void> {
  await sql`update agency set receipts_from = '2000-01-01' where travel_agency = ${travel_agency}`.execute(db)
  await sql`
    insert into cash_receipt (travel_agency, booking, kind, ledger, cash, amount, share, purpose, ending, through, state,
      issue_on, due_on, issue_number, by_name, issued, registered)
    select p.travel_agency, p.booking, 'issue', p.ledger, p.cash, p.cash, 100,
      case p.nth % 3 when 0 then 'unnamed' when 1 then 'personal' else 'business' end,
      case p.nth % 3 when 0 then '' when 1 then lpad((p.nth * 37 % 10000)::text, 4, '0') else '7521' end, 'hometax',
      case when p.cash = 0 then 'dropped' when p.is_over then 'registered' else 'waiting' end,
      p.paid_on, p.paid_on + ${sql.lit(receiptLimits.days)},
      case when p.is_over then lpad((p.ledger % 1000000000)::text, 9, '3') end, case when p.is_over then ${by_name} end,
      case when p.is_over then p.at end, case when p.is_over then p.at end
    from (select l.travel_agency, l.booking, l.id as ledger, l.at, row_number() over (order by l.id)::int as nth,
        (l.at at time zone 'Asia/Seoul')::date as paid_on,
        (l.at at time zone 'Asia/Seoul')::date + ${sql.lit(receiptLimits.days)} < ${seoulToday} as is_over,
        greatest(0, b.paid - b.fees_kept - case when b.progress = 'cancel_completed' then coalesce(b.cancel_fee, 0) else 0 end) as cash
      from ledger l
      join booking b on b.travel_agency = l.travel_agency and b.id = l.booking
      where l.travel_agency = ${travel_agency} and l.kind = 'payment' and l.method = 'bank_transfer') p`.execute(
    db,
  )
}
