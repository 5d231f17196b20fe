// The estimate of a cost `c` in won, in SQL. In TypeScript: settlement.ts; a test compares them.
import { type RawBuilder, sql } from 'kysely'
import { isBookingFirm } from '#domain/booking/progress-conditions.server.ts'
import { isTestBooking } from '#domain/booking/test-bookings.server.ts'
import { currencies } from '#lib/currencies.ts'
import { getCurrencyUnit, rateParts } from './currency.ts'

const units = currencies.filter((currency) => getCurrencyUnit(currency) !== 1)
const currencyUnit = sql`case c.currency ${sql.join(
  units.map((currency) => sql`when ${sql.lit(currency)} then ${sql.lit(getCurrencyUnit(currency))}`),
  sql` `,
)} else 1 end`

/** The travellers of the departure of `c`, also after the trip, who need a seat. */
const countHeads = (travel_agency: number) => sql<number>`(
  select coalesce(sum(b.adult + b.child), 0) from booking b where b.travel_agency = ${travel_agency}
    and b.departure_id = c.departure_id and ${isBookingFirm} and not ${isTestBooking(travel_agency, sql`b.id`)})`

export const estimateWonSql = (travel_agency: number): RawBuilder<number> => sql`
  round(c.estimate::numeric * case c.basis when 'head' then ${countHeads(travel_agency)} else 1 end
    * coalesce(c.rate, ${sql.lit(rateParts)})::numeric / ${sql.lit(rateParts)} / (${currencyUnit}))::bigint`
