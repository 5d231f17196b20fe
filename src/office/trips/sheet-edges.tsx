// What stands beside the cells of a row of departures: its trip before them, its state after them.
import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { X } from '#ui/icons.ts'
import { useSay } from '#web/session.tsx'
import { charactersOf } from '../kit/grid-heads.tsx'
import { useOffice } from '../kit/use-words.ts'
import { leavingOf } from './sheet-cells.ts'
import type { Found, Row } from './sheet-row.ts'
import { Small } from './small.tsx'
import type { Sheet } from './use-sheet.ts'

export const nameOf = (row: Row) => [row.departure_date, leavingOf(row)].filter(Boolean).join(' ')

/** `before` is for a sheet of many trips. */
export function useEdges(found: Found, remove: Sheet['remove']) {
  const words = useOffice('sheet')
  const before = useMemo(
    () => ({
      title: words.columns.trip,
      width: 24,
      cell: ({ package_code: code }: Row) => <TripLink code={code} found={found} />,
    }),
    [words, found],
  )
  const after = useMemo(
    () => ({
      heads: [
        { title: words.columns.taken, width: 6, isNumber: true },
        { title: words.columns.state, width: Math.max(...Object.values(words.states).map(charactersOf)) + 3 },
        { title: words.remove, isHidden: true, width: 4.5 },
      ],
      cells: (row: Row) => [
        row.taken,
        <State key="state" row={row} />,
        <Remove key="remove" {...{ row, remove }} />,
      ],
    }),
    [words, remove],
  )
  return { before, after }
}

function TripLink({ code, found }: { code: string; found: Found }) {
  const say = useSay()
  const { agency = '' } = useParams()
  const title = found.trips.find(({ package_code }) => package_code === code)?.page_title
  return (
    <Link to={`/${agency}/trips/${code}/departures`} className="block truncate hover:underline">
      {title ? say(title) : code}
    </Link>
  )
}

const tones = {
  confirmed: 'good',
  few_left: 'warn',
  full: 'good',
  closed: 'bad',
  cancelled: 'bad',
  recruiting: undefined,
  past: undefined,
} as const

function State({ row }: { row: Row }) {
  const { states } = useOffice('sheet')
  const isNew = row.departure_id === 0
  return (
    <span className="badge" data-tone={isNew ? 'brand' : tones[row.state]}>
      {states[isNew ? 'fresh' : row.state]}
    </span>
  )
}

function Remove({ row, remove }: { row: Row; remove: Sheet['remove'] }) {
  const words = useOffice('sheet')
  return (
    <Small
      name={words.removeRow(nameOf(row))}
      isOff={row.taken > 0}
      onClick={() => remove(new Set([row.key]))}
    >
      <X size={18} />
    </Small>
  )
}
