// What the fields of a trip are called, in the editor and as columns of a file.
import type { fieldLabels as ko, choiceLabels as koChoices } from '../ko/trip-fields.ts'

export const fieldLabels: typeof ko = {
  page_title: 'Title',
  summary: 'In one line',
  tour_category_id: 'Category',
  tour_area_id: 'Area',
  tour_area_detail_id: 'Sub-area',
  nights: 'nights',
  days: 'days',
  tag_list: 'Tags (Korean)',
  tag_list_en: 'Tags (English)',
  summary_points: 'Points',
  schedule: 'Days',
  pictures: 'Pictures',
  included: 'Included',
  not_included: 'Not included',
  cautions: 'Good to know',
  meeting_point: 'Meeting point',
  airline: 'Airline',
  destination: 'Where does it go',
  travel_alert: 'Travel alert level',
  shopping_visits: 'Shopping visits',
  guide_fee: 'Paid on the spot (guide fee and the like)',
  single_supplement: 'Single room (₩)',
  options: 'Options',
  file_request: 'Papers asked for when booking',
  contents: 'Text',
}

export const choiceLabels: typeof koChoices = {
  destination: { domestic: 'Within Korea', overseas: 'Abroad' },
}
