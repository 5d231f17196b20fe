// Every limit and other number of the product, with its reason. §9, and our own where it is silent.
// How long a field may be stands in its schema, how a thing is drawn beside the drawing.

export const pageSizes = {
  packages: 20,
  boardTable: 10,
  boardList: 5,
  posts: 10,
  reviews: 10,
  officeRows: 50,
  most: 100,
} as const
export const pageBlock = 5
export const lastPage = 10_000
export const recentKeywordsMost = 10
export const recentProductsMost = 10
export const galleryShown = 2
export const yearSeconds = 31_536_000
export const breakpoints = { tablet: 768, desktop: 1200 } as const
export const persistedStateMs = 5_000
export const childUnder = 12
export const babyUnder = 2
/** From this many seats down a departure says that few are left. */
export const fewSeats = 5
/** How long an answer about the cards of a screen stands: going back within it asks nothing again. */
export const standingSeconds = 20
/** Trips offered below a trip: one row of a desktop. */
export const similarTrips = 3
/** Reviews on the page of their trip; the rest has a page of its own. */
export const tripReviews = 5
/**
 * Days before departure by which a traveller has done what is left: names and passports go to the airline two
 * weeks before, the contract stands a week before. Who books later has two days for it. From a week on it is
 * near.
 */
export const dueDays = { travellers: 14, passports: 14, contract: 7, atLeast: 2, near: 7 } as const
/** Trips side by side: a phone shows no more, and nobody weighs more at once. */
export const comparedTrips = 3
/** Trips offered to be compared with: two rows of a desktop. */
export const comparableTrips = 6
/** Other posts below one that is read: enough to go on with, no second list. */
export const furtherPosts = 3
/** Pictures a card is swiped through; each more is another file on a slow phone. */
export const cardPictures = 4
/** From so many reviews on a card shows stars: one voice is no average. */
export const reviewsForStars = 3
/**
 * What a list is narrowed by, in steps that split the trade's trips about evenly: nights (a day trip, a
 * weekend, the usual five days, a week, longer), won, and seats for a couple, a family, two families, a
 * group.
 */
export const nightRanges = [
  [0, 0],
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 99],
] as const
export const priceSteps = [
  [0, 100_000],
  [100_000, 300_000],
  [300_000, 500_000],
  [500_000, 1_000_000],
  [1_000_000, 2_000_000],
  [2_000_000, 3_000_000],
  [3_000_000, 5_000_000],
  [5_000_000, 100_000_001],
] as const
export const seatSteps = [2, 4, 6, 10] as const
/**
 * What the search box suggests from: an agency's first trips, which are a screenful of kilobytes; the rest is
 * found by asking. Tags beyond the first hundred stand at one trip each.
 */
export const guideLimits = { trips: 200, tags: 100, places: 300 } as const
/** Suggestions of each kind: with a field and a keyboard no phone shows more. */
export const suggestedEach = 4
/** Months one may choose with a press: a year ahead, as trips are planned. */
export const monthsOffered = 12
/** Ways to make an empty list less empty: more of them is no help. */
export const nearWays = 4
export const keywordLength = { least: 2, most: 100 } as const

/**
 * Boards that stand in the desktop's top row, which holds about nine links; the others open from a button
 * beside them.
 */
export const headerBoards = 3
/** How much of a review a list shows: most are shorter, and ten of the longest would be a book. */
export const reviewExcerpt = 300
/**
 * A frequent question stands whole in its list up to so many letters, which is three screens of a phone; a
 * longer answer is read on its own page.
 */
export const faqAnswer = 5_000
/** What an agency says of itself and each of its terms: twice the longest standard terms of the trade. */
export const agencyText = 50_000
/** A home page one still scrolls through, and words that fit their place on a phone. */
export const homeLimits = {
  sections: 16,
  items: 12,
  columns: 4,
  words: 300,
  trips: 8,
  dates: 7,
  certain: 4,
  reviews: 6,
} as const
/**
 * Tags in the text of a post. A long report has a few hundred; each costs the sanitiser more than a page of
 * words.
 */
