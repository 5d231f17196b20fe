// The payment plan, in English.
import type { settings as ko } from '../ko/settings.ts'

export const settings: typeof ko = {
  title: 'Payment plan',
  lead: 'Holds for bookings from now on. Bookings that are there keep the plan they were made with.',
  kind: 'When customers pay',
  kinds: {
    whole: 'All when reserving',
    deposit: 'Deposit first, balance later',
    confirmed: 'Deposit once the departure is confirmed',
  },
  kindLeads: {
    whole: 'Customers pay everything when they reserve.',
    deposit:
      'Customers pay the deposit when they reserve and the balance by its day. Seats are firm with the deposit.',
    confirmed:
      'Customers reserve without paying. Once the minimum is reached, everybody gets a link to pay at the same moment; seats that are not paid in time are released.',
  },
  deposit: 'Deposit',
  units: { percent: '% of the price', won: 'won a head' },
  unit: 'Unit of the deposit',
  balanceDays: 'Balance due (days before departure)',
  balanceHint: 'On this day or nearer to departure, everything is paid when reserving.',
  hours: 'Time to pay (hours)',
  hoursHint:
    'So long seats are held for a bank transfer, and for who was asked to pay once a departure is confirmed.',
  example: (first: string, balance: string, day: string) =>
    `Example: two seats of ₩1,000,000 reserved today: ₩${first} now, the balance of ₩${balance} by ${day} (departure in 90 days)`,
  perTrip: 'A trip can have a plan of its own: ‘Payment’ in its editor.',
  saved: 'The payment plan was saved.',
}
