// What the fields of a trip are called, in the editor and as columns of a file.
import type { fieldLabels as ko, choiceLabels as koChoices } from '../ko/trip-fields.ts'

export const fieldLabels: typeof ko = {
  page_title: 'Title',
  summary: 'Summary',
  tour_category_id: 'Category',
  tour_area_id: 'Area',
  tour_area_detail_id: 'Sub-area',
  nights: 'nights',
  days: 'days',
  tag_list: 'Tags (Korean)',
  tag_list_en: 'Tags (English)',
  summary_points: 'Highlights',
  schedule: 'Itinerary',
  pictures: 'Photos',
  included: 'Included',
  not_included: 'Not included',
  cautions: 'Good to know',
  meeting_point: 'Meeting point',
  airline: 'Airline',
  destination: 'Domestic or overseas',
  travel_alert: 'Travel alert level',
  visa: 'Visa',
  passport_months: 'Passport validity (months after return)',
  entry_note: 'Entry note',
  leader_yn: 'Tour leader travels along',
  shopping_visits: 'Shopping visits',
  all_paid_yn: 'Nothing more to pay locally',
  guide_fee: 'Paid on site (guide fee, etc.)',
  single_supplement: 'Single supplement (₩)',
  options: 'Options',
  pay_plan: 'Payment',
  deposit_percent: 'Deposit (% of the price)',
  deposit_won: 'Deposit (won a head)',
  balance_days: 'Balance due (days before departure)',
  file_request: 'Documents required when booking',
  contents: 'Description',
}

export const choiceLabels: typeof koChoices = {
  destination: { domestic: 'Domestic', overseas: 'Overseas' },
  pay_plan: {
    whole: 'All when reserving',
    deposit: 'Deposit first, balance later',
    confirmed: 'Deposit once the departure is confirmed',
  },
  visa: {
    none: 'Not needed',
    authorisation: 'Travel authorisation (K-ETA, ESTA, etc.)',
    on_arrival: 'Visa on arrival',
    visa: 'Visa before departure',
  },
}
