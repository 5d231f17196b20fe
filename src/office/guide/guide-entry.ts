// What a guide writes, as it waits on the phone and as it is sent.
import type { SlipCurrency } from '#lib/currencies.ts'
import type { Api } from '#office/api.ts'
import type { LinkRef } from './phone-store.ts'
import { type StoredPicture, toFile } from './picture-bytes.ts'

export type GuidePageData = Awaited<ReturnType<Api['guide']['page']>>

/** A page that the version before stored on the phone lacks what came since. */
const addedFields: Pick<GuidePageData, 'changes' | 'emergency' | 'meeting_point' | 'meeting_time'> = {
  changes: [],
  emergency: '',
  meeting_point: { ko: '', en: '' },
  meeting_time: '',
}
export const completePage = (stored: GuidePageData): GuidePageData => ({ ...addedFields, ...stored })

type EntryFields = { id: string; day: string; at: string }
export type GuideEntry = EntryFields &
  (
    | { kind: 'tick'; person: string; present: boolean }
    | { kind: 'note'; contents: string; pictures: StoredPicture[] }
    | { kind: 'slip'; what: string; amount_cents: number; currency: SlipCurrency; pictures: StoredPicture[] }
  )
type OmitEach<T> = T extends unknown ? Omit<T, 'id' | 'at'> : never
/** Before the phone gives it its number and its moment. */
export type NewGuideEntry = OmitEach<GuideEntry>

/** The server knows what it has stored by the id: it may be sent again. */
export function sendEntry(api: Api, { link }: LinkRef, entry: GuideEntry): Promise<unknown> {
  const { id, day, at } = entry
  if (entry.kind === 'tick') {
    const { person, present } = entry
    return api.guide.tick({ link, day, at, person, present })
  }
  const pictures = entry.pictures.map(toFile)
  if (entry.kind === 'note') return api.guide.note({ link, id, day, at, contents: entry.contents, pictures })
  const { what, amount_cents, currency } = entry
  return api.guide.slip({ link, id, day, at, what, amount_cents, currency, picture: pictures })
}

/** The page with what is still to be sent in it. */
export function addEntries(page: GuidePageData, entries: readonly GuideEntry[]): GuidePageData {
  const waiting = entries.filter(({ id }) => ![...page.notes, ...page.slips].some((sent) => sent.id === id))
  const ticks = new Map(page.ticks.map((tick) => [`${tick.day} ${tick.person}`, tick]))
  for (const entry of waiting) if (entry.kind === 'tick') ticks.set(`${entry.day} ${entry.person}`, entry)
  return {
    ...page,
    ticks: [...ticks.values()],
    notes: [
      ...waiting.flatMap((entry) =>
        entry.kind === 'note' ? [{ ...entry, pictures: entry.pictures.length, by_name: page.guide }] : [],
      ),
      ...page.notes,
    ],
    slips: [
      ...waiting.flatMap((entry) =>
        entry.kind === 'slip'
          ? [{ ...entry, has_picture: entry.pictures.length > 0, by_name: page.guide }]
          : [],
      ),
      ...page.slips,
    ],
  }
}
