// Passports in the office: numbers and pictures in full, for a purpose. In English.
import type { passports as ko } from '#i18n/office/ko/passports.ts'

export const passports: typeof ko = {
  unnamed: 'Name not given',
  open: 'Show passport numbers',
  whose: 'Traveller',
  everybody: (people) => `Everybody with a passport (${people})`,
  purpose: 'Purpose',
  choosePurpose: 'Choose a purpose',
  picture: (number) => `Download passport image ${number}`,
  purposes: {
    airline: 'Airline list',
    visa: 'Visa application',
    hotel: 'Hotel list',
    check: 'Check of details',
  },
  openLead:
    'Needs two-factor authentication. Who opened them and why is recorded, and customers see it in their booking.',
  withheld: 'No consent that names this receiver',
}
