// The figures of a day: its ledger, the lines of the bank and the costs paid, each by an index of its day.
import { sql } from 'kysely'
import { isTestBooking } from '#domain/booking/test-bookings.server.ts'
import { addDays } from '#lib/days.ts'
import { startOfSeoulDay } from '#platform/db/seoul.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { DayFigures } from './day-figures.ts'
import { selectPaidCosts } from './paid-costs.server.ts'

/** The moment at which a day of Seoul begins: the index of the ledger is by moments. */
export const toDayStart = (day: string, more = 0) => startOfSeoulDay(sql`${day}::date + ${more}::int`)

/** A compensation that is owed is no money yet. */
const selectLedger = (travel_agency: number, day: string) => sql`
  select coalesce(sum(amount) filter (where kind = 'payment' and gateway_key is not null), 0) as gateway_in,
    coalesce(sum(amount) filter (where kind in ('refund', 'payment_undone') and gateway_key is not null), 0) as gateway_out,
    coalesce(sum(amount) filter (where kind = 'payment' and gateway_key is null), 0) as transfer_in,
    coalesce(sum(amount) filter (where kind in ('refund', 'payment_undone') and gateway_key is null
      or kind = 'compensation_paid'), 0) as transfer_out,
    coalesce(sum(amount) filter (where kind = 'payment_undone' and gateway_key is null), 0) as undone
  from ledger where travel_agency = ${travel_agency} and at >= ${toDayStart(day)} and at < ${toDayStart(day, 1)}
    and not ${isTestBooking(travel_agency, sql`ledger.booking`)}`

const selectConfirmations = (travel_agency: number, day: string) => sql`
  select coalesce(sum(m.amount), 0) as explained,
    coalesce(sum(m.amount) filter (where m.undone is null and b.booked_on <> ${day}::date), 0) as of_other_days,
    coalesce(sum(m.amount) filter (where m.undone is null and m.line is null), 0) as without_line,
    coalesce(sum(m.amount) filter (where m.undone is not null), 0) as undone_later
  from ledger l
  join bank_match m on m.travel_agency = l.travel_agency and m.ledger = l.id
  left join bank_line b on b.travel_agency = m.travel_agency and b.id = m.line
  where l.travel_agency = ${travel_agency} and l.kind = 'payment' and l.gateway_key is null
    and l.at >= ${toDayStart(day)} and l.at < ${toDayStart(day, 1)}
    and not ${isTestBooking(travel_agency, sql`l.booking`)}`

const isOwnAccount = (travel_agency: number) =>
  sql`account in (select account from bank_layout where travel_agency = ${travel_agency})`

const selectLines = (travel_agency: number, day: string) => sql`
  select coalesce(sum(b.amount), 0) as bank_in,
    coalesce(sum(b.amount - b.matched) filter (where b.aside is null), 0) as unmatched,
    coalesce(sum(b.amount - b.matched) filter (where b.aside is not null), 0) as aside,
    coalesce(sum(m.elsewhere), 0) as confirmed_elsewhere, coalesce(sum(m.awaiting), 0) as awaiting
  from bank_line b
  left join lateral (
    select sum(m.amount) filter (where m.ledger is null) as awaiting,
      sum(m.amount) filter (where l.at < ${toDayStart(day)} or l.at >= ${toDayStart(day, 1)}) as elsewhere
    from bank_match m left join ledger l on l.travel_agency = m.travel_agency and l.id = m.ledger
    where m.travel_agency = b.travel_agency and m.line = b.id and m.undone is null
  ) m on b.matched > 0
  where b.travel_agency = ${travel_agency} and b.booked_on = ${day}::date and b.${isOwnAccount(travel_agency)}`

/** A withdrawal pays costs of its own day, unless that was closed: then they count on a later one. */
const selectWithdrawals = (travel_agency: number, day: string) => sql`
  select coalesce(sum(w.amount), 0) as bank_out, coalesce(sum(w.used - coalesce(p.sent, 0)), 0) as used,
    coalesce(sum(w.amount - w.used) filter (where w.aside is null), 0) as unused,
    coalesce(sum(w.amount - w.used) filter (where w.aside is not null), 0) as paid_aside,
    coalesce(sum(p.elsewhere), 0) as sent_elsewhere
  from bank_withdrawal w
  left join lateral (
    select sum(p.amount) as sent,
      sum(p.amount) filter (where l.at < ${toDayStart(day)} or l.at >= ${toDayStart(day, 1)}) as elsewhere
    from payout_withdrawal p join ledger l on l.travel_agency = p.travel_agency and l.id = p.ledger
    where p.travel_agency = w.travel_agency and p.withdrawal = w.id
  ) p on w.used > 0
  where w.travel_agency = ${travel_agency} and w.booked_on = ${day}::date and w.${isOwnAccount(travel_agency)}`

/** Payouts of staff to customers on the day, by the withdrawal that was named for them. */
const selectPayouts = (travel_agency: number, day: string) => sql`
  select coalesce(sum(l.amount) filter (where w.id is null), 0) as sent_without_line,
    coalesce(sum(l.amount) filter (where w.booked_on <> ${day}::date), 0) as sent_of_other_days
  from ledger l
  left join payout_withdrawal p on p.travel_agency = l.travel_agency and p.ledger = l.id
  left join bank_withdrawal w on w.travel_agency = p.travel_agency and w.id = p.withdrawal
  where l.travel_agency = ${travel_agency} and l.at >= ${toDayStart(day)} and l.at < ${toDayStart(day, 1)}
    and (l.kind = 'refund' and l.gateway_key is null or l.kind = 'compensation_paid')
    and not ${isTestBooking(travel_agency, sql`l.booking`)}`

export async function readDayFigures({ db, travel_agency }: AgencyContext, day: string): Promise<DayFigures> {
  const { rows } = await sql<Record<string, number>>`
    select o.gateway_in::bigint, o.gateway_out::bigint, o.transfer_in::bigint, o.transfer_out::bigint, o.undone::bigint,
      (o.gateway_in - o.gateway_out + o.transfer_in - o.transfer_out)::bigint as ledger,
      c.of_other_days::bigint, c.without_line::bigint, c.undone_later::bigint,
      (o.transfer_in - c.explained)::bigint as unexplained,
      b.bank_in::bigint, b.unmatched::bigint, b.aside::bigint, b.confirmed_elsewhere::bigint, b.awaiting::bigint,
      w.bank_out::bigint, w.unused::bigint, w.paid_aside::bigint, p.costs_paid::bigint,
      s.sent_without_line::bigint, s.sent_of_other_days::bigint, w.sent_elsewhere::bigint,
      (p.costs_paid - w.used)::bigint as costs_without_line
    from (${selectLedger(travel_agency, day)}) o, (${selectConfirmations(travel_agency, day)}) c,
      (${selectLines(travel_agency, day)}) b, (${selectWithdrawals(travel_agency, day)}) w,
      (${selectPayouts(travel_agency, day)}) s, (
        select coalesce(sum(moved), 0) as costs_paid
        from (${selectPaidCosts(travel_agency, day, addDays(day, 1))}) m
      ) p`.execute(db)
  return DayFigures.parse(rows[0])
}
