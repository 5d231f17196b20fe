// How much waits on each screen of money, counted by the condition of its own list.
import { sql } from 'kysely'
import { fromOpenLines } from '#domain/bank/list-lines.server.ts'
import { fromToAgree } from '#domain/bank/list-matches.server.ts'
import { fromOpenPayouts } from '#domain/payment/list-payouts.server.ts'
import { fromDebtsDue } from '#domain/payment/receivables.server.ts'
import type { StaffCtx } from '#platform/wire/request-context.ts'

type ScreenCounts = { deposits: number; payouts: number; receivables: number }

export async function countByScreen({ db, travel_agency, staff }: StaffCtx) {
  const { rows } = await sql<ScreenCounts>`
    select ((select count(*) from ${fromOpenLines(travel_agency)})
        + (select count(*) from ${fromToAgree(travel_agency, staff.id)}))::int as deposits,
      (select count(*) from ${fromOpenPayouts(travel_agency)})::int as payouts,
      (select count(*) from ${fromDebtsDue(travel_agency)})::int as receivables`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a statement without a table answers one row')
  return counts
}
