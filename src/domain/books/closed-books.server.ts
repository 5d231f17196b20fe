// Closed books of departures, and the corrections since.
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { SettlementFigures } from './figures.ts'

export async function findClosed({ db, travel_agency }: AgencyContext, departure_id: number) {
  const closed = await db
    .selectFrom('settlement')
    .select(['package_code', 'page_title', 'departure_date', 'figures', 'income', 'cost', 'by_name', 'at'])
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .executeTakeFirst()
  return closed && { ...closed, figures: SettlementFigures.parse(closed.figures) }
}
export type Closed = NonNullable<Awaited<ReturnType<typeof findClosed>>>

export const listCorrections = ({ db, travel_agency }: AgencyContext, departure_id: number) =>
  db
    .selectFrom('settlement_correction')
    .select(['id', 'side', 'amount', 'reason', 'by_name', 'at'])
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .orderBy('id')
    .execute()
