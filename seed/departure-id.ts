// The number of a departure, where a row that names it is written or read by its package.
import { sql } from 'kysely'

/** The number of a departure that is there; by its day where the package has several. */
export const selectDepartureId = (
  package_code: string,
  { departure_date, travel_agency = 1 }: { departure_date?: string; travel_agency?: number } = {},
) => sql<number>`(select departure_id from departure
    where travel_agency = ${travel_agency} and package_code = ${package_code}
      and departure_date = coalesce(${departure_date ?? null}::date, departure_date))`
