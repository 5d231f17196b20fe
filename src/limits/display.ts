// How much a page, a list or a card shows, and how often it refreshes. §9
import { yearSeconds } from './machine.ts'

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
/** Hearts of a visitor that a browser keeps: five pages of a list, and no more than one call joins to an account. */
export const visitorWishesMost = 100
/** Long enough to read two lines and to press a link. */
export const toastShown_ms = 6_000
export const galleryShown = 2
export const breakpoints = { tablet: 768, desktop: 1200 } as const
export const persistedStateMs = 5_000
/** From this many seats down a departure says that few are left. */
export const fewSeats = 5
/** Departures of so many days are looked at, whether somebody has booked them or not. */
export const soonDays = 14
/** How long the availability of a screen's cards is reused: going back within it sends no request. */
export const availabilitySeconds = 20
/** Trips offered below a trip: one row of a desktop. */
export const similarTrips = 3
/** Reviews on the page of their trip; the rest has a page of its own. */
export const tripReviews = 5
/** Trips side by side: a phone has no room for more. */
export const comparedTrips = 3
/** Days before a departure from which its packing list is open. */
export const packingFrom_d = 14
/** Ticks of packing lists that a browser remembers, enough for several trips. */
export const packedMost = 100
/** Votes a browser remembers that it sent, and how often the sender's page looks for new hearts. */
export const sentVotesMost = 5
export const voteRefresh_ms = 15_000
/** Trips offered to be compared with: two rows of a desktop. */
export const comparableTrips = 6
/** Other posts below one that is read. */
export const furtherPosts = 3
/** Pictures a card is swiped through; each more is another file on a slow phone. */
export const cardPictures = 4
/** A card shows stars from so many reviews on, because a single one is no average. */
export const reviewsForStars = 3
/**
 * The steps of a list's filters, which split the trade's trips about evenly: nights (a day trip, a weekend,
 * the usual five days, a week, longer), won, and seats for a couple, a family, two families, a group.
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
 * The suggestions of the search box: an agency's first trips, which are a screenful of kilobytes; the rest is
 * found by asking. Tags beyond the first hundred are at one trip each.
 */
export const suggestionLimits = { trips: 200, tags: 100, places: 300 } as const
/** Suggestions of each kind: a phone with its keyboard open has no room for more. */
export const suggestedEach = 4
/** Months one may choose with a press: a year ahead, as trips are planned. */
export const monthsOffered = 12
/** Ways to relax an empty search that are shown. */
export const relaxedSearchesShown = 4
/** Ways to relax a search that are tried: each is a search of its own, and more would be slow. */
export const relaxedSearchesTried = 12
/** Words of a search that count: a sentence of a visitor has three or four, and each word costs a look-up. */
export const searchedWords = 8
export const keywordLength = { least: 2, most: 100 } as const
/**
 * Boards that are shown in the desktop's top row, which holds about nine links; the others open from a button
 * beside them.
 */
export const headerBoards = 3
/** The menu of a site: a name must fit beside others in a header, and a list of forty is none. */
export const menuLimits = { items: 60, name: 30 } as const
/** The excerpt of a review in a list: most reviews are shorter, and ten of the longest would be a book. */
export const reviewExcerpt = 300
/**
 * A frequent question is shown whole in its list up to so many letters, which is three screens of a phone; a
 * longer answer is read on its own page.
 */
export const faqAnswer = 5_000
/**
 * Popups and banners: words that are read at a glance; so many that an agency still looks through its list. Of
 * those of a day a page knows the newest few, and shows one of each kind. A page counts no more than it knows.
 */
export const promotionLimits = {
  title: 60,
  text: 200,
  most: 200,
  shown: 6,
  counted: 12,
  muteDays: 7,
} as const
/** A home page one still scrolls through, and words that fit their place on a phone. */
export const homeLimits = {
  sections: 16,
  items: 18,
  columns: 4,
  words: 300,
  paragraphs: 2_000,
  reasons: 6,
  /** Pictures of the hero, beside its first one. */
  pictures: 6,
  trips: 8,
  /** Trips of which a column of the list says something: an agency types in no more. */
  notedTrips: 100,
  dates: 7,
  certain: 4,
  reviews: 6,
} as const
/**
 * Rows of a list of the office are counted up to here: nobody pages further, and a filter is quicker.
 * A search finds the newest so many in each way it looks. Of departures to book on the soonest are shown, two
 * months of a daily trip.
 */
export const officeCounts = { listed: 1_000, found: 200, departures: 60 } as const
/** On the card of a customer: cards that may be the same person, bookings, and of everything else the newest. */
export const customerLimits = { candidates: 20, bookings: 200, each: 50 } as const
/** Ctrl-K shows so many of each kind; their lists have the others. */
export const officeSearchResults = 5
/** A search while typing starts once the typing rests for so long: between two letters of a quick typist. */
export const typingPause_ms = 200
/** A signed preview is renewed before it ends (`previewSeconds`). */
export const previewRenewal_ms = 8 * 60_000
/** How often the menu's counts are loaded again while nobody navigates. */
export const countsEvery_s = 60
/** Views of one list that a person keeps: as many as fit a menu one can still read. */
export const viewsMost = 20
/**
 * The first screen of the office. The law's last day for telling that a departure does not fill is the
 * seventh, and three days before it somebody can still sell; documents are requested two weeks ahead; a
 * review of two months ago waits for no reply; a trip that ended a month ago is settled late, and one of two months
 * ago very late; 52 weeks are a year in which weekdays stay weekdays.
 */
export const todayLimits = {
  minimumDays: 10,
  minimumLastDays: 7,
  papersDays: 14,
  reviewDays: 60,
  settlementLateDays: 30,
  settlementVeryLateDays: 60,
  nextDepartureDays: 7,
  nextDeparturesMost: 30,
  shownEach: 3,
  chartDays: 14,
  yearDays: 364,
} as const
/** A mail about an unproved address names so many of its members: nobody would read more. */
export const accountsNamed = 50
/** The share picture that a messenger shows beside a link. */
export const sharePicture = { width: 1200, height: 630, titleLines: 3, maxAge_s: 3_600 } as const
/**
 * The map of a route: laid out for the narrowest column it is in, so that its names find room everywhere.
 * Never closer than 60 km across: nearer there is no coast that says where one is. At the least scale the
 * world fits.
 * The numbers of two stops are a number's width apart; more of them than `stops` cover the picture, and the
 * rest stay in the list. A picture of land never changes. Nearer to a pole than `mostLatitude` a flat map has
 * no end.
 */
export const mapSize = {
  width: 288,
  height: 240,
  edge: 36,
  least_km: 60,
  /** Around a stop that is alone, so that one sees in which country it lies. */
  alone_km: 420,
  leastScale: 46,
  mostScale: 40_000,
  mostLatitude: 85,
  apart: 25,
  stops: 30,
  maxAge_s: yearSeconds,
} as const
/** The map of an office: about 350 km across, so that a coast says where it is, inland too. */
export const officeMapScale = 4_000
/** A next stop nearer to the hotel than this gets no distance. */
export const hotelDistance = { least_km: 0.3 } as const
export const sitemapLimit = 50_000

/** Finished refunds stay in the list of refunds so long. */
export const refundListDays = 90
/** So many days before a message that names meeting point or guide goes out, staff are told that it cannot. */
export const noticeLeadDays = 2
/** Open lists of a departure's people are asked for again so often: a colleague, or a customer, may have changed one. */
export const departureEvery_ms = 15_000
