// A sign for a low and a high price, for readers who see no colour, and a word for screen readers.
import { useText } from '#web/session.tsx'
import { createPriceLevel, type PriceLevel } from './price-level.ts'
import type { SeatsById } from './use-seats.ts'

const signs: Record<PriceLevel, string> = { low: '▾', high: '▴' }

export function PriceLevelSign({ level }: { level: PriceLevel | undefined }) {
  if (!level) return null
  return <span aria-hidden="true">{signs[level]}</span>
}

type LegendProps = { departures: Parameters<typeof createPriceLevel>[0]; seats: SeatsById | undefined }

/** The legend is shown only where a price is marked. */
export function PriceLevelLegend({ departures, seats }: LegendProps) {
  const { priceLevels: words } = useText('trip')
  const getLevel = createPriceLevel(departures, seats)
  if (!departures.some(({ adult_price }) => getLevel(adult_price))) return null
  return (
    <p aria-hidden="true" className="mt-2 text-13 text-soft">
      {signs.low} {words.low} · {signs.high} {words.high}
    </p>
  )
}
