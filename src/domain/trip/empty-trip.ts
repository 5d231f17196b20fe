// A trip with every field still empty: only its beginning is known.
import type { Words } from '#words/language.ts'
import type { TripDraft } from './trip.ts'

const none: Words = { ko: '', en: '' }

type Beginning = Pick<TripDraft, 'page_title' | 'tour_category_id' | 'nights' | 'days'>

export const emptyTrip = ({ page_title, tour_category_id, nights, days }: Beginning): TripDraft => ({
  page_title,
  tour_category_id,
  nights,
  days,
  tour_area_id: null,
  tour_area_detail_id: null,
  summary: none,
  tag_list: [],
  tag_list_en: [],
  pictures: [],
  summary_points: [],
  schedule: Array.from({ length: days }, () => ({
    heading: none,
    text: none,
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
  contents: none,
  destination: null,
  travel_alert: null,
  shopping_visits: null,
  guide_fee: null,
  single_supplement: 0,
  options: [],
  file_request: null,
})
