// The screens of money: what comes in, what goes out, what is owed, what is left.
import type { Screen } from './screen.ts'

export const moneyScreens: Screen[] = [
  {
    path: '/:agency/deposits',
    page: 'deposits/deposits',
    words: ['deposits'],
    may: 'money',
    menu: { group: 'money', name: 'deposits' },
  },
  { path: '/:agency/deposits/import', page: 'deposits/import', words: ['deposits'], may: 'money' },
  { path: '/:agency/deposits/matches', page: 'deposits/matches', words: ['deposits'], may: 'money' },
  { path: '/:agency/deposits/aside', page: 'deposits/aside', words: ['deposits'], may: 'money' },
  {
    path: '/:agency/payouts',
    page: 'payouts/payouts',
    words: ['bookings', 'payouts'],
    may: 'money',
    menu: { group: 'money', name: 'payouts' },
  },
  {
    path: '/:agency/receivables',
    page: 'receivables/receivables',
    words: ['receivables'],
    may: 'money',
    menu: { group: 'money', name: 'receivables' },
  },
  {
    path: '/:agency/payables',
    page: 'payables/payables',
    words: ['payables'],
    may: 'books',
    menu: { group: 'money', name: 'payables' },
  },
  {
    path: '/:agency/books',
    page: 'ledger/ledger',
    words: ['ledger'],
    may: 'books',
    menu: { group: 'money', name: 'ledger' },
  },
  {
    path: '/:agency/statistics',
    page: 'statistics/statistics',
    words: ['statistics'],
    may: 'books',
    menu: { group: 'company', name: 'statistics' },
  },
  {
    path: '/:agency/suppliers',
    page: 'suppliers/suppliers',
    words: ['suppliers'],
    may: 'books',
    menu: { group: 'money', name: 'suppliers' },
  },
  { path: '/:agency/suppliers/:supplier', page: 'suppliers/supplier', words: ['suppliers'], may: 'books' },
  {
    path: '/:agency/receipts',
    page: 'receipts/receipts',
    words: ['receipts'],
    may: 'money',
    menu: { group: 'money', name: 'receipts' },
  },
  {
    path: '/:agency/payment-plan',
    page: 'settings/payment-plan',
    words: ['plan'],
    may: 'money',
    menu: { group: 'money', name: 'paymentPlan' },
  },
  {
    path: '/:agency/pay-settings',
    page: 'receipts/ways-to-pay',
    words: ['receipts'],
    may: 'money',
    menu: { group: 'money', name: 'paySettings' },
  },
]