export const postTags = 3_000

/**
 * How long log-ins last. However often one is carried on, after `whole` the password is asked for again: a
 * stolen one ends.
 */
export const sessionSeconds = {
  whole: 90 * 86_400,
  token: 15 * 60,
  refresh: 30 * 86_400,
  refreshWithoutAutoLogin: 86_400,
  refreshRace: 10,
} as const
/** What is mailed or handed over ends by itself. */
export const proofSeconds = {
  temporaryPassword: 30 * 60,
  emailLink: 86_400,
  resetLink: 30 * 60,
  kakaoState: 600,
  link: 72 * 3_600,
  openLink: 24 * 3_600,
} as const
/**
 * A mailed code: a guess hits one in 200,000 within its tries, and ten minutes are enough to fetch a mail.
 * Nobody waits an hour for one. `typed` leaves room for gaps between the digits.
 */
export const codeLimits = { digits: 6, typed: 9, lives_s: 600, tries: 5, asked_s: 3_600 } as const
/** A party that reserves by itself; a larger one is a group, which the agency offers a price of its own. */
export const partyMost = 20
/**
 * A trip as the office takes it. Days: a cruise round the world ends below it. Places, lines and pictures:
 * more
 * than anybody scrolls through. Contents: ten printed pages. Flights: two changes each way. Price: a hundred
 * million won is a charter, and a zero too many is seen. Seats: the largest aeroplane. Rows: three years of
 * daily departures in one save.
 */
export const tripLimits = {
  days: 60,
  places: 30,
  lines: 40,
  pictures: 40,
  tags: 10,
  options: 30,
  shopping: 30,
  contents: 20_000,
  price: 100_000_000,
  seats: 900,
  rows: 1_100,
  flights: 6,
  /** The longest name of an airline, with what is sold under another's number. */
  airline: 60,
  /** Of flights: more are not found again in a list without a search. */
  templates: 200,
  /** How far ahead a departure may lie. */
  yearsAhead: 3,
  /** Suggestions at a field. */
  suggested: 8,
  phrases: 60,
} as const
/**
 * Letters of a trip's fields, in each language. A title, a place and a hotel stand on one line of a card or a
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
  option: 160,
  alt: 200,
  fileRequest: 300,
} as const
/** Where on the earth a place is, in degrees. Typed: both numbers at once, as maps on the web copy them. */
export const placeLimits = { latitude: 90, longitude: 180, typed: 40 } as const
/**
 * Trips as a file, out and in. A large agency has some 500; a page of them is read while another is sent.
 * File, unzipped and
 * zipEntries: as of a pasted itinerary. Rows: of one sheet, ten years of a daily departure for five trips;
 * Excel itself is slow from there. Body: 500 trips of some fifteen kilobytes.
 */
export const exchangeLimits = {
  trips: 500,
  page: 25,
  rows: 20_000,
  columns: 60,
  file_bytes: 10 * 1024 * 1024,
  unzipped_bytes: 40 * 1024 * 1024,
  zipEntries: 200,
  body_bytes: 8 * 1024 * 1024,
} as const
/**
 * Rows of a list of the office are counted up to here: nobody pages further, and a filter is quicker.
 * A search finds the newest so many in each way it looks. Of departures to book on the soonest are shown, two
 * months of a daily trip.
 */
export const officeCounts = { listed: 1_000, found: 200, departures: 60 } as const
/**
 * The office: a working day's log-in, how long a second factor counts, and how long mailed links are good.
 */
