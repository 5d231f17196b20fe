// Who looks after a booked trip: the person on the home page for that place, else the first one.
import { sql } from 'kysely'
import type { LocalizedText } from '#i18n/language.ts'

/** In a statement where `b` is the booking and `p` its package. A role names its place: "일본 창구". */
export const tripContactName = sql<LocalizedText | null>`(
  select person.value -> 'name'
  from agency a
    cross join lateral jsonb_array_elements(a.theme -> 'home') section
    cross join lateral jsonb_array_elements(section.value -> 'people') with ordinality person
    left join tour_category c on c.travel_agency = a.travel_agency and c.tour_category_id = p.tour_category_id
  where a.travel_agency = b.travel_agency
  order by coalesce(strpos(person.value -> 'role' ->> 'ko', c.tour_category_name ->> 'ko'), 0) = 0, person.ordinality
  limit 1)`
