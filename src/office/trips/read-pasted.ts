// Reads what was pasted or dropped, in the browser. The readers of the formats are loaded when first used.

import type { Dropped, ReadTrip, Source } from '#domain/itinerary/itinerary.ts'
import type { FileRefusal } from '#domain/itinerary/open-file.ts'
import { itineraryLimits } from '#limits.ts'

export type Pasted =
  | { trips: ReadTrip[]; lines: string[]; dropped: Dropped[] }
  | { refused: FileRefusal | 'nothing' }

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })

/** A file that is too large is not even read. */
export async function readFile(file: File): Promise<Pasted> {
  if (file.size > itineraryLimits.file_bytes) return { refused: 'too_large' }
  const { openFile } = await import('#domain/itinerary/open-file.ts')
  const sources = openFile(new Uint8Array(await file.arrayBuffer()))
  return 'refused' in sources ? sources : readSources(sources)
}

/** Tables are in the HTML, line breaks often only in the text: the one in which more days are found counts. */
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
    'refused' in pasted ? -1 : pasted.trips.reduce((sum, { schedule }) => sum + schedule.length, 0)
  return read.reduce((best, each) => (days(each) > days(best) ? each : best))
}

async function readSources(sources: Source[]): Promise<Pasted> {
  const { readItinerary } = await import('#domain/itinerary/read-itinerary.ts')
  const trips = readItinerary(sources, today())
  if (trips.length === 0) return { refused: 'nothing' }
  const lines = sources.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat()))
  return { trips, lines, dropped: sources.flatMap(({ dropped }) => dropped) }
}
