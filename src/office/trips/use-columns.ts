// The columns of the sheet as the grid takes them, and the flights that can be typed into one of them.
import { useMemo } from 'react'
import type { Flights } from '#domain/catalog/flights.ts'
import { withCommas } from '#plain/format.ts'
import { weekdayOf } from '#plain/month.ts'
import type { GridColumn } from '../kit/grid-use.ts'
import { useOffice } from '../kit/use-words.ts'
import { type ColumnKey, columnKeys, isNumberColumn, type Plans, planKey, textOf } from './sheet-cells.ts'
import type { Found, Row, Template } from './sheet-row.ts'

/** By the names of templates and by first numbers, those of departures too: what is copied can be pasted. */
export function usePlans(templates: readonly Template[], found: Found): Plans {
  return useMemo(() => {
    const plans = new Map<string, Flights>()
    for (const { flights } of found.list) if (flights[0]) plans.set(planKey(flights[0].number), flights)
    for (const { name, flights } of templates) {
      if (flights[0]) plans.set(planKey(flights[0].number), flights)
      plans.set(planKey(name), flights)
    }
    return plans
  }, [templates, found])
}

export function useColumns(templates: readonly Template[]): GridColumn<Row>[] {
  const words = useOffice('sheet')
  return useMemo(() => {
    const widths: Partial<Record<ColumnKey, number>> = { departure_date: 15, leaving: 12, closed_yn: 6.5 }
    return columnKeys.map((key) => ({
      key,
      title: words.columns[key],
      isNumber: isNumberColumn(key),
      width: widths[key] ?? (key.endsWith('price') ? 9 : 6),
      text: (row: Row) => (key === 'closed_yn' ? stateTyped(row, words) : textOf(row, key)),
      shown: (row: Row) => formatCell(row, key, words),
      ...(key === 'departure_date' && { isOwn: true }),
      ...(key === 'leaving' && { known: templates.map(({ name }) => name) }),
      ...(key === 'closed_yn' && {
        choices: [words.open, words.closed].map((name) => ({ value: name, name })),
      }),
    }))
  }, [words, templates])
}

export type SheetWords = ReturnType<typeof useOffice<'sheet'>>

const stateTyped = ({ odd, closed_yn }: Row, { open, closed }: SheetWords) =>
  odd.closed_yn ?? (closed_yn === 'Y' ? closed : open)

export function formatCell(row: Row, key: ColumnKey, words: SheetWords): string {
  if (row.odd[key] !== undefined) return row.odd[key]
  if (key === 'closed_yn') return stateTyped(row, words)
  if (key === 'departure_date')
    return words.dayShown(row.departure_date, words.weekdays[weekdayOf(row.departure_date)] ?? '')
  return isNumberColumn(key) ? withCommas(row[key]) : textOf(row, key)
}
