// Payables, in English.
import type { payables as ko } from '../ko/payables.ts'

export const payables: typeof ko = {
  title: 'Payables',
  lead: (bills: number, sum: string) => `${bills.toLocaleString('en')} bills, ₩${sum} in all`,
  empty: 'No payables.',
  emptyLead: 'Actual amounts entered in settlements that are not paid yet are listed here.',
  age: 'Due',
  ages: {
    later: 'Not due yet',
    month: '1–30 days overdue',
    two_months: '31–60 days overdue',
    older: 'More than 60 days overdue',
    no_day: 'No due date',
  },
  both: 'Receivables and payables',
  receivable: 'Receivable',
  payable: 'Payable',
  toReceivables: 'Show receivables',
  columns: { what: 'Cost', trip: 'Trip', due: 'Due by', paid: 'Paid', left: 'Left' },
  noSupplier: 'No supplier',
  won: (amount: string) => `₩${amount}`,
  position: {
    title: 'What is really yours',
    lead: 'Money of trips that are not over is the customers’ and is taken off, as are costs of past trips that are not billed yet.',
    today: 'Today',
    later: 'In 30 days',
    balance: 'Bank balance',
    balanceOn: (day: string) => `By bank lines of ${day}`,
    in_transit: (days: number) => `In transit from the gateway (last ${days} days)`,
    coming: 'Balances to come in',
    held: 'Money of trips not over',
    owed_customers: 'Owed to customers',
    owed_suppliers: 'Owed to suppliers',
    own: 'Yours',
    noBalance: 'It is worked out once bank lines with a balance are imported.',
  },
}
