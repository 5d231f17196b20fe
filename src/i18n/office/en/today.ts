// The first screen: what waits, who leaves, how it goes.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const shortDay = (day: string) => `${months[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`
const people = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'person' : 'people'}`

export const today: typeof import('../ko/today.ts').today = {
  title: 'Today',
  things: (count) => `${count.toLocaleString('en')} ${count === 1 ? 'task' : 'tasks'} today`,
  lead: 'Most urgent first.',
  empty: 'Nothing to do today.',
  emptyLead: 'New tasks appear here.',
  first: {
    title: 'Get started',
    done: 'Done',
    steps: { factor: 'Turn on two-factor authentication', categories: 'Create categories', trips: 'Add your first trip', departures: 'Add departures and prices', bank: 'Send us your bank account', home: 'Set up your home page', people: 'Invite your team' },
    why: {
      factor: 'Required for payments, refunds, passports, exports and invitations.',
      categories: 'They become the menu of your site.',
      trips: 'Paste an itinerary from Word or HWP and we’ll split it into days.',
      departures: 'Create them all at once by period and weekday.',
      bank: 'Customers pay into it. Send bank, account number and holder to your Naru operator.',
      home: 'The hero image and introduction. Send them to your Naru operator.',
      people: 'What people can see depends on their role.',
    },
  },
  kind: { departures: 'Occupancy', transfers: 'Payment', cancels: 'Cancellation', dues: 'Balance', refunds: 'Refund', papers: 'Documents', passports: 'Passport', tasks: 'Task', questions: 'Q&A', consultations: 'Inquiry', reviews: 'Review' },
  actions: { departures: 'Decide', transfers: 'Confirm', cancels: 'Review', dues: 'Collect', refunds: 'Refund', papers: 'Remind', passports: 'View', tasks: 'View', questions: 'Answer', consultations: 'Answer', reviews: 'Reply' },
  more: (kind, count) => `${kind}: ${count.toLocaleString('en')} more`,
  daysLeft: (days) => (days === 0 ? 'D-day' : `D-${days}`),
  shortDay,
  dayOfWeek: (day) => `${weekdays[new Date(day).getUTCDay()]} ${Number(day.slice(8))}`,
  leaves: (day) => `departs ${day}`,
  people,
  won: (amount) => `₩${amount}`,
  seatsTaken: (taken, of) => `${taken} / ${of}`,
  underLead: (taken, least) => `${taken} of ${least} minimum. After 7 days before departure, cancelling costs 30%`,
  transferTitle: (name) => `${name}: awaiting payment`,
  heldUntil: (moment) => `until ${moment}`,
  ourCancelTitle: (name) => `${name}: refund and complete the cancellation`,
  endCancel: 'Complete',
  cancelTitle: (name) => `${name} requested cancellation`,
  refundAmount: (won) => `Refund ${won}`,
  dueTitle: (name) => `Balance due from ${name}`,
  refundTitle: (name) => `Refund due to ${name}`,
  documentsTitle: (name, missing) =>
    `${name}: ${missing} ${missing === 1 ? 'passport' : 'passports'} missing`,
  documentsLead: (all, sent) => `${sent} of ${all} received`,
  passportsTitle: (name, count) => `${name}: ${count} ${count === 1 ? 'passport expires' : 'passports expire'} within 6 months of return`,
  taskBooking: (name) => `${name}’s booking`,
  dueDay: (day, late) =>
    late > 0 ? `was due ${day} (${late} ${late === 1 ? 'day' : 'days'} ago)` : 'due today',
  consultationTitle: (name) => `Inquiry from ${name}`,
  quoted: (text) => `“${text}”`,
  nextDepartures: 'Departing this week',
  noDepartures: 'No departures this week.',
  goes: 'On track',
  under: (least) => `min. ${least}`,
  bookings: 'Bookings, last 14 days',
  money: 'Received, last 14 days',
  compared: (percent) => `${percent >= 0 ? '+' : ''}${percent}% vs. last year`,
}
