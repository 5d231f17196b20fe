// What customers are told by the day, until an agency writes its own words. Only the server reads it.
import type { messageTemplates as korean } from '#i18n/ko/message-templates.ts'

export const messageTemplates: typeof korean = {
  papers: {
    button: 'View booking',
    subject: 'Please send passports and consents',
    contents:
      'Dear #{name}, #{trip} leaves on #{departure}. Please follow the link of each traveller to agree and send the passport.',
  },
  balance: {
    button: 'Pay',
    subject: 'Please pay the balance',
    contents: 'Dear #{name}, please pay the balance of #{balance} for #{trip} by #{balance day}.',
  },
  confirmed: {
    button: 'View booking',
    subject: 'Your trip is ready',
    contents:
      'Dear #{name}, everything is ready for #{trip} on #{departure}. Your booking has the itinerary and what to pack.',
  },
  meeting: {
    button: 'View booking',
    subject: 'Where we meet',
    contents:
      'Dear #{name}, we meet on #{departure} at #{meeting time}: #{meeting}. Please check your passport and luggage once more.',
  },
  guide: {
    button: 'View booking',
    subject: 'Your guide’s phone number',
    contents: 'Dear #{name}, #{guide} will lead #{trip}. If anything is urgent, call #{guide phone}.',
  },
  review: {
    button: 'View booking',
    subject: 'How was your trip?',
    contents: 'Dear #{name}, welcome back from #{trip}. A review from your booking helps other travellers.',
  },
}
