// The columns of the price grid as the grid takes them, and the flights that can be typed into one of them.
import { useMemo } from 'react'
import type { Flights } from '#domain/catalog/flights.ts'
import { formatNumber } from '#lib/format.ts'
import { getWeekday } from '#lib/month.ts'
import type { GridColumn } from '#office/kit/grid-definition.ts'
import { useText } from '#office/kit/use-text.ts'
import {
  type ColumnKey,
  columnKeys,
  type FlightPlans,
  getCellText,
  isNumberColumn,
  toPlanKey,
} from './price-grid-cells.ts'
import type { DepartureList, Row, Template } from './price-grid-row.ts'

/** By the names of templates and by first numbers, those of departures too: what is copied can be pasted. */
export function useFlightPlans(templates: readonly Template[], departures: DepartureList): FlightPlans {
  return useMemo(() => {
    const flightPlans = new Map<string, Flights>()
    for (const { flights } of departures.list)
      if (flights[0]) flightPlans.set(toPlanKey(flights[0].number), flights)
    for (const { name, flights } of templates) {
      if (flights[0]) flightPlans.set(toPlanKey(flights[0].number), flights)
      flightPlans.set(toPlanKey(name), flights)
    }
    return flightPlans
  }, [templates, departures])
}

export function usePriceGridColumns(templates: readonly Template[]): GridColumn<Row>[] {
  const words = useText('prices')
  return useMemo(() => {
    const widths: Partial<Record<ColumnKey, number>> = { departure_date: 15, leaving: 12, closed_yn: 6.5 }
    return columnKeys.map((key) => ({
      key,
      title: words.columns[key],
      isNumber: isNumberColumn(key),
      width: widths[key] ?? (key.endsWith('price') ? 9 : 6),
      text: (row: Row) => (key === 'closed_yn' ? formatSaleState(row, words) : getCellText(row, key)),
      format: (row: Row) => formatCell(row, key, words),
      ...(key === 'departure_date' && { skipsFill: true }),
      ...(key === 'leaving' && { suggestions: templates.map(({ name }) => name) }),
      ...(key === 'closed_yn' && {
        choices: [words.open, words.closed].map((name) => ({ value: name, name })),
      }),
    }))
  }, [words, templates])
}

export type PriceGridText = ReturnType<typeof useText<'prices'>>

const formatSaleState = ({ invalidTexts, closed_yn }: Row, { open, closed }: PriceGridText) =>
  invalidTexts.closed_yn ?? (closed_yn === 'Y' ? closed : open)

export function formatCell(row: Row, key: ColumnKey, words: PriceGridText): string {
  if (row.invalidTexts[key] !== undefined) return row.invalidTexts[key]
  if (key === 'closed_yn') return formatSaleState(row, words)
  if (key === 'departure_date')
    return words.dayShown(row.departure_date, words.weekdays[getWeekday(row.departure_date)] ?? '')
  return isNumberColumn(key) ? formatNumber(row[key]) : getCellText(row, key)
}
