// Whether the booking `b` of a query leads out of the country.
import { sql } from 'kysely'

/** A trip within the country has no travel alert, and needs no passport. */
export const isOverseasTrip = sql<boolean>`exists (select from package_detail d where d.travel_agency = b.travel_agency and d.package_code = b.package_code and d.travel_alert is not null)`
