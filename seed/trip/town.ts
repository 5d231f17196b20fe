// A town where a trip spends its nights: a short name, what the place is like, whose cooking, which airport.
import type { Words } from '../demo-types.ts'
import type { Gate } from './flights.ts'
import type { Region } from './regions.ts'

export type Setting = 'beach' | 'city' | 'spa' | 'mountain' | 'country' | 'desert' | 'wild' | 'sea'

/**
 * The spot is the very beach or quarter the hotel is at; no gate means one does not fly there from
 * Incheon.
 */
export type Town = { name: Words; setting: Setting; region: Region; gate: Gate | null; spot: Words | null }

type Row = [ko: string, en: string, setting: Setting, spotKo?: string, spotEn?: string]

export const near = (region: Region, gate: Gate | null, rows: Record<string, Row>): Record<string, Town> =>
  Object.fromEntries(
    Object.entries(rows).map(([stop, [ko, en, setting, spotKo, spotEn]]) => [
      stop,
      { name: { ko, en }, setting, region, gate, spot: spotKo && spotEn ? { ko: spotKo, en: spotEn } : null },
    ]),
  )
