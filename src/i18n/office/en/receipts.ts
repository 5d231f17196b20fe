// Cash receipts and ways to pay, in English.
import { formatEnglishWon } from '#i18n/english-won.ts'
export const receipts = {
  title: 'Cash receipts',
  lead: 'Issue a cash receipt within 5 days of the payment.',
  show: 'Show',
  shows: { open: 'To do', done: 'Done' },
  empty: 'No cash receipts to issue',
  emptyLead: 'Payments by bank transfer and virtual account are listed here.',
  columns: {
    who: 'Booking',
    kind: 'Transaction',
    amount: 'Amount',
    purpose: 'Issued to',
    left: 'Deadline',
    state: 'Status',
    number: 'Approval number',
  },
  kinds: { issue: 'Issue', cancel: 'Cancel' },
  purposes: { unnamed: 'Unnamed', personal: 'Income deduction', business: 'Business expense' },
  left: (days: number) => {
    if (days < 0) return `${-days} ${days === -1 ? 'day' : 'days'} overdue`
    return days === 0 ? 'due today' : `${days} ${days === 1 ? 'day' : 'days'} left`
  },
  from: (day: string) => `from ${day}`,
  states: {
    waiting: 'To be issued',
    asked: 'Processing',
    issued: 'Issued, not registered yet',
    registered: 'Registered',
    refused: 'Refused',
  },
  through: { toss: 'Toss', hometax: 'Hometax' },
  won: formatEnglishWon,
  refusedBecause: (code: string) => {
    if (code === 'INVALID_REQUEST')
      return 'Toss refused it: the recipient’s number or the amount is not right. Correct the number in the booking, or issue it in Hometax.'
    return `Toss could not do it. Issue it again, or in Hometax. (${code})`
  },
  several: {
    open: 'Issue several',
    title: 'Issue several cash receipts',
    lead: 'Toss is asked for each one chosen. One that is refused says why; the others go on.',
    issue: (count: number) => `Send ${count}`,
    asked: 'Sent to Toss.',
    close: 'Close',
  },
  see: 'View receipt',
  issue: 'Issue by Toss',
  cancel: 'Cancel by Toss',
  issueLabel: (name: string) => `Issue through Toss: cash receipt of ${name}`,
  cancelLabel: (name: string) => `Cancel through Toss: cash receipt of ${name}`,
  issued: 'Sent to Toss.',
  record: 'Enter number',
  recordLabel: (name: string) => `Enter approval number of Hometax for ${name}`,
  recordTitle: (name: string) => `Cash receipt of ${name}`,
  recordLead: 'Enter the approval number once it is done in Hometax.',
  identity: 'Show recipient number',
  number: 'Approval number',
  recorded: 'Approval number saved.',
  settings: {
    title: 'Ways to pay and cash receipts',
    lead: 'What customers may choose when they pay, and how cash receipts are issued.',
    ways: 'Ways customers may choose',
    wayNames: {
      card: 'Card or easy pay (Toss)',
      virtual_account: 'Virtual account (Toss)',
      bank_transfer: 'Bank transfer (company account)',
    },
    noKeys: 'Shown to customers once there are Toss keys.',
    noAccount: 'Shown to customers once there is a company account.',
    receipts: 'Cash receipts',
    through: 'How they are issued',
    throughs: { toss: 'By Toss, automatically', hometax: 'In Hometax, with the number entered here' },
    base: 'For which sum',
    bases: { gross: 'All that was paid', fee: 'The commission only' },
    percent: 'Commission in percent of what was paid',
    moment: 'When',
    moments: { payment: 'On the day of the payment', departure: 'On the day of departure' },
    momentHint: 'Please check with your tax accountant.',
    saved: 'Saved.',
  },
}
