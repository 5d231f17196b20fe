// Numbers of the trade: trips and their fields, seats, travellers, documents. §9

export const childUnder = 12
export const babyUnder = 2
/**
 * Days before departure by which a traveller has done what is left: names and passports go to the airline two
 * weeks before, the contract is agreed to a week before. Who books later has two days for it. From a week on
 * it is near.
 */
export const dueDays = { travellers: 14, passports: 14, contract: 7, atLeast: 2, near: 7 } as const
/** Texts about the agency, and each of its terms: twice the longest standard terms of the trade. */
export const agencyText = 50_000
/**
 * Tags in the text of a post. A long report has a few hundred; each costs the sanitiser more than a page of
 * words.
 */
export const postTags = 3_000
/** The largest party that reserves online; a larger one is a group, for which the agency makes a price. */
export const partyMost = 20
/**
 * People of a departure: letters of a remark and of a short one; rooms, people in one, checks of an agency.
 */
export const peopleLimits = { note: 200, short: 30, rooms: 450, inRoom: 8, checks: 12 } as const
/** Bookings that move to another date in one act: more than a bus holds, and done within a second. */
export const rebookLimit = 50
/** A guide's files and entries: files for the way, letters of a note, pictures of one. */
export const guideEntryLimits = {
  files: 10,
  note: 1_000,
  what: 100,
  pictures: 4,
  maxCents: 100_000_000_000,
} as const
/**
 * Letters of a trip's fields, in each language. A title, a place and a hotel are on one line of a card or a
 * table; a line of a list on two or three; a day's text is half a printed page.
 */
export const tripLetters = {
  title: 120,
  summary: 400,
  tag: 30,
  point: 200,
  heading: 200,
  day: 2_000,
  place: 120,
  placeLine: 300,
  meal: 80,
  hotel: 160,
  transport: 160,
  item: 300,
  caution: 400,
  meetingPoint: 300,
  airline: 160,
  guideFee: 200,
  entryNote: 300,
  option: 160,
  alt: 200,
  fileRequest: 300,
  searchDescription: 300,
} as const
/** A hotel's stars, and its smallest and largest room in square metres. */
export const hotelLimits = { stars: 5, leastRoom: 3, mostRoom: 2_000 } as const
/** Locations in degrees. Typed: both numbers at once, as maps on the web copy them. */
export const placeLimits = { latitude: 90, longitude: 180, typed: 40 } as const
/**
 * Trips as a file, out and in. A large agency has some 500; a page of them is read while another is sent.
 * File and unzipped: as of a pasted itinerary; a workbook without pictures has few entries. Rows: of one
 * worksheet, ten years of a daily departure for five trips; Excel itself is slow from there. Body: 500 trips of
 * some fifteen kilobytes. At once: the statements of so many trips are sent together.
 */
export const importExportLimits = {
  trips: 500,
  atOnce: 25,
  page: 25,
  rows: 20_000,
  columns: 60,
  file_bytes: 10 * 1024 * 1024,
  unzipped_bytes: 40 * 1024 * 1024,
  zipEntries: 200,
  body_bytes: 8 * 1024 * 1024,
} as const
/**
 * The office's drop zone. Twenty are the pictures of a trip; two are sent at once, because the server decodes
 * two at once, and so each moves visibly.
 */
export const dropLimits = { files: 20, atOnce: 2 } as const
/**
 * Exported files: ten years of a large agency's bookings; `batch` rows lie in memory at once. `waiting`:
 * whole exports that wait for their turn, some seconds in all.
 */
export const exportLimits = { rows: 100_000, batch: 500, waiting: 40 } as const
/** An agency's own boards; nobody reads a longer menu. */
export const boardsMost = 20
/**
 * Holds of people who have proved nothing, where the agency has no numbers of its own. Of a departure: so
 * many percent of the seats (a stranger can block a fifth, and no more), yet at least a few seats (a family
 * books without a code). Of an agency: so many seats. Each person: so many unpaid bookings. Proved or not,
 * one network holds so many percent of a departure unpaid, and at least the same few seats, because the owner
 * of a domain has any number of mailboxes.
 */
export const unprovedLimits = { percent: 20, least: 4, seats: 40, each: 3, network_percent: 80 } as const
/**
 * Reservations of a network, or for a mailbox, that were not paid within the hour and that no mail has proved: so many
 * times `each`. Each sends mails to an address that anybody can type; beyond it a code is asked for first.
 */
export const unpaidAnHour = { times: 4, seconds: 3_600 } as const
/**
 * Seats are held from the reservation, and once more from the opening of the pay window. While a gateway that
 * was asked is silent they stay, for so long from the first return: a pay window lives 30 minutes, its
 * payment waits another 10. Where a second person has to agree that money has come, a weekend may lie between.
 */
export const holdLimits = {
  reserved_s: 20 * 60,
  paying_s: 40 * 60,
  confirming_s: 40 * 60,
  agreeing_s: 3 * 86_400,
} as const
/**
 * Free reservations end so many days before departure; a customer who is asked pays by that hour, or has so
 * long.
 */
