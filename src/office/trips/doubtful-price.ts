// Prices that are asked about before they are saved: a digit too many or too few is the dearest typing error.
import { tripLimits } from '#limits/trip.ts'
import { priceColumns } from './price-grid-cells.ts'
import type { Row } from './price-grid-row.ts'

const minAdultPrice = 10_000
const maxChangeRatio = 0.5

type PriceColumn = (typeof priceColumns)[number]
/** `usual`: the former price; for a new row, what the trip's other departures cost. */
export type DoubtfulPrice = { row: Row; column: PriceColumn; usual: number | undefined }

/** `changed` as it would be saved, `stored` as it is now. */
export function findDoubtfulPrices(changed: readonly Row[], stored: readonly Row[]): DoubtfulPrice[] {
  const storedByKey = new Map(stored.map((row) => [row.key, row]))
  return changed.flatMap((row) =>
    priceColumns.flatMap((column) => {
      const before = storedByKey.get(row.key)
      if (before?.[column] === row[column]) return []
      const usual = before?.[column] ?? findMedianPrice(row, column, stored)
      return isDoubtful(column, row[column], usual) ? [{ row, column, usual }] : []
    }),
  )
}

function isDoubtful(column: PriceColumn, price: number, usual: number | undefined): boolean {
  // What is no price at all is refused when it is saved: there is nothing to ask.
  if (!Number.isInteger(price) || price < 0 || price > tripLimits.price) return false
  if (column === 'adult_price' && price < minAdultPrice) return price > 0
  return usual !== undefined && usual > 0 && Math.abs(price - usual) > usual * maxChangeRatio
}

function findMedianPrice(
  { package_code }: Row,
  column: PriceColumn,
  stored: readonly Row[],
): number | undefined {
  const known = stored.filter((row) => row.package_code === package_code).map((row) => row[column])
  return known.toSorted((one, other) => one - other)[Math.floor(known.length / 2)]
}
