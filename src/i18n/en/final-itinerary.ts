// The confirmed itinerary of a booking, on its page and as a PDF: written on the server. In English.
import type { finalItinerary as ko } from '#i18n/ko/final-itinerary.ts'

export const finalItinerary: typeof ko = {
  title: { confirmed: 'Confirmed itinerary', planned: 'Planned itinerary' },
  planned: 'The departure is not confirmed yet, so flights and hotels may change.',
  trip: {
    heading: 'Trip',
    name: 'Trip',
    number: 'Booking number',
    dates: 'Dates',
    people: 'Travellers',
    notice: 'Please note',
  },
  meeting: {
    heading: 'Where you meet',
    place: 'Place',
    time: 'Time',
    guide: 'Guide',
    guidePhone: 'Phone of the guide',
    later: 'We will tell you before departure.',
  },
  flights: { heading: 'Flights', out: 'Outbound', back: 'Return', leaves: 'Leaves at' },
  hotels: {
    heading: 'Hotels',
    night: (date) => `Night of ${date}`,
    changed: (after, before) => `${after} (before: ${before})`,
  },
  days: {
    heading: 'Day by day',
    day: (day, date) => `Day ${day}, ${date}`,
    meals: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' },
    hotel: 'Hotel',
    transport: 'Transport',
    changed: (before, after) => `Changed: ${before} → ${after}`,
  },
  card: {
    heading: 'Emergency card',
    name: 'Name',
    agency: 'Agency',
    guide: 'Guide',
    local: 'Local emergency',
    consul: 'Consular call center of Korea',
    number: 'Booking',
  },
}
