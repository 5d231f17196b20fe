// Receivables, in English.
import { formatEnglishWon } from '#i18n/english-won.ts'
import type { receivables as ko } from '#i18n/office/ko/receivables.ts'

export const receivables: typeof ko = {
  title: 'Receivables',
  lead: (bookings: number, sum: string, dueNow: number) =>
    `${bookings.toLocaleString('en')} bookings, ₩${sum} in all · ${dueNow.toLocaleString('en')} due now`,
  empty: 'No receivables.',
  emptyLead: 'Bookings with a balance, and cancellation fees above what was paid, are listed here.',
  kind: 'Type',
  kinds: { overdue: 'Overdue', later: 'Not due yet', claim: 'Cancellation fee' },
  columns: { who: 'Booking', trip: 'Trip', kind: 'Type', due: 'Due by', paid: 'Paid', amount: 'Outstanding' },
  won: formatEnglishWon,
  contact: 'Contact',
  number: 'Booking number',
  departure: 'Departure',
  reminders: 'Reminders',
  remindedOn: 'Last reminder',
  call: 'Call',
  callLabel: (name: string) => `Call ${name}`,
  remind: 'Remind',
  remindLabel: (name: string) => `Remind ${name}`,
  remindTitle: (name: string, amount: string) => `Remind ${name} to pay ₩${amount}?`,
  remindLead: 'Sends the payment link by mail or text. Once a day at most.',
  remindDone: 'The reminder was sent.',
  reminded: (times: number, day: string) => `reminded ${times}× (${day})`,
  remindedBy: (at: string, name: string, amount: string) => `${at} ${name} · ₩${amount}`,
  now: 'now',
  waive: 'Waive',
  waiveLabel: (name: string) => `Waive the cancellation fee of ${name}`,
  waiveTitle: (name: string, amount: string) => `Waive the cancellation fee of ₩${amount} of ${name}?`,
  waiveLead:
    'This cannot be undone. The reason is kept in the history of the booking and in the activity log.',
  reason: 'Reason',
  waived: 'The fee was waived.',
}
