// Reads what was pasted or dropped, in the browser. The readers of the formats are loaded when first used.

import type { DroppedContent, ReadTrip, Source } from '#domain/itinerary/itinerary.ts'
import type { FileRefusal } from '#domain/itinerary/parse-file.ts'
import type { listUnreadLines } from '#domain/itinerary/unread-lines.ts'
import type { TripsFile } from '#domain/trip/import-export.ts'
import { getToday } from '#lib/format.ts'
import { itineraryLimits } from '#limits/trade.ts'

export type PasteResult =
  /** `unreadLines` comes with the reader, whose rules it knows: the screen is there without them. */
  | { trips: ReadTrip[]; lines: string[]; dropped: DroppedContent[]; unreadLines: typeof listUnreadLines }
  | { other: TripsFile }
  | { refused: FileRefusal | 'nothing' }

/** A file that is too large is not even read. */
export async function readFile(file: File): Promise<PasteResult> {
  if (file.size > itineraryLimits.file_bytes) return { refused: 'too_large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const other = bytes[0] === 0x7b ? await readTripsExport(bytes) : undefined
  if (other) return other
  const { parseItineraryFile } = await import('#domain/itinerary/parse-file.ts')
  const sources = parseItineraryFile(bytes)
  return 'refused' in sources ? sources : readSources(sources)
}

/** The export of another Naru begins with a brace; any other text may, too. */
async function readTripsExport(bytes: Uint8Array): Promise<PasteResult | undefined> {
  const { parseTripsJson } = await import('#domain/trip/parse-trips-file.ts')
  const file = parseTripsJson(new TextDecoder().decode(bytes))
  if ('refused' in file) return file.refused === 'too_many_trips' ? { refused: 'too_large' } : undefined
  return 'trips' in file ? { other: file } : { refused: 'broken_file' }
}

/**
 * Tables are in the HTML, line breaks often only in the text: the one in which more days are found counts.
 */
export async function readPasted(text: string, html = ''): Promise<PasteResult> {
  const [{ fromText }, { fromHtml }] = await Promise.all([
    import('#domain/itinerary/from-text.ts'),
    import('#domain/itinerary/from-html.ts'),
  ])
  const read = await Promise.all([
    ...(html.trim() ? [readSources([fromHtml(html)])] : []),
    readSources([fromText(text)]),
  ])
  const countDays = (pasted: PasteResult) =>
    'trips' in pasted ? pasted.trips.reduce((sum, { schedule }) => sum + schedule.length, 0) : -1
  return read.reduce((best, each) => (countDays(each) > countDays(best) ? each : best))
}

async function readSources(sources: Source[]): Promise<PasteResult> {
  const [{ listLines, readItinerary }, { listUnreadLines }] = await Promise.all([
    import('#domain/itinerary/read-itinerary.ts'),
    import('#domain/itinerary/unread-lines.ts'),
  ])
  const trips = readItinerary(sources, getToday())
  if (trips.length === 0) return { refused: 'nothing' }
  return {
    trips,
    lines: listLines(sources),
    dropped: sources.flatMap(({ dropped }) => dropped),
    unreadLines: listUnreadLines,
  }
}
