// Receivables, in English.
import type { receivables as ko } from '../ko/receivables.ts'

export const receivables: typeof ko = {
  title: 'Receivables',
  lead: (bookings: number, sum: string) => `${bookings.toLocaleString('en')} bookings, ₩${sum} in all`,
  empty: 'Nobody owes anything.',
  emptyLead: 'Bookings with a balance, and cancellation fees above what was paid, are collected here.',
  kind: 'Kind',
  kinds: { overdue: 'Overdue', later: 'Not due yet', claim: 'Cancellation fee' },
  columns: { who: 'Booking', trip: 'Trip', kind: 'Kind', due: 'Due by', paid: 'Paid', amount: 'To receive' },
  won: (amount: string) => `₩${amount}`,
  now: 'now',
  waive: 'Waive',
  waiveLabel: (name: string) => `Waive the cancellation fee of ${name}`,
  waiveTitle: (name: string, amount: string) => `Waive the cancellation fee of ₩${amount} of ${name}?`,
  waiveLead: 'This cannot be undone. The reason stands in the history of the booking and in the log.',
  reason: 'Reason',
  waived: 'The fee was waived.',
}
