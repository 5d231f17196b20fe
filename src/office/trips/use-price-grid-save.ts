// Saves the price grid in one call, and remembers which cell was refused until it is written again.
import { useCallback, useMemo, useState } from 'react'
import { useApi } from '#office/api.ts'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { FieldErrors } from '#web/use-submit.ts'
import { type DoubtfulPrice, findDoubtfulPrices } from './doubtful-price.ts'
import { type ColumnKey, columnKeys, getCellText } from './price-grid-cells.ts'
import { type DepartureList, hasInvalidText, type Row } from './price-grid-row.ts'
import type { PriceGridState } from './use-price-grid.ts'

type CellError = { row: Row; column: ColumnKey | undefined; sentence: string }
type SentRows = { rows: readonly Row[]; removed: readonly Row[] }

export function usePriceGridSave(priceGrid: PriceGridState, read: () => Promise<DepartureList>) {
  const words = useText('prices')
  const { cells } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const [sent, setSent] = useState<SentRows>({ rows: [], removed: [] })
  const [isMerged, setMerged] = useState(false)
  const [isBlocked, setBlocked] = useState(false)
  const [doubtful, setDoubtful] = useState<readonly DoubtfulPrice[]>([])
  const { save, saving, problem, wrong } = useSave({
    // Nothing that was typed is lost: it is laid over what is stored now, and saved with another press.
    onConflict: () =>
      read().then(({ list }) => {
        priceGrid.mergeTheirs(list)
        setMerged(true)
      }),
  })
  const { cellErrors, getCellError } = useCellErrors(priceGrid, sent, wrong)

  /** `isSure`: somebody has looked at the prices that are asked about. */
  async function send({ isSure = false } = {}): Promise<void> {
    const { rows, base, changed, removed } = priceGrid
    const doubtfulPrices = isSure ? [] : findDoubtfulPrices(changed, base)
    setMerged(false)
    setBlocked(changed.some(hasInvalidText))
    if (changed.some(hasInvalidText)) return
    setDoubtful(doubtfulPrices)
    if (doubtfulPrices.length > 0) return
    setSent({ rows: changed, removed })
    const isDone = await save(async (sending) => {
      await api.departure.saveDepartures(
        { rows: changed.map(toDepartureInput), removed: removed.map(({ departure_id }) => departure_id) },
        sending,
      )
      priceGrid.markSaved(rows)
    })
    if (isDone) toast(words.saved(changed.length + removed.length))
  }
  const isRefused = cellErrors.length > 0 && (isBlocked || problem !== '')
  return {
    send,
    saving,
    problem: isRefused ? cells.wrong(cellErrors.length) : problem,
    cellErrors,
    getCellError,
    isMerged,
    doubtful,
    closeDoubtful: () => setDoubtful([]),
  }
}

/** What is wrong with each cell, and with the rows that were taken out. */
function useCellErrors(priceGrid: PriceGridState, sent: SentRows, fieldErrors: FieldErrors) {
  const words = useText('prices')
  const at = useMemo(() => new Map(sent.rows.map((row, index) => [row.key, { row, index }])), [sent])

  /** Of a cell that was not written since it was refused. */
  const getCellError = useCallback(
    (row: Row, column: string): string | undefined => {
      const key = columnKeys.find((each) => each === column)
      if (key === undefined) return undefined
      const odd = row.invalidTexts[key]
      if (odd !== undefined) return describeInvalidText(words.invalid, key, odd)
      const sentRow = at.get(row.key)
      if (!sentRow || getCellText(sentRow.row, key) !== getCellText(row, key)) return undefined
      return listFieldNames(key)
        .map((name) => fieldErrors[`rows.${sentRow.index}${name}`])
        .find((sentence) => sentence !== undefined)
    },
    [words, at, fieldErrors],
  )
  const cellErrors: CellError[] = [
    ...priceGrid.changed.flatMap((row) =>
      columnKeys.flatMap((column) => {
        const sentence = getCellError(row, column)
        return sentence === undefined ? [] : [{ row, column, sentence }]
      }),
    ),
    ...sent.removed.flatMap((row, index) => {
      const sentence = fieldErrors[`removed.${index}`]
      const isStillRemoved = priceGrid.removed.some(({ key }) => key === row.key)
      return sentence && isStillRemoved ? [{ row, column: undefined, sentence }] : []
    }),
  ]
  return { cellErrors, getCellError }
}

function describeInvalidText(
  odd: ReturnType<typeof useText<'prices'>>['invalid'],
  key: ColumnKey,
  typed: string,
): string {
  if (key === 'departure_date') return odd.day(typed)
  if (key === 'leaving') return odd.leaving(typed)
  return key === 'closed_yn' ? odd.closed(typed) : odd.number(typed)
}

/** The column of a field the call names. An error about a whole row is shown at its day. */
function listFieldNames(key: ColumnKey): string[] {
  if (key === 'departure_date') return ['.departure_date', '']
  if (key === 'leaving') return ['.departure_time', '.flights']
  return [`.${key}`]
}

const toDepartureInput = ({
  departure_id,
  key: _key,
  invalidTexts: _odd,
  taken: _taken,
  bookings: _,
  state: _state,
  ...row
}: Row) => ({
  ...row,
  departure_id: departure_id || null,
})
