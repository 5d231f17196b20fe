// The flights of a departure in one cell of a workbook, a line each:
// out | OZ755 | ICN 18:20 | DAD 22:10 +1 | 아시아나항공 | Asiana Airlines
import type { Flights } from '#domain/catalog/flights.ts'

export const formatFlightLines = (flights: Flights): string =>
  flights
    .map(({ way, number, from, departs, to, arrives, days, airline }) => {
      const lands = days > 0 ? `${to} ${arrives} +${days}` : `${to} ${arrives}`
      return [way, number, `${from} ${departs}`, lands, airline.ko, airline.en].join(' | ')
    })
    .join('\n')

/** Missing parts of a line stay empty, and the schema reports them. */
export const parseFlightLines = (text: string): unknown[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [way, number = '', leaves = '', lands = '', ko = '', ...en] = line
        .split('|')
        .map((part) => part.trim())
      const [from = '', departs] = leaves.split(/\s+/)
      const [to = '', arrives, dayOffset = '+0'] = lands.split(/\s+/)
      return {
        way,
        number,
        from,
        departs,
        to,
        arrives,
        days: Number(dayOffset),
        airline: { ko, en: en.join(' | ') },
      }
    })
