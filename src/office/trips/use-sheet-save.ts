// Saves the sheet in one call, and knows which cell was refused until it is written again.
import { useCallback, useMemo, useState } from 'react'
import type { Told } from '#web/use-attempt.ts'
import { useApi } from '../api.ts'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { type DoubtfulPrice, findDoubtfulPrices } from './doubtful-price.ts'
import { type ColumnKey, columnKeys, textOf } from './sheet-cells.ts'
import { type Found, hasOdd, type Row } from './sheet-row.ts'
import type { Sheet } from './use-sheet.ts'

export type Wrong = { row: Row; column: ColumnKey | undefined; sentence: string }
type Sent = { rows: readonly Row[]; removed: readonly Row[] }

export function useSheetSave(sheet: Sheet, read: () => Promise<Found>) {
  const words = useOffice('sheet')
  const api = useApi()
  const tell = useTell()
  const [sent, setSent] = useState<Sent>({ rows: [], removed: [] })
  const [isMerged, setMerged] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const [doubtful, setDoubtful] = useState<readonly DoubtfulPrice[]>([])
  const { save, saving, problem, wrong } = useSave({
    // Nothing that was typed is lost: it is laid over what stands now, and saved with another press.
    onChangedMeanwhile: () =>
      void read().then(({ list }) => {
        sheet.meet(list)
        setMerged(true)
      }),
  })
  const { wrongs, wrongAt } = useWrongs(sheet, sent, wrong)

  /** `isSure`: somebody has looked at the prices that are asked about. */
  async function send({ isSure = false } = {}): Promise<void> {
    const { rows, base, changed, removed } = sheet
    const asking = isSure ? [] : findDoubtfulPrices(changed, base)
    setMerged(false)
    setHeld(changed.some(hasOdd))
    if (changed.some(hasOdd)) return
    setDoubtful(asking)
    if (asking.length > 0) return
    setSent({ rows: changed, removed })
    const isDone = await save(async (sending) => {
      await api.trip.saveDepartures(
        { rows: changed.map(asSent), removed: removed.map(({ departure_id }) => departure_id) },
        sending,
      )
      sheet.noteSaved(rows)
    })
    if (isDone) tell(words.saved(changed.length + removed.length))
  }
  const isRefused = wrongs.length > 0 && (isHeld || problem !== '')
  return {
    send,
    saving,
    problem: isRefused ? words.wrongCells(wrongs.length) : problem,
    wrongs,
    wrongAt,
    isMerged,
    doubtful,
    endAsking: () => setDoubtful([]),
  }
}

/** What is wrong with each cell, and with the rows that were taken out. */
function useWrongs(sheet: Sheet, sent: Sent, told: Told) {
  const words = useOffice('sheet')
  const at = useMemo(() => new Map(sent.rows.map((row, index) => [row.key, { row, index }])), [sent])

  /** Of a cell that was not written since it was refused. */
  const wrongAt = useCallback(
    (row: Row, column: string): string | undefined => {
      const key = columnKeys.find((each) => each === column)
      if (key === undefined) return undefined
      const odd = row.odd[key]
      if (odd !== undefined) return oddIn(words.odd, key, odd)
      const was = at.get(row.key)
      if (!was || textOf(was.row, key) !== textOf(row, key)) return undefined
      return namesOf(key)
        .map((name) => told[`rows.${was.index}${name}`])
        .find((sentence) => sentence !== undefined)
    },
    [words, at, told],
  )
  const wrongs: Wrong[] = [
    ...sheet.changed.flatMap((row) =>
      columnKeys.flatMap((column) => {
        const sentence = wrongAt(row, column)
        return sentence === undefined ? [] : [{ row, column, sentence }]
      }),
    ),
    ...sent.removed.flatMap((row, index) => {
      const sentence = told[`removed.${index}`]
      const isStillOut = sheet.removed.some(({ key }) => key === row.key)
      return sentence && isStillOut ? [{ row, column: undefined, sentence }] : []
    }),
  ]
  return { wrongs, wrongAt }
}

function oddIn(odd: ReturnType<typeof useOffice<'sheet'>>['odd'], key: ColumnKey, typed: string): string {
  if (key === 'departure_date') return odd.day(typed)
  if (key === 'leaving') return odd.leaving(typed)
  return key === 'closed_yn' ? odd.closed(typed) : odd.number(typed)
}

/** What the call names belongs to this column. A whole row is told at its day. */
function namesOf(key: ColumnKey): string[] {
  if (key === 'departure_date') return ['.departure_date', '']
  if (key === 'leaving') return ['.departure_time', '.flights']
  return [`.${key}`]
}

const asSent = ({
  departure_id,
  key: _key,
  odd: _odd,
  taken: _taken,
  bookings: _,
  state: _state,
  ...row
}: Row) => ({
  ...row,
  departure_id: departure_id || null,
})