export const officeLimits = {
  session_s: 30 * 86_400,
  idle_s: 12 * 3_600,
  half_s: 600,
  proof_s: 900,
  challenge_s: 300,
  invitation_s: 72 * 3_600,
  reset_s: 3_600,
  recoveryCodes: 10,
  /** When a log-in was last used is written at most this often. */
  noted_s: 60,
} as const
/**
 * The office's drop zone. Twenty are the pictures of a trip; two are sent at once, because the server decodes
 * two at once, and so each moves visibly.
 */
export const dropLimits = { files: 20, atOnce: 2 } as const
/**
 * What leaves the office as a file: ten years of a large agency's bookings; so many rows lie in memory at
 * once.
 */
/** `waiting`: whole exports that wait for their turn, some seconds in all. */
export const exportLimits = { rows: 100_000, batch: 500, waiting: 40 } as const
/** Keys of an agency that are in use: one for each system, and nobody has so many. */
export const keysMost = 20
/** Of each kind Ctrl-K shows so many: more are found in their lists. */
export const officeFound = 5
/**
 * What is found for what somebody types is asked for once the typing rests for so long: between two letters
 * of a quick typist.
 */
export const typingPause_ms = 200
/** The menu's counts are asked for anew this often while nobody goes anywhere. */
export const countsEvery_s = 60
/** Boards of an agency's own: a menu with more is one nobody reads. */
export const boardsMost = 20
/** A signed preview: longer than anybody looks at one page, and each save of the draft signs a new one. */
export const previewSeconds = 600
/** Views of one list that a person keeps: as many as fit a menu one can still read. */
export const viewsMost = 20
/**
 * The first screen of the office. The law's last day for telling that a departure does not fill is the
 * seventh, and three days before it somebody can still sell; papers are asked for two weeks ahead; a review
 * of two months ago waits for no reply; 52 weeks are a year in which weekdays stay weekdays.
 */
export const todayLimits = {
  minimumDays: 10,
  minimumLastDays: 7,
  papersDays: 14,
  reviewDays: 60,
  leavingDays: 7,
  leavingMost: 30,
  shownEach: 3,
  chartDays: 14,
  yearDays: 364,
} as const
/**
 * Of members who gave one address without proving it so many are named by its mail: more is no mail that
 * anybody reads.
 */
export const accountsNamed = 50
/**
 * What people who have proved nothing may hold at any moment, where the agency has no numbers of its own: of
 * a departure so many percent of the seats (a stranger can spoil a fifth of it, and no more), yet at least so
 * many (a family books without a code); of an agency so many seats; and so many unpaid bookings each, of
 * whoever it is.
 */
export const unprovedLimits = { percent: 20, least: 4, seats: 40, each: 3 } as const
/**
 * Seats are held from the reservation, and once more from the opening of the pay window. While a gateway that
 * was asked is silent they stay, for so long from the first return: a pay window lives 30 minutes, its
 * payment waits another 10.
 */
export const holdLimits = { reserved_s: 20 * 60, paying_s: 40 * 60, confirming_s: 40 * 60 } as const
/**
 * Pictures to share are drawn and contracts set in type one after the other, agency by agency. So many wait,
 * some seconds at the most; who comes on top is told to come again.
 */
export const drawingLimits = { waiting: 20 } as const
/**
 * The booking pass: a day, in which a trip is reserved, paid and its papers sent; and a family that books for
 * itself and for others keeps all of them at hand.
 */
export const passLimits = { lives_s: 86_400, most: 5 } as const
/**
 * Coming back from the pay window gives a pass in the browser that opened it: longer than this nobody stands
 * at the gateway. A second window may be open.
 */
