// The payment plan, in English.
import type { plan as ko } from '#i18n/office/ko/plan.ts'

export const plan: typeof ko = {
  title: 'Payment plan',
  lead: 'Applies to new bookings. Existing bookings keep the plan they were made with.',
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
  units: { percent: '% of the price', won: 'won per person' },
  unit: 'Unit of the deposit',
  balanceDays: 'Balance due (days ahead)',
  balanceHint:
    'Days before departure by which the balance is paid. Once that day is reached, customers pay everything when they reserve.',
  hours: 'Time to pay (hours)',
  hoursHint:
    'How long seats are held for a bank transfer, and after customers were asked to pay for a confirmed departure.',
  example: (first: string, balance: string, day: string) =>
    `Example: two people at ₩1,000,000 each, departing in 90 days: ₩${first} now, the balance of ₩${balance} by ${day}`,
  perTrip: 'To use another plan for one trip, open ‘Payment’ in its editor.',
  saved: 'The payment plan was saved.',
}
