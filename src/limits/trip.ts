// How much a trip and its departures hold.

/**
 * A trip as the office takes it. Days: a cruise round the world ends below it. Places, lines and pictures:
 * more than anybody scrolls through. Contents: ten printed pages. Flights: two changes each way. Price: a
 * hundred million won is a charter, and a zero too many is seen. Seats: the largest aeroplane. Rows: three
 * years of daily departures in one save.
 */
export const tripLimits = {
  days: 60,
  places: 30,
  lines: 40,
  /** From so many on a card can be swiped through and a trip's page has no hole. */
  picturesWanted: 3,
  pictures: 40,
  tags: 10,
  options: 30,
  shopping: 30,
  /** No country asks for more than half a year; some ask for more of who stays long. */
  passportMonths: 24,
  contents: 20_000,
  price: 100_000_000,
  seats: 900,
  rows: 1_100,
  flights: 6,
  /** The longest name of an airline, with what is sold under another's number. */
  airline: 60,
  /** Templates of flights: a list without a search cannot have more. */
  templates: 200,
  /** How far ahead a departure may lie. */
  yearsAhead: 3,
  /** Suggestions at a field. */
  suggested: 8,
  phrases: 60,
} as const