export const payingLimits = { lives_s: 30 * 60, most: 3 } as const
export const passwordLength = { least: 8, most: 128 } as const
/** Guessing gets slow after so many failures within so many seconds. */
export const tryLimits = {
  logIn: { name: 'log-in', free: 5, window_s: 900 },
  logInFrom: { name: 'log-in from', free: 20, window_s: 60 },
  // Each challenge of a passkey is a row for five minutes; a whole office behind one address needs few.
  challengeFrom: { name: 'challenge from', free: 60, window_s: 60 },
  // A key's own system: ten calls a second for a minute on end. Who has none is not let guess at that pace.
  keyUses: { name: 'key uses', free: 600, window_s: 60 },
  keyFrom: { name: 'key from', free: 20, window_s: 60 },
  staffCode: { name: 'staff code', free: 5, window_s: 900 },
  password: { name: 'password', free: 5, window_s: 900 },
  resetTo: { name: 'reset to', free: 3, window_s: 3_600 },
  resetFrom: { name: 'reset from', free: 10, window_s: 3_600 },
  verification: { name: 'verification', free: 3, window_s: 3_600 },
  joinFrom: { name: 'join from', free: 20, window_s: 3_600 },
  lookUpFrom: { name: 'look-up from', free: 5, window_s: 600 },
  idLook: { name: 'id look', free: 60, window_s: 60 },
  post: { name: 'post', free: 30, window_s: 3_600 },
  // Reservations that bring pictures, each of which is decoded: few do, and a shared address has few at once.
  attachedFrom: { name: 'attached from', free: 30, window_s: 600 },
  // A code: five an hour are 25 guesses in a million. They are counted for each network, so that a stranger
  // who asks for somebody's codes uses up his own; 30 in all are what a mailbox stands. From an address that
  // a whole office shares, a hundred people get theirs.
  codeFor: { name: 'code for', free: 5, window_s: 3_600 },
  codeForAll: { name: 'code for all', free: 30, window_s: 3_600 },
  codeFrom: { name: 'code from', free: 150, window_s: 600 },
  postPassword: { name: 'post password', free: 5, window_s: 600 },
  consultation: { name: 'consultation', free: 5, window_s: 3_600 },
} as const

/**
 * What nobody needs any more is kept this long; log-ins as long as the law says. Bookings and consultations
 * have their years in the database. An account: after money was sent there, a month for a transfer that comes
 * back. Who waited for a departure: as long after it left.
 */
export const keptDays = {
  mail: 7,
  codes: 1,
  proofs: 1,
  tries: 1,
  answers: 30,
  accounts: 30,
  waiting: 30,
} as const
export const keptLogInMonths = 3
export const forgottenAtOnce = 100
/**
 * Texts that are cleaned again in one transaction: half a second of work at the most, and others come in
 * between.
 */
export const cleanedAtOnce = 20

/** What border guards ask for, counted from the return; and how large a passport's picture stays. */
export const passportLimits = { validMonths: 6, pixels: 2_400, files: 10 } as const
/** Below it a guardian agrees. */
export const guardianUnder = 14

export const databaseLimits = {
  connections: 10,
  connect_ms: 2_000,
  statement_ms: 2_000,
  lock_ms: 1_000,
  idle_transaction_ms: 5_000,
  answer_ms: 4_000,
} as const

/** The night's work goes through all agencies: after so many of them it lets others have the machine. */
export const nightLimits = { inARow: 100, pause_ms: 100 } as const

export const revisionLimits = { poll_ms: 2_000, trusted_ms: 5_000 } as const

export const httpLimits = {
  headers_ms: 10_000,
  request_ms: 30_000,
  keepAlive_ms: 5_000,
  body_bytes: 256 * 1024,
  header_bytes: 16 * 1024,
  /** How often slow senders are looked for. */
  checked_ms: 5_000,
  eventLoopDelay_ms: 200,
  retryAfter_s: 2,
  /** Late by as many times that: no longer the agencies with the most load are refused, but all. */
  shedAllTimes: 5,
  /** Requests of one connection that are under way at once: a browser has one, an old proxy a few. */
  pipelined: 16,
  /** What an agency cost counts half after so long, and who cost most is found anew as often. */
  loadHalves_ms: 1_000,
  loadKnown_ms: 100,
  /**
   * So many pages wait for React to draw them, a second or two in all; the agency with most of them has no
   * more.
   */
  drawnLater: 200,
  /** Who used most of late: in the last five to ten minutes. */
  useSpan_ms: 300_000,
  farewell_ms: 250,
  startingUp_ms: 3_000,
  comeAgain_s: 5,
  /**
   * A phone that changes its cell is back within seconds; who takes nothing for half a minute is gone, or
   * does harm.
   */
  stuck_ms: 30_000,
} as const

