// A trip with every field still empty but its beginning; the fields come from trip-fields.ts.
import { listFields } from '#domain/catalog/trip-fields.ts'
import { emptyText } from '#i18n/language.ts'
import { buildRecord } from '#lib/build-record.ts'
import type { TripDraft } from './trip.ts'

type TripBasics = Pick<TripDraft, 'page_title' | 'tour_category_id' | 'nights' | 'days'>

export const createEmptyTrip = ({ page_title, tour_category_id, nights, days }: TripBasics): TripDraft => ({
  ...buildRecord(listFields('kind', 'text', 'richText'), () => emptyText),
  ...buildRecord(listFields('kind', 'optionalText', 'optionalNumber', 'optionalId', 'choice'), () => null),
  ...buildRecord(listFields('kind', 'number'), () => 0),
  ...buildRecord(listFields('kind', 'yesNo'), () => 'N' as const),
  ...buildRecord(listFields('kind', 'lines', 'tags', 'part'), () => []),
  page_title,
  tour_category_id,
  nights,
  days,
  schedule: Array.from({ length: days }, () => ({
    heading: emptyText,
    text: emptyText,
    places: [],
    meals: { breakfast: null, lunch: null, dinner: null },
    hotel: null,
    hotel_facts: null,
    transport: null,
  })),
})
