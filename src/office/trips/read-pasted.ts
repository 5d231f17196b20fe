// Reads what was pasted or dropped, in the browser. The readers of the formats are loaded when first used.
import type { unreadLines } from '#domain/itinerary/account.ts'
import type { Dropped, ReadTrip, Source } from '#domain/itinerary/itinerary.ts'
import type { FileRefusal } from '#domain/itinerary/open-file.ts'
import type { TripsFile } from '#domain/trip/exchange.ts'
import { itineraryLimits } from '#limits/trade.ts'

export type Pasted =
  /** `unreadLines` comes with the reader, whose rules it knows: the screen is there without them. */
  | { trips: ReadTrip[]; lines: string[]; dropped: Dropped[]; unreadLines: typeof unreadLines }
  | { other: TripsFile }
  | { refused: FileRefusal | 'nothing' }

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })

/** A file that is too large is not even read. */
export async function readFile(file: File): Promise<Pasted> {
  if (file.size > itineraryLimits.file_bytes) return { refused: 'too_large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const other = bytes[0] === 0x7b ? await readOther(bytes) : undefined
  if (other) return other
  const { openFile } = await import('#domain/itinerary/open-file.ts')
  const sources = openFile(bytes)
  return 'refused' in sources ? sources : readSources(sources)
}

/** The export of another Naru begins with a brace; any other text may, too. */
async function readOther(bytes: Uint8Array): Promise<Pasted | undefined> {
  const { openJson } = await import('#domain/trip/open-trips-file.ts')
  const file = openJson(new TextDecoder().decode(bytes))
  if ('refused' in file) return file.refused === 'too_many_trips' ? { refused: 'too_large' } : undefined
  return 'trips' in file ? { other: file } : { refused: 'broken_file' }
}

/**
 * Tables are in the HTML, line breaks often only in the text: the one in which more days are found counts.
 */
export async function readPasted(text: string, html = ''): Promise<Pasted> {
  const [{ fromText }, { fromHtml }] = await Promise.all([
    import('#domain/itinerary/from-text.ts'),
    import('#domain/itinerary/from-html.ts'),
  ])
  const read = await Promise.all([
    ...(html.trim() ? [readSources([fromHtml(html)])] : []),
    readSources([fromText(text)]),
  ])
  const days = (pasted: Pasted) =>
    'trips' in pasted ? pasted.trips.reduce((sum, { schedule }) => sum + schedule.length, 0) : -1
  return read.reduce((best, each) => (days(each) > days(best) ? each : best))
}

async function readSources(sources: Source[]): Promise<Pasted> {
  const [{ linesOf, readItinerary }, { unreadLines }] = await Promise.all([
    import('#domain/itinerary/read-itinerary.ts'),
    import('#domain/itinerary/account.ts'),
  ])
  const trips = readItinerary(sources, today())
  if (trips.length === 0) return { refused: 'nothing' }
  return { trips, lines: linesOf(sources), dropped: sources.flatMap(({ dropped }) => dropped), unreadLines }
}
