// What is beside the cells of a row of departures: its trip before them, its state after them.

import { useMemo } from 'react'
import { Badge } from '#office/kit/badge.tsx'
import { measureText } from '#office/kit/grid-headers.tsx'
import { IconButton } from '#office/kit/icon-button.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { useText } from '#office/kit/use-text.ts'
import { X } from '#ui/icons.ts'
import { useLocalized } from '#web/session.tsx'
import { formatDepartureTime } from './price-grid-cells.ts'
import type { DepartureList, Row } from './price-grid-row.ts'
import type { PriceGridState } from './use-price-grid.ts'

export const describeDeparture = (row: Row) =>
  [row.departure_date, formatDepartureTime(row)].filter(Boolean).join(' ')

/** `before` is for a grid with departures of many trips. */
export function useSideColumns(departures: DepartureList, remove: PriceGridState['remove']) {
  const words = useText('prices')
  const before = useMemo(
    () => ({
      title: words.columns.trip,
      width: 24,
      cell: ({ package_code: code }: Row) => <TripLink code={code} departures={departures} />,
    }),
    [words, departures],
  )
  const after = useMemo(
    () => ({
      heads: [
        { title: words.columns.taken, width: 6, isNumber: true },
        { title: words.columns.state, width: Math.max(...Object.values(words.states).map(measureText)) + 3 },
        { title: words.remove, isHidden: true, width: 4.5 },
      ],
      cells: (row: Row) => [
        row.taken,
        <RowStateBadge key="state" row={row} />,
        <RemoveRowButton key="remove" row={row} remove={remove} />,
      ],
    }),
    [words, remove],
  )
  return { before, after }
}

function TripLink({ code, departures }: { code: string; departures: DepartureList }) {
  const localized = useLocalized()
  const title = departures.trips.find(({ package_code }) => package_code === code)?.page_title
  return (
    <OfficeLink to={`/trips/${code}/departures`} className="block truncate hover:underline">
      {title ? localized(title) : code}
    </OfficeLink>
  )
}

const tones = {
  confirmed: 'good',
  few_left: 'warn',
  full: 'good',
  closed: 'bad',
  cancelled: 'bad',
  recruiting: undefined,
  reached: 'warn',
  on_way: undefined,
  past: undefined,
} as const

export function RowStateBadge({ row }: { row: Row }) {
  const { states } = useText('prices')
  const isNew = row.departure_id === 0
  return <Badge tone={isNew ? 'brand' : tones[row.state]}>{states[isNew ? 'fresh' : row.state]}</Badge>
}

function RemoveRowButton({ row, remove }: { row: Row; remove: PriceGridState['remove'] }) {
  const words = useText('prices')
  return (
    <IconButton
      name={words.removeRow(describeDeparture(row))}
      isDisabled={row.taken > 0}
      onClick={() => remove(new Set([row.key]))}
    >
      <X size={18} />
    </IconButton>
  )
}
