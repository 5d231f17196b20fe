// Confirmations of money: by whom, from which line or why; those that await a second person or were undone.
import { type RawBuilder, sql } from 'kysely'
import { listPage } from '#platform/db/list-page.server.ts'
import type { In, Out } from '#platform/wire/call.ts'
import type { StaffCtx } from '#platform/wire/request-context.ts'
import type { bankOfficeCalls } from './office-calls.ts'

type MatchesCall = typeof bankOfficeCalls.matches
type MatchRow = Out<MatchesCall>['list'][number]

/** Conditions on the row `m` of bank_match. */
const states: Record<In<MatchesCall>['state'], RawBuilder<boolean>> = {
  waiting: sql`m.ledger is null and m.undone is null`,
  recorded: sql`m.ledger is not null and m.undone is null`,
  undone: sql`m.undone is not null`,
}

/** Confirmations `m` of colleagues that wait for this person, or another, to agree. */
export const fromToAgree = (travel_agency: number, staff_id: number) => sql`bank_match m
  join booking b on b.travel_agency = m.travel_agency and b.id = m.booking
  where m.travel_agency = ${travel_agency} and ${states.waiting} and m.by_staff is distinct from ${staff_id}`

export async function countToAgree({ db, travel_agency, staff }: StaffCtx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${fromToAgree(travel_agency, staff.id)}`.execute(db)
  return rows[0]?.count ?? 0
}

export const listMatches = ({ db, travel_agency, staff }: StaffCtx, { state, ...paging }: In<MatchesCall>) =>
  listPage(
    db,
    sql<MatchRow>`
      select m.id, m.confirmation, m.reason, b.booking_id, b.name, m.amount, m.surplus, m.by_name, m.at, m.agreed_by,
        m.undone, m.undone_by, m.undone_reason, m.by_staff is not distinct from ${staff.id} as is_own,
        case when l.id is not null then jsonb_build_object('id', l.id, 'account', l.account, 'booked_on', l.booked_on,
          'booked_time', l.booked_time, 'amount', l.amount, 'payer', l.payer, 'memo', l.memo) end as line
      from bank_match m
      join booking b on b.travel_agency = m.travel_agency and b.id = m.booking
      left join bank_line l on l.travel_agency = m.travel_agency and l.id = m.line
      where m.travel_agency = ${travel_agency} and ${states[state]}`,
    sql`id desc`,
    paging,
  )
