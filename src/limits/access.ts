// How long log-ins, links, codes and passes are good, and how often one may guess. §9

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
/** Mailed or handed-over proofs end by themselves. */
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
export const codeLimits = { digits: 6, typed: 9, lives_s: 600, tries: 5, request_s: 3_600 } as const
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
  /** How long owners may call back an owner whom an operator invited: a holiday of some days included. */
  hand_over_days: 7,
  reset_s: 3_600,
  recoveryCodes: 10,
  /** When a log-in was last used is written at most this often. */
  lastUsed_s: 60,
} as const
/** How long an owner lets operators in: a case of support, not a standing right. */
export const grantHours = { most: 72, usual: 4 } as const
/** A signed preview lives longer than anybody looks at one page; each save of the draft signs a new one. */
export const previewSeconds = 600
/**
 * A booking pass lives a day, in which a trip is reserved and paid and its documents are sent. A family that
 * books for others too keeps several passes at hand.
 */
export const passLimits = { lives_s: 86_400, most: 5 } as const
/**
 * Coming back from the pay window gives a pass in the browser that opened it; nobody needs longer at the
 * gateway. A second window may be open.
 */
export const payingLimits = { lives_s: 30 * 60, most: 3 } as const
export const passwordLength = { least: 8, most: 128 } as const
/** Guessing gets slow after so many failures within so many seconds. */
export const rateLimits = {
  logIn: { name: 'log-in', free: 5, window_s: 900 },
  logInFrom: { name: 'log-in from', free: 20, window_s: 60 },
  // Each challenge of a passkey is a row for five minutes; a whole office behind one address needs few.
  challengeFrom: { name: 'challenge from', free: 60, window_s: 60 },
  // A key's own system makes at most ten calls a second, for a minute. Guesses of keys are slower.
  keyUses: { name: 'key uses', free: 600, window_s: 60 },
  keyFrom: { name: 'key from', free: 20, window_s: 60 },
  // Each try asks Toss, Kakao, the mail server or the DNS; nobody needs more to set a key.
  connectionTries: { name: 'connection tries', free: 30, window_s: 3_600 },
  staffCode: { name: 'staff code', free: 5, window_s: 900 },
  password: { name: 'password', free: 5, window_s: 900 },
  // Mails about an account are counted for each network, so that a stranger who asks for somebody's uses up
  // his own; all networks together, they are what a mailbox bears.
  resetTo: { name: 'reset to', free: 3, window_s: 3_600 },
  resetToAll: { name: 'reset to all', free: 30, window_s: 3_600 },
  resetFrom: { name: 'reset from', free: 10, window_s: 3_600 },
  verification: { name: 'verification', free: 3, window_s: 3_600 },
  // Invitations of an agency, and to one mailbox: an office of a hundred is invited in an afternoon.
  invite: { name: 'invite', free: 40, window_s: 3_600 },
  inviteTo: { name: 'invite to', free: 5, window_s: 3_600 },
  joinFrom: { name: 'join from', free: 20, window_s: 3_600 },
  lookUpFrom: { name: 'look-up from', free: 5, window_s: 600 },
  idLook: { name: 'id look', free: 60, window_s: 60 },
  // Links of shares go to addresses that anybody can type. A club is divided in an afternoon; who gets more than a
  // few in a day does not know the sender.
  shareMailsFrom: { name: 'share mails from', free: 100, window_s: 3_600 },
  shareMailTo: { name: 'share mail to', free: 5, window_s: 86_400 },
  post: { name: 'post', free: 30, window_s: 3_600 },
  // Reservations that bring pictures, each of which is decoded: few do, and a shared address has few at once.
  attachedFrom: { name: 'attached from', free: 30, window_s: 600 },
  // A code: five an hour are 25 guesses in a million. They are counted for each network, so that a stranger
  // who asks for somebody's codes uses up his own; 30 in all are what a mailbox bears. From an address that
  // a whole office shares, a hundred people get theirs.
  codeFor: { name: 'code for', free: 5, window_s: 3_600 },
  codeForAll: { name: 'code for all', free: 30, window_s: 3_600 },
  codeFrom: { name: 'code from', free: 150, window_s: 600 },
  // All agencies send by one mail server and from one domain: to one mailbox, whichever sites are asked.
  mailboxFrom: { name: 'mailbox from', free: 30, window_s: 3_600 },
  mailboxForAll: { name: 'mailbox for all', free: 120, window_s: 3_600 },
  // Mails to an address that somebody types and nobody has proved: of reservations, questions and shares, at all
  // agencies together. Beyond it a reservation asks for a code, which has the count above.
  mailTyped: { name: 'mail typed', free: 20, window_s: 3_600 },
  mailTypedForAll: { name: 'mail typed for all', free: 60, window_s: 3_600 },
  postPassword: { name: 'post password', free: 5, window_s: 600 },
  consultation: { name: 'consultation', free: 5, window_s: 3_600 },
  // A family sends a few votes in an evening and taps until it is sure; a mobile network has many families.
  voteFrom: { name: 'vote from', free: 30, window_s: 3_600 },
  // Codes are words: a person who mistypes one tries a few times, and a guesser gives up.
  discountCodeFrom: { name: 'discount code from', free: 10, window_s: 600, forgives: false },
  // A code of twelve symbols, copied or read out.
  groupCodeFrom: { name: 'group code from', free: 10, window_s: 600 },
  // Comments under a quote are told to the agency; a company's people may share one address.
  quoteFrom: { name: 'quote from', free: 30, window_s: 3_600 },
  heartFrom: { name: 'heart from', free: 120, window_s: 600 },
  // A guide types a PIN a few times; a hotel's whole network may have one address.
  guideFrom: { name: 'guide from', free: 30, window_s: 600 },
  // A supplier opens a link, answers it, and looks at it again; an operator's office is one address.
  supplierFrom: { name: 'supplier from', free: 30, window_s: 600 },
  // Entries of a day without a network are sent at once: forty ticks a stop, notes and slips.
  guideWrites: { name: 'guide writes', free: 1_000, window_s: 3_600 },
} as const
/**
 * The guide's page: a PIN opens it for half a day, wrong ones lock the link, and it is over two days after the
 * return. A departure has a guide or two, and a bus driver.
 */
export const guideLimits = {
  pass_s: 12 * 3_600,
  pinDigits: 6,
  wrongPins: 10,
  daysAfter: 2,
  links: 10,
} as const
/** A family vote: as long as a family takes to decide, and more browsers than any family has. */
export const voteLimits = { lives_d: 30, voters: 30 } as const
/**
 * Past the free tries each further one waits twice as long: a guesser gives up, and a person may try again
 * today.
 */
export const guessLimits = { firstWait_s: 30, longestWait_s: 3_600 } as const
/**
 * The cost of hashing a password, in KiB and passes, as OWASP names it for argon2id: a member's guards money
 * and documents, a post's is short whatever we do. A thread does so many within two seconds; further ones are
 * told to try again then.
 */
export const passwordLimits = {
  member: { memory: 65_536, passes: 2 },
  post: { memory: 19_456, passes: 2 },
  /** For each thread. An agency that comes alone has half of both: a quarter of a second each, six in all. */
  slots: 24,
  retryAfter_s: 2,
} as const
/** Keys of an agency that are in use: one for each system, and nobody has so many. */
export const maxKeys = 20
