// How departures fill, in English.
import { shortEnglishMonths } from '#i18n/english-months.ts'
import { formatEnglishWon } from '#i18n/english-won.ts'
import type { occupancy as korean } from '#i18n/office/ko/occupancy.ts'
import { englishWeekdays } from '#i18n/weekdays.ts'

const weekday = (day: string) => englishWeekdays[new Date(day).getUTCDay()]
const getMonthName = (day: string) => shortEnglishMonths[Number(day.slice(5, 7)) - 1]
const count = (number: number) => number.toLocaleString('en')
const many = (number: number, one: string) => `${count(number)} ${one}${number === 1 ? '' : 's'}`

export const occupancy: typeof korean = {
  title: 'Occupancy',
  lead: (departures, taken, seats, confirmed) =>
    `${many(departures, 'upcoming departure')} · ${count(taken)} of ${count(seats)} seats booked · ${count(confirmed)} confirmed`,
  empty: 'No upcoming departures.',
  emptyLead: 'Add dates under a trip’s departures and prices.',
  search: 'Search trips',
  state: 'Status',
  all: 'All',
  states: {
    current: (days) => `Booked, or within ${days} days`,
    short: 'Below minimum',
    reached: 'Ready to confirm',
    confirmed: 'Confirmed',
    full: 'Full',
    closed: 'Closed',
    cancelled: 'Cancelled',
    on_way: 'On the way',
    past: 'Past',
  },
  from: 'Departs from',
  to: 'Departs until',
  columns: {
    departure: 'Departure',
    trip: 'Trip',
    bar: 'Occupancy (mark = min.)',
    people: 'People',
    state: 'Status',
    money: 'Paid / total',
    breakEven: 'Break-even',
  },
  breakEven: (heads: number) => `from ${heads}`,
  earnsNever: 'never earns',
  day: (day) => `${weekday(day)} ${Number(day.slice(8))} ${getMonthName(day)}`,
  daysLeft: (days) => {
    if (days === 0) return 'Today'
    return days > 0 ? `In ${days} day${days === 1 ? '' : 's'}` : 'Over'
  },
  week: 'Within 7 days · decide today if below minimum',
  tenDays: 'Within 10 days',
  month: (day, thisYear) => (thisYear ? `${getMonthName(day)}` : `${getMonthName(day)} ${day.slice(0, 4)}`),
  bar: (taken, minimum, seats) => `${taken} of ${seats} seats booked, minimum ${minimum}`,
  seatsTaken: (taken, seats) => `${taken} / ${seats}`,
  paidAndReserved: (paid: number, reserved: number) => `${paid} paid · ${reserved} reserved`,
  reservedLead:
    'Reserved people are verified and pay once the departure is confirmed. They count towards the minimum.',
  missing: (people) => `${people} short`,
  seatsLeft: (seats) => `${many(seats, 'seat')} left`,
  recruiting: 'Open',
  millions: (paid, total) => `${paid.toLocaleString('en')}\u00a0/ ₩${total.toLocaleString('en')}`,
  won: formatEnglishWon,
  open: 'View',
  openLabel: (trip, day) => `View ${trip}, ${day}`,
  confirm: 'Confirm',
  confirmLabel: (trip, day) => `Confirm ${trip}, ${day}`,
  confirmAll: (departures) => `Confirm ${departures} at minimum`,
  confirmAsk: 'Confirm departure?',
  confirmLead: (paid) =>
    paid
      ? 'All paid customers are notified by email that the trip is confirmed; those without an email address get a text message or, if none can be sent, a task to call them is added. This can’t be undone.'
      : 'The minimum hasn’t been reached. Confirm anyway? All paid customers are notified by email that the trip is confirmed; those without an email address get a text message or, if none can be sent, a task to call them is added. This can’t be undone.',
  confirmed: (departures) => `${many(departures, 'departure')} confirmed.`,
  close: 'Close bookings',
  reopen: 'Reopen bookings',
  closed: 'Bookings closed.',
  reopened: 'Bookings reopened.',
  passportsMissing: (people: number) => `${people} ${people === 1 ? 'passport' : 'passports'} missing`,
  message: 'Send a message',
  byWhom: (name, moment) => `${name} · ${moment}`,
  cancel: {
    title: 'Cancel departure',
    open: 'Cancel departure…',
    lead: 'Cancels all bookings and emails every customer. Online payments are refunded automatically. For bank refunds and compensation, customers are asked for an account and listed under ‘Payouts’. This can’t be undone.',
    texted: (bookings) =>
      `${many(bookings, 'booking')} without an email address will be notified by text message.`,
    called: (bookings) =>
      `Tasks to call are added for ${many(bookings, 'booking')} that get neither email nor texts.`,
    reason: 'Reason',
    reasons: { minimum: 'Minimum not reached', fault: 'Agency’s fault', free: 'Disaster, etc.' },
    reasonHints: {
      minimum: 'No compensation up to 7 days before departure, then 30%, and 50% on the day.',
      fault: 'Compensation equals the customer’s cancellation fee.',
      free: 'No compensation is owed.',
    },
    preview: 'Refund per booking',
    columns: {
      who: 'Booking',
      paid: 'Received',
      by_gateway: 'Online refund',
      by_transfer: 'Bank refund',
      compensation: 'Compensation',
    },
    all: 'Total',
    nobody: 'There are no bookings. Only the departure is closed.',
    paying: 'Payment pending',
    wait: 'Time to choose another date',
    waitHint: (bookings: number) =>
      `${bookings} paid booking${bookings === 1 ? '' : 's'} can move to another date. Customers who don’t choose in time are refunded.`,
    waits: (hours: number) => (hours === 0 ? 'None, refund now' : `${hours} hours`),
    others: (dates: number) => `${dates} other date${dates === 1 ? '' : 's'}`,
    choosing: (bookings: number, until: string) => `${bookings} still choosing until ${until}`,
    toPayouts: 'View payouts',
    note: 'Note (required, staff only)',
    submit: 'Cancel departure',
    begun: (bookings) => `Cancelling ${many(bookings, 'booking')}.`,
    done: (done, all) =>
      done === all ? `${many(all, 'booking')} cancelled.` : `${done} of ${many(all, 'booking')} cancelled.`,
  },
  rebookMany: {
    open: 'Move to another date',
    to: 'New date',
    choose: 'Choose a date',
    none: 'No other date of this trip has seats.',
    lead: 'Moves the selected bookings at once. Each customer is told the new date and the difference. If one cannot move, none does.',
    target: (day, left) => `${day} · ${left} seats left`,
    pick: (name) => `Booking of ${name}`,
    people: (people) => `${people} ${people === 1 ? 'person' : 'people'}`,
    same: 'Same price',
    due: (won) => `₩${won} more`,
    refund: (won) => `₩${won} back`,
    problems: {
      WRONG_PROGRESS: 'Cannot be moved now',
      DEPARTURE_CLOSED: 'That date is closed',
      SOLD_OUT: 'Not enough seats',
      AGES_DIFFER: 'A traveller would be of another age group',
    },
    tooFew: (seats, free) => `These bookings need ${seats} seats and ${free} are left. Leave some out.`,
    tooMany: (most) => `Up to ${most} bookings move at once. Move them in parts.`,
    submit: (bookings) => `Move ${bookings} ${bookings === 1 ? 'booking' : 'bookings'}`,
    done: (bookings) => `Moved ${bookings} ${bookings === 1 ? 'booking' : 'bookings'}.`,
  },
  waiting: {
    add: 'Add to waiting list',
    addLead:
      'Puts a caller at the end of the list. When seats become free they get an email; without an address, Today asks you to call.',
    addDone: (place) => `Added as number ${place}.`,
    fields: {
      name: 'Name',
      contact: 'Phone',
      email: 'Email',
      adult: 'Adults',
      child: 'Children',
      baby: 'Infants',
    },
    addSubmit: 'Add',
    title: (parties) => (parties > 0 ? `Waiting list: ${parties}` : 'Waiting list'),
    parties: (parties) => `${parties} waiting`,
    none: 'No one is waiting. Customers can join from your site when a departure is full.',
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
    callLabel: (name) => `Show phone number of ${name}`,
    up: 'Move up',
    moveUpLabel: (name) => `Move ${name} up`,
    book: 'Book',
    bookLabel: (name) => `Book the seats offered to ${name}`,
    bookAsk: (name) => `Book the seats offered to ${name}?`,
    bookLead:
      'Book once the customer says yes. They accept the terms and pay with the payment link of the booking.',
    booked: (name) => `Booked for ${name}.`,
    noEmail: 'no email',
    toCall: 'No email: please call',
    remove: 'Remove',
    removeLabel: (name) => `Remove ${name}`,
    removeAsk: (name) => `Remove ${name} from the waiting list?`,
    removeLead: 'The customer isn’t notified. Call them if needed.',
    removeOffered: 'The offered seats go to the next customer and the emailed link expires.',
    removed: (name) => `${name} removed from the waiting list.`,
  },
  toList: 'Back to Occupancy',
  toPrices: 'Departures and prices',
  figures: {
    people: 'Booked',
    minimum: 'Minimum',
    bookings: 'Bookings',
    paid: 'Received',
    due: 'Balance due',
  },
  people: (people) => `${count(people)} ${people === 1 ? 'person' : 'people'}`,
  count: (bookings) => count(bookings),
  bookings: 'Bookings',
  bookingsNone: 'No bookings yet.',
  bookingsOff: 'No bookings left.',
  noEmail: 'No email',
  paidAndTotal: (paid, total) => `${paid} / ₩${total}`,
}
