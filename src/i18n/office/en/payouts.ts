// Money to send, in English.
export const payouts = {
  title: 'Money to send',
  lead: (bookings: number) =>
    bookings === 1
      ? '1 booking to send money to'
      : `${bookings.toLocaleString('en')} bookings to send money to`,
  empty: 'There is nothing to send.',
  emptyLead: 'Refunds and compensation that go by bank transfer gather here.',
  account: 'Account',
  accounts: { given: 'Account given', missing: 'No account yet' },
  columns: {
    who: 'Booking',
    trip: 'Trip',
    since: 'Since',
    refund: 'Refund',
    compensation: 'Compensation',
    sum: 'To send',
    account: 'Account',
  },
  days: (days: number) => (days === 0 ? 'today' : `for ${days} day${days === 1 ? '' : 's'}`),
  given: 'Given',
  asked: (moment: string) => `Asked ${moment}`,
  none: 'None yet',
  won: (amount: string) => `₩${amount}`,
  ask: 'Ask for account',
  askLabel: (name: string) => `Ask for account: ${name}`,
  askFirst: (name: string) => `Ask ${name} for an account?`,
  askMails: (email: string) =>
    `A link to enter the account is mailed to ${email}. You also get it to read out on the telephone.`,
  askMailsNobody:
    'There is no e-mail address, so nothing is mailed. You get the link to read out on the telephone.',
  askTitle: 'Link to enter an account',
  mailed: 'It was mailed to the customer. On the telephone, read out this code.',
  notMailed: 'There is no e-mail address. Please read out this code on the telephone.',
  send: 'Send',
  sendLabel: (name: string) => `Send to ${name}`,
  sendTitle: (name: string) => `Send to ${name}`,
  sendLead: 'Press once you have transferred the whole sum below. It cannot be undone.',
  bank: 'Bank',
  number: 'Account number',
  holder: 'Account holder',
  noAccount:
    'The customer has not entered an account yet. If you sent it to one you were told on the telephone, you may still write it down.',
  copy: 'Copy the number',
  copied: 'Copied.',
  sent: 'Write down as sent',
  done: (name: string) => `Written down as sent to ${name}.`,
}