/** How often an empty queue is looked at, and how long a process that ends waits for the jobs at hand. */
export const jobLimits = { look_ms: 2_000, farewell_ms: 20_000 } as const

/** A mail server may be away for a day: tried again after seconds at first, then every hour. */
export const mailLimits = { atOnce: 5, wait_ms: 10_000, retries: 36, longestPause_s: 3_600 } as const

/** The gateway is asked again for so long: a bank's night is over in less. */
export const gatewayJobLimits = { atOnce: 2, retries: 10, longestPause_s: 600 } as const

/**
 * Past the free tries each further one waits twice as long: a guesser gives up, a person may try again today.
 */
export const guessLimits = { firstWait_s: 30, longestWait_s: 3_600 } as const

/**
 * What hashing a password costs, in KiB and passes, as OWASP names it for argon2id: a member's guards money
 * and papers, a post's is short whatever we do. A thread does so many within two seconds; whoever comes after
 * them is told to come back then.
 */
export const passwordLimits = {
  member: { memory: 65_536, passes: 2 },
  post: { memory: 19_456, passes: 2 },
  /** For each thread. An agency that comes alone has half of both: a quarter of a second each, six in all. */
  places: 24,
  retryAfter_s: 2,
} as const

/** A log-in by Kakao waits no longer for its answer. */
export const kakaoLimits = { wait_ms: 5_000 } as const

/** How long the payment gateway is waited for, and when it is left alone for a while. */
export const tossLimits = {
  confirm_ms: 30_000,
  cancel_ms: 30_000,
  find_ms: 10_000,
  failures: 5,
  failuresWithin_ms: 10_000,
  rest_ms: 5_000,
} as const

/** When an answer of the gateway has been waited for too long, and how many are asked for at once. */
export const settleLimits = { after_s: 30, atOnce: 500 } as const

/**
 * A locked file that no row stands for is a stray after a day: no upload and no job takes so long. So many
 * are looked up in one statement.
 */
export const strayLimits = { after_ms: 86_400_000, atOnce: 1_000 } as const

/** With less room than this the product does not start, and a disk counts as full. */
export const diskLimits = { room_bytes: 8 * 1024 * 1024 } as const

/**
 * How often the disk is looked at, and the log told that it is full; how long the database's word that it
 * takes writes is good, and how long a write it refused is remembered.
 */
export const readyLimits = { look_ms: 5_000, alarm_ms: 60_000, asked_ms: 1_000, refused_ms: 30_000 } as const

/**
 * For Prometheus: where request times are parted, how long the queue's counts are good, and how long they are
 * waited for.
 */
export const metricsLimits = {
  buckets_s: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  jobs_ms: 5_000,
  wait_ms: 1_000,
  /** So many that a figure by agency shows, however many there are. */
  agencies: 20,
} as const

/** How long a store across the network is waited for, and when it is left alone for a while. */
export const storeLimits = {
  connect_ms: 2_000,
  silence_ms: 5_000,
  pause_ms: 100,
  failures: 5,
  failuresWithin_ms: 10_000,
  rest_ms: 5_000,
  movedAtOnce: 8,
} as const

export const cacheLimits = {
  answers_bytes: 64 * 1024 * 1024,
  pages_bytes: 128 * 1024 * 1024,
  /** Pages filled for members, compressed: some hundreds of the commonest. */
  filled_bytes: 16 * 1024 * 1024,
  /** Access tokens whose signature was looked at: half a kilobyte each. */
  tokens: 10_000,
  hosts: 10_000,
  host_ms: 60_000,
  unknownHost_ms: 10_000,
  /** Who works where, for the door alone: a log-in that has ended counts as nobody's after a minute. */
  staff: 10_000,
  staff_ms: 60_000,
  icons: 500,
} as const

