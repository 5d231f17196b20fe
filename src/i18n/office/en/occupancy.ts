// How departures fill, in English.
import type { occupancy as korean } from '../ko/occupancy.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const weekday = (day: string) => weekdays[new Date(day).getUTCDay()]
const getMonthName = (day: string) => months[Number(day.slice(5, 7)) - 1]
const count = (number: number) => number.toLocaleString('en')
const many = (number: number, one: string) => `${count(number)} ${one}${number === 1 ? '' : 's'}`

export const occupancy: typeof korean = {
  title: 'Filling',
  lead: (departures, taken, seats, confirmed) =>
    `${many(departures, 'departure')} to come · ${count(taken)} of ${count(seats)} seats taken · ${count(confirmed)} confirmed`,
  empty: 'No departures to come.',
  emptyLead: 'Add days under departures and prices of a trip, and they gather here.',
  search: 'Find a trip',
  state: 'State',
  states: {
    short: 'Under the minimum',
    reached: 'Can be confirmed',
    confirmed: 'Confirmed',
    full: 'Full',
    closed: 'Closed',
    cancelled: 'Cancelled',
  },
  from: 'Departs from',
  to: 'Departs until',
  columns: {
    departure: 'Departs',
    trip: 'Trip',
    bar: 'Seats (mark = min.)',
    people: 'People',
    state: 'State',
    money: 'Paid / total',
  },
  day: (day) => `${weekday(day)} ${Number(day.slice(8))} ${getMonthName(day)}`,
  daysLeft: (days) => {
    if (days === 0) return 'Today'
    return days > 0 ? `D-${days}` : 'Over'
  },
  week: 'Within a week · if it is short, decide today',
  tenDays: 'Within ten days',
  month: (day, thisYear) => (thisYear ? `${getMonthName(day)}` : `${getMonthName(day)} ${day.slice(0, 4)}`),
  bar: (taken, minimum, seats) => `${taken} of ${seats} seats taken, minimum ${minimum}`,
  seatsTaken: (taken, seats) => `${taken} / ${seats}`,
  missing: (people) => `${people} short`,
  seatsLeft: (seats) => `${many(seats, 'seat')} left`,
  recruiting: 'Open',
  millions: (paid, total) => `${paid.toLocaleString('en')}\u00a0/ ₩${total.toLocaleString('en')}`,
  won: (amount) => `₩${amount}`,
  open: 'Open',
  openLabel: (trip, day) => `Open ${trip}, ${day}`,
  confirm: 'Confirm',
  confirmLabel: (trip, day) => `Confirm ${trip}, ${day}`,
  confirmAll: (departures) => `Confirm ${departures} that reached the minimum`,
  confirmAsk: 'Confirm the departure?',
  confirmLead: (paid) =>
    paid
      ? 'Everybody who has paid is mailed that it takes place; for those without an address, tasks to call are added. This cannot be undone.'
      : 'The minimum is not reached yet. Go all the same? Everybody who has paid is mailed that it takes place; for those without an address, tasks to call are added. This cannot be undone.',
  confirmed: (departures) => `${many(departures, 'departure')} confirmed.`,
  close: 'Close for booking',
  reopen: 'Open for booking',
  closed: 'Closed for booking.',
  reopened: 'Open for booking again.',
  passportsMissing: (people: number) => `${people} without a passport`,
  travellers: 'List of travellers',
  travellersLead:
    'Everybody of the paid bookings with their passports. A second factor is asked for, and who looked is noted.',
  message: 'Mail everybody',
  messageLead: (people, without) =>
    without > 0
      ? `${many(people, 'booking')} will get the mail. For the ${without} without an address, tasks to call are added.`
      : `${many(people, 'booking')} will get the mail.`,
  subject: 'Subject',
  contents: 'Text',
  contentsHint: 'The greeting and the booking are added by themselves.',
  send: 'Send',
  sending: (to) => `${many(to, 'mail')} on the way.`,
  messages: 'Mails to everybody',
  messagesNone: 'Nothing was mailed to everybody yet.',
  sent: (sent, all) => (sent === all ? `All ${all} sent` : `${sent} of ${all} sent`),
  byWhom: (name, moment) => `${name} · ${moment}`,
  cancel: {
    title: 'Cancel the departure',
    open: 'Cancel the departure…',
    lead: 'All its bookings are cancelled and each customer is told by mail. What was paid online goes back by itself. For what goes by transfer, and any compensation, the customer is asked for an account, and it gathers under ‘Money to send’. This cannot be undone.',
    without: (bookings) => `For the ${bookings} without an address, tasks to call are added.`,
    reason: 'Why',
    reasons: {
      minimum: 'Too few travel',
      fault: 'Our fault',
      free: 'Nobody’s fault',
    },
    reasonHints: {
      minimum: 'Nothing is owed until seven days before, then 30 %, on the day 50 %.',
      fault: 'Compensation is owed at the rate of a customer’s cancel fee.',
      free: 'No compensation is owed.',
    },
    preview: 'What goes back for each booking',
    columns: {
      who: 'Booking',
      paid: 'Received',
      by_gateway: 'Back online',
      by_transfer: 'By transfer',
      compensation: 'Compensation',
    },
    all: 'All',
    nobody: 'Nobody has booked. The departure is closed, and no more.',
    paying: 'Being paid',
    wait: 'Time to choose another date',
    waitHint: (bookings: number) =>
      `${bookings} paid booking${bookings === 1 ? '' : 's'} could move to another date. Whoever has not chosen by then gets the money back.`,
    waits: (hours: number) => (hours === 0 ? 'None, refund at once' : `${hours} hours`),
    others: (dates: number) => `${dates} other date${dates === 1 ? '' : 's'}`,
    choosing: (bookings: number, until: string) => `${bookings} still choosing, until ${until}`,
    toPayouts: 'See money to send',
    note: 'Note (required, staff only)',
    submit: 'Cancel the departure',
    begun: (bookings) => `Cancelling ${many(bookings, 'booking')}.`,
    done: (done, all) =>
      done === all ? `Cancelled: ${many(all, 'booking')}.` : `Cancelled: ${done} of ${many(all, 'booking')}.`,
  },
  waiting: {
    title: (parties) => (parties > 0 ? `Waiting list: ${parties}` : 'Waiting list'),
    parties: (parties) => `${parties} waiting`,
    none: 'Nobody waits. The site takes names for departures that are sold out.',
    party: (adult, child, baby) =>
      [
        `${adult} adult${adult === 1 ? '' : 's'}`,
        child && `${child} ${child === 1 ? 'child' : 'children'}`,
        baby && `${baby} ${baby === 1 ? 'baby' : 'babies'}`,
      ]
        .filter(Boolean)
        .join(' · '),
    offered: (until) => `Offered until ${until}`,
    since: (moment) => `since ${moment}`,
    call: 'Show number',
    callLabel: (name) => `Show number of ${name}`,
    up: 'Up',
    moveUpLabel: (name) => `Move ${name} up`,
    remove: 'Take off',
    removeLabel: (name) => `Take off: ${name}`,
    removeAsk: (name) => `Take ${name} off the waiting list?`,
    removeLead: 'No mail is sent. Please call the customer if they should know.',
    removeOffered: 'The seats that were offered go to the next. The mailed link opens no more.',
    removed: (name) => `${name} is off the list.`,
  },
  toList: 'Back to filling',
  toPrices: 'Departures and prices',
  figures: { people: 'Taken', minimum: 'Minimum', bookings: 'Bookings', paid: 'Received', due: 'Due' },
  people: (people) => count(people),
  count: (bookings) => count(bookings),
  bookings: 'Who has booked',
  bookingsNone: 'Nobody has booked yet.',
  bookingsOff: 'No booking is left.',
  noEmail: 'No address',
  paidAndTotal: (paid, total) => `${paid} / ₩${total}`,
}