export const freeReservationLimits = { days: 7, hour: 12, least_s: 3 * 3_600 } as const
/** A form proposes these deposits, as is usual in the trade. */
export const usualDeposit = { percent: 10, won: 100_000 } as const
/** A balance is due at most so many days before departure. */
export const balanceDays = { most: 180, usual: 30 } as const
/** A balance reminds so many days before its day, and once more the day after. */
export const balanceReminders = { first: 7, last: 2 } as const
/**
 * A virtual account. Grace: so long before the seats are given away it takes no more money, and a deposit of the
 * last minute finds its seat. Over: so long after its end nobody waits for it. Hours: the gateway's longest.
 */
export const virtualAccountLimits = { grace_s: 10 * 60, over_s: 60 * 60, hours: 720 } as const
/** The law wants a cash receipt within so many days. */
export const receiptLimits = { days: 5 } as const
/** The validity that border guards ask for, counted from the return; and the size of a passport's picture. */
export const passportLimits = { validMonths: 6, pixels: 2_400, files: 10 } as const
/** A traveller who is younger needs a guardian's consent. */
export const guardianUnder = 14
/**
 * A pasted itinerary. File: the same as any upload, for pictures in a document weigh and words do not.
 * Unzipped: a document of that size is no itinerary, and a browser still bears it. Letters: a hundred printed
 * pages. Trips: more are a catalogue, which is imported. Typed: at its review, a number or a day with its
 * three prices.
 */
export const itineraryLimits = {
  file_bytes: 10 * 1024 * 1024,
  unzipped_bytes: 40 * 1024 * 1024,
  zipEntries: 2_000,
  letters: 300_000,
  rows: 5_000,
  columns: 40,
  trips: 10,
  typed: 60,
} as const
/** Files that a reservation may bring along. */
export const reservationFiles = 5
/**
 * Files of one booking, with those that staff added: tickets, vouchers and visas of a family are some twenty.
 */
export const bookingFiles = 40
/** A partner shop's page: so many trips its link may lead to, and so many of its bookings at once. */
export const shopLimits = { trips: 300, latest: 20 } as const
/**
 * How long customers of a cancelled departure may choose another date before their money goes back: a day
 * unless staff say otherwise, three at the most, which is what the law gives for a refund. So many dates are
 * shown.
 */
export const choiceLimits = { hours: 24, most_hours: 72, dates: 12 } as const
/**
 * Freed seats are offered for so many hours. Only hours between 8:00 and 22:00 count, so nobody misses an
 * offer at night. No offer is made in the last days, when documents and rooms are settled.
 */
export const waitingLimits = { hours: 12, from: 8, to: 22, days: 3 } as const
/**
 * Fees for cancelling. Days: nobody asks for a fee a year ahead. Rows: twice what the standard terms have.
 */
export const cancelFeeLimits = { days: 365, rows: 12 } as const
/** How many days after the return passports are erased, at most. */
export const passportDays = { most: 365 } as const
/** Messages of a day go out in the daytime of Seoul. A review is asked for up to so many days late. */
export const timedMessageHours = { from: 9, until: 20, eveUntil: 21, lateDays: 7 } as const
/** No advertising from 20:50 to 08:00, in minutes of Seoul's day. */
export const adPause = { from: 20 * 60 + 50, until: 8 * 60 } as const
/**
 * `repeatedMinutes`: the same words to the same people within this time are a second press, and no second
 * message. `text_bytes`: what fits a text beside the agency's name and a link.
 */
export const messageLimits = {
  subject: 100,
  contents: 2_000,
  text_bytes: 1_800,
  laterDays: 365,
  repeatedMinutes: 10,
  place: 200,
  short: 60,
  note: 500,
} as const
/** A change after sale: letters of what was, what is, why and what it costs; changes of one departure. */
export const changeLimits = { text: 300, most: 30 } as const
/** Pages of an agency's own: more than any site needs, and few enough for one list. */
export const pagesMost = 100
/** Hosts of one agency: its own, with and without www, and a few from before. */
export const domainsMost = 20
/**
 * Shares of a booking: as many as travel together. Won: what a gateway takes. A reminder a day. Mails: links sent in a
 * day, those of shares that were taken back included; it is divided anew once.
 */
export const shareLimits = { most: 20, won: 1_000, remind_s: 20 * 3_600, mails: 40 } as const
/** Bookings that travel together under one leader: a club fills two buses. A reminder a day. */
export const groupLimits = { most: 90, remind_s: 20 * 3_600 } as const
/**
 * Discounts of an agency: more than a list shows at a glance. Code: short enough to be read out. Won: what is less
 * is no reason to book. Uses: a campaign of a whole year.
 */
export const discountLimits = { most: 100, name: 40, code: 20, won: 100, days: 365, uses: 100_000 } as const
/**
 * A quote. Valid: so many days by default, as long as airlines hold a group's seats. Departs: so many days
 * ahead where no departure names a day. Kept: days after the last change of a quote that was never accepted;
 * a family asks for the same trip a year later.
 */
export const quoteLimits = {
  valid: 7,
  departs: 60,
  kept: 365,
  lines: 4_000,
  note: 2_000,
  comment: 1_000,
  comments: 100,
} as const
/** Customers may change a booking by themselves until at most so many days before departure. */
export const customerChangeDays = { most: 365 } as const
