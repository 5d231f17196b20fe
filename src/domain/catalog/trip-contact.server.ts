// The contact of a trip: the person on the home page for its place, else the first who has no place.
// People of a hidden section are named nowhere: somebody may have left.
import { type RawBuilder, sql } from 'kysely'
import type { Person } from '#lib/home-section.ts'

/** In a statement where `p` is the package; `of` has the agency. A role names its place: "일본 창구". */
export const selectTripContact = (of: 'b' | 'p'): RawBuilder<Person | null> => sql`(
  select person.value
  from agency a
    cross join lateral jsonb_array_elements(a.theme -> 'home') section
    cross join lateral jsonb_array_elements(section.value -> 'people') with ordinality person
    left join tour_category c on c.travel_agency = a.travel_agency and c.tour_category_id = p.tour_category_id
  where a.travel_agency = ${sql.ref(`${of}.travel_agency`)}
    and not coalesce((section.value ->> 'hidden')::boolean, false)
  order by coalesce(strpos(person.value -> 'role' ->> 'ko', c.tour_category_name ->> 'ko'), 0) = 0,
    exists (select from tour_category other where other.travel_agency = a.travel_agency
      and strpos(person.value -> 'role' ->> 'ko', other.tour_category_name ->> 'ko') > 0),
    person.ordinality
  limit 1)`
