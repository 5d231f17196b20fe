// Bookings that owe nothing any more, for transfers that came too late or are too much: what comes goes back.
import { sql } from 'kysely'
import { selectSearchMatches } from '#domain/booking/search.server.ts'
import { bankLimits } from '#limits/books.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { OpenLine } from './match-index.ts'
import { isPersonName, listReferenceWords, readPayer } from './payer-text.ts'
import { type BookingRow, selectBookings } from './select-bookings.server.ts'

/** A booking that waits to be asked (reserved free of charge) is not closed: what comes for it is no surplus. */
const isClosed = sql<boolean>`b.payable_most = 0 and b.claim = 0 and b.progress <> 'waiting_for_payment'`

/** Bookings that the lines name by reference, or by who booked. References are free some time after the end. */
export async function listNamedClosedBookings(
  { db, travel_agency }: AgencyContext,
  lines: readonly OpenLine[],
): Promise<BookingRow[]> {
  if (lines.length === 0) return []
  const texts = lines.map((line) => ({ line, text: readPayer(line.payer, line.memo) }))
  const references = texts.flatMap(({ line, text }) => listReferenceWords(line, text))
  const names = texts.flatMap(({ text }) => text.names.flat().filter(isPersonName))
  const { rows } = await selectBookings(
    travel_agency,
    sql`${isClosed} and b.id in (
      select n.booking from transfer_reference n join booking o on o.travel_agency = ${travel_agency} and o.id = n.booking
      where n.travel_agency = ${travel_agency} and (n.reference = any (${[...new Set(references)]}::text[])
        or replace(o.name, ' ', '') = any (${[...new Set(names)]}::text[]))
      order by n.booking desc limit ${bankLimits.closed})`,
  ).execute(db)
  return rows
}

/** The newest bookings that match a search, found as in the list of bookings. */
export async function findClosedBookings(
  { db, travel_agency }: AgencyContext,
  { q, limit }: { q: string; limit: number },
): Promise<BookingRow[]> {
  if (limit <= 0) return []
  const found = selectSearchMatches(
    travel_agency,
    q,
    sql<boolean>`(b.travel_agency = ${travel_agency} and ${isClosed})`,
  )
  const { rows } = await sql<BookingRow>`${selectBookings(travel_agency, sql`b.id in (${found})`)}
    order by b.id desc limit ${limit}`.execute(db)
  return rows
}
