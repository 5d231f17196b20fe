// Numbers of bank lines, suppliers, costs and closed books.

/**
 * Lines of a bank account in one import: a busy agency's month. Their file has few columns, and above the titles
 * whose account it is. Payer and memo: longer than any bank prints. Days: what a bank's site offers to download is
 * a year back. Parts: of one confirmation, a group whose leader paid for everybody. Shown: a morning's transfers
 * many times over; what is proposed for each is worked out over all of them.
 */
export const bankLimits = {
  lines: 5_000,
  rows: 6_000,
  columns: 40,
  file_bytes: 5 * 1024 * 1024,
  unzipped_bytes: 40 * 1024 * 1024,
  zipEntries: 200,
  body_bytes: 4 * 1024 * 1024,
  letters: 1_000_000,
  account: 40,
  title: 60,
  payer: 60,
  memo: 120,
  days: 366,
  parts: 40,
  shown: 200,
  bookings: 20_000,
  closed: 2_000,
  reason: 200,
} as const
/** Names as long as a registered company's. Latest: the bills on a supplier's page. */
export const supplierLimits = {
  name: 80,
  person: 60,
  phone: 40,
  note: 1_000,
  account: 40,
  latest: 50,
} as const
/**
 * Limits of one departure: several times what a long trip with a stop a night needs. A count is of people at
 * most.
 */
export const supplyLimits = {
  what: 80,
  question: 500,
  reply: 500,
  count: 2_000,
  allotments: 50,
  questions: 50,
  releaseDays: 7,
} as const
/**
 * Books of a departure. Lines: several times what a long trip has. Sum: in the smallest unit of a currency.
 * Rate: millionths of a won for one unit. Won: a line, also for each traveller, so that sums of many lines
 * stay whole numbers. The gateway pays out within about a week, as the agency's contract says. A withdrawal
 * may have paid payouts at most so many days away. The gateway counts a payment to the end of its period, at
 * most a month; only so many orders with a difference are shown. Settlement rows: departures in one file,
 * years of them. Forecast days: three months of cash by day, beyond which few sums have a date. Planned: payments
 * beside the costs of departures, many times what an office has. Rate difference: between the day of a bill and the day
 * it is paid; more is a typing error.
 */
export const bookLimits = {
  lines: 100,
  what: 80,
  sum: 99_999_999_999,
  rate: 99_999_000_000,
  won: 99_999_999_999,
  wonEach: 999_999_999,
  reason: 200,
  currencies: 20,
  withdrawals: 20,
  gatewayPayoutDays: 7,
  payoutDays: 90,
  settlementDays: 31,
  orders: 50,
  settlementRows: 5_000,
  forecastDays: 92,
  planned: 100,
  rateDifference: 0.2,
} as const
/** Days after its due day until which a bill that is not paid is of this age. */
export const payableAges = { month: 30, two_months: 60 } as const
/** Soon: how far the agency's own money is foretold. No trip lasts half a year. */
export const ownMoneyDays = { soon: 30, longestTrip: 180 } as const
