// Five sentences for somebody who is new in the office, in English.
export const tour: typeof import('#i18n/office/ko/tour.ts').tour = {
  title: 'Tour',
  steps: {
    today: 'Your first screen: what needs doing, the most urgent first.',
    search: 'Find any screen, booking, customer or trip by name or number. Ctrl+K opens it too.',
    bookings: 'Open a booking to handle payment, passports, changes and cancellation in one place.',
    filling: 'For each departure: occupancy, travellers, rooms and messages.',
    handbook:
      'Opens the handbook for the screen you are on. You can take this tour again from your name menu.',
  },
  count: (at, of) => `${at}/${of}`,
  next: 'Next',
  end: 'Skip',
  done: 'Done',
}
