// A trip with every field still empty: only its beginning is known.
import type { LocalizedText } from '#i18n/language.ts'
import type { TripDraft } from './trip.ts'

const emptyText: LocalizedText = { ko: '', en: '' }

type TripBasics = Pick<TripDraft, 'page_title' | 'tour_category_id' | 'nights' | 'days'>

export const createEmptyTrip = ({ page_title, tour_category_id, nights, days }: TripBasics): TripDraft => ({
  page_title,
  tour_category_id,
  nights,
  days,
  tour_area_id: null,
  tour_area_detail_id: null,
  summary: emptyText,
  tag_list: [],
  tag_list_en: [],
  pictures: [],
  summary_points: [],
  schedule: Array.from({ length: days }, () => ({
    heading: emptyText,
    text: emptyText,
    places: [],
    meals: { breakfast: null, lunch: null, dinner: null },
    hotel: null,
    transport: null,
  })),
  included: [],
  not_included: [],
  cautions: [],
  meeting_point: null,
  airline: null,
  contents: emptyText,
  destination: null,
  travel_alert: null,
  shopping_visits: null,
  guide_fee: null,
  single_supplement: 0,
  options: [],
  file_request: null,
})