export const uploadLimits = {
  file_bytes: 10 * 1024 * 1024,
  files: 10,
  fields: 50,
  fieldName: 60,
  name: 200,
  /** Cameras of phones end below it; two of them decoded at once stay within 400 MB. */
  pixels: 40_000_000,
  decodedAtOnce: 2,
  /** So many more wait for their turn, a minute at the most; who comes on top is told to come again. */
  decodedLater: 40,
  /** Within so many bytes a picture has said how large it is, whatever its camera wrote before. */
  header_bytes: 256 * 1024,
  silence_ms: 1_000,
  leftover_ms: 3_600_000,
} as const
/**
 * A pasted itinerary. File: the same as any upload, for pictures in a document weigh and words do not.
 * Unzipped: a
 * document of that size is no itinerary, and a browser still bears it. Letters: a hundred printed pages.
 * Trips: more
 * are a catalogue, which is imported. Typed: at its review, a number or a day with its three prices.
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
/** What a reservation may bring along. */
export const reservationFiles = 5
/** Of one booking, with what staff added: tickets, vouchers and visas of a family are some twenty. */
export const bookingFiles = 40
export const pictureWidths = [320, 640, 960, 1600] as const
/** A picture that is asked for by its own name, without a width, comes in the widest of these up to here. */
export const plainWidth = 960
/** A WebP ends at 16,383; nobody scrolls through half of that. */
export const pictureHeightMost = 8_000
/** The widths a picture is kept in; one that is narrower than all of them is kept as it is. */
export function widthsOf(width: number): number[] {
  const kept = pictureWidths.filter((each) => each <= width)
  return kept.length > 0 ? kept : [width]
}
/**
 * Letters of a brand's typeface: so many syllables that its Latin and its Korean file together stay below 80
 * KB, each typeface as heavy as it is drawn. A day in a browser's cache: a new syllable is rare.
 */
export const brandFont = {
  syllables: { sans: 0, serif: 300, rounded: 250, condensed: 700 },
  kept: 200,
  maxAge_s: 86_400,
} as const
/** What a messenger shows beside a link. */
export const sharePicture = { width: 1200, height: 630, titleLines: 3, maxAge_s: 3_600 } as const
/**
 * The map of a route: laid out for the narrowest column it stands in, so that its names find room everywhere.
 * Never closer than 60 km across: nearer there is no coast that says where one is. At the least scale the
 * world fits.
 * The numbers of two stops stand a number's width apart; more of them than `stops` cover the picture, and the
 * rest stay in the list. A picture of land never changes. Nearer to a pole than `mostLatitude` a flat map has
 * no end.
 */
export const mapSize = {
  width: 288,
  height: 240,
  edge: 36,
  least_km: 60,
  leastScale: 46,
  mostScale: 40_000,
  mostLatitude: 85,
  apart: 25,
  stops: 30,
  maxAge_s: 31_536_000,
} as const
export const sitemapLimit = 50_000
/** A partner shop's page: so many trips its link may lead to, and so many of its bookings at once. */
export const shopLimits = { trips: 300, latest: 20 } as const

/**
 * How long customers of a cancelled departure may choose another date before their money goes back: a day
 * unless staff say otherwise, three at the most, which is what the law gives for a refund. So many dates are
 * shown.
 */
export const choiceLimits = { hours: 24, most_hours: 72, dates: 12 } as const

/**
 * Freed seats are offered for so many hours that are counted from eight to ten by day: nobody loses an offer
 * in their sleep. Until so many days before departure: papers and rooms are settled then.
 */
export const waitingLimits = { hours: 12, from: 8, to: 22, days: 3 } as const
