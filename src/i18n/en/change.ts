// A change of a trip that was booked, and the booker's answer. In English.
import type { change as ko } from '#i18n/ko/change.ts'

export const change: typeof ko = {
  title: 'Your trip changes',
  line: (name) => `${name}, please read what changes and tell us whether you agree.`,
  asking: 'Checking the link.',
  expired: 'This link has expired, or there is nothing left to answer.',
  begun: 'The day that changes has begun, so it can no longer be agreed to.',
  askLine: 'If anything is unclear, please ask the agency.',
  ask: 'Contact the agency',
  failed: 'It could not be sent. Please try again in a moment.',
  again: 'Try again',
  trip: 'Trip',
  what: 'What changes',
  kinds: { schedule: 'Itinerary', hotel: 'Hotel', transport: 'Transport', option: 'Optional tour' },
  day: (day, date) => `day ${day} (${date})`,
  before: 'Before',
  after: 'After',
  reason: 'Reason',
  cost: 'Cost',
  answered: 'Answered',
  until: (date) => `You can answer until ${date} begins. Your name is your signature.`,
  name: 'Name of the person who booked',
  nameHint: 'As it was given with the booking.',
  agree: 'I agree to the change',
  refuse: 'I do not agree',
  refuseLine:
    'There is no disadvantage if you do not agree. You may then cancel free of charge until the trip begins.',
  done: {
    agreed: {
      title: 'You agreed',
      line: 'Your contract now says so. You find it on the page of your booking.',
    },
    refused: {
      title: 'You did not agree',
      line: 'We will contact you soon. You may cancel free of charge, or agree below if you change your mind.',
    },
  },
  home: 'To the home page',
  box: {
    title: 'Changes of your trip',
    open: 'A change waits for your answer',
    see: 'See and answer',
    answers: { agreed: 'Agreed', refused: 'Not agreed', none: 'No answer' },
  },
}
