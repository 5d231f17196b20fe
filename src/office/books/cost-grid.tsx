// Many costs of a departure at once: typed or pasted from a spreadsheet, saved together or not at all.
import { useId, useMemo, useState } from 'react'
import { currencies } from '#lib/currencies.ts'
import { useApi } from '#office/api.ts'
import { CellErrorList } from '#office/kit/cell-error-list.tsx'
import type { CellSelection } from '#office/kit/cells.ts'
import { Grid } from '#office/kit/grid.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { useUnsavedChangesPrompt } from '#office/kit/use-unsaved-changes-prompt.ts'
import { Problem } from '#ui/problem.tsx'
import {
  type CostColumn,
  type CostRow,
  type CostWords,
  costColumns,
  formatCostCell,
  readCostRow,
} from './cost-grid-cells.ts'
import type { DepartureBooks } from './departure-books.ts'
import { useCostErrors, useCostGrid, useCostWords } from './use-cost-grid.ts'

const noSideColumns = { heads: [], cells: () => [] }
const never = () => false

export default function CostGrid({ books, onClose }: { books: DepartureBooks; onClose: () => void }) {
  const { grid: words } = useText('books')
  const { cancel } = useText('kit')
  const costWords = useCostWords(books)
  const grid = useCostGrid(costWords)
  const { send, saving, problem, cellErrors, getCellError } = useCostSave(books, grid, costWords, onClose)
  const [chosen, setChosen] = useState<CellSelection>()
  const columns = useCostColumns(costWords)
  const id = useId()
  useUnsavedChangesPrompt(grid.filled.length > 0)
  function goTo(key: string, column: CostColumn): void {
    const at = { row: grid.rows.findIndex((row) => row.key === key), column: costColumns.indexOf(column) }
    setChosen({ from: at, to: at })
    document.getElementById(id)?.focus()
  }
  return (
    <Panel title={words.title}>
      <p className="text-13 text-soft">{words.lead}</p>
      <Grid
        id={id}
        label={words.title}
        rows={grid.rows}
        getKey={getKey}
        getRowName={words.row}
        columns={columns}
        before={words.numbers}
        after={noSideColumns}
        getCellError={getCellError}
        isChanged={never}
        chosen={chosen}
        onChoose={setChosen}
        onWrite={grid.write}
        onUndo={grid.undo}
        onRedo={grid.redo}
      />
      <CellErrorList
        cellErrors={cellErrors.map(({ row, column, sentence }) => ({
          rowName: words.row(row),
          columnName: words.columns[column],
          sentence,
          onSelect: () => goTo(row.key, column),
        }))}
      />
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="button-secondary" onClick={onClose}>
          {cancel}
        </button>
        <button
          type="button"
          className="button-primary"
          disabled={saving || grid.filled.length === 0}
          onClick={() => void send()}
        >
          {words.save(grid.filled.length)}
        </button>
      </div>
    </Panel>
  )
}

const getKey = ({ key }: CostRow) => key

function useCostSave(
  { departure_id }: DepartureBooks,
  grid: ReturnType<typeof useCostGrid>,
  costWords: CostWords,
  onSaved: () => void,
) {
  const { grid: words } = useText('books')
  const { cells } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem, wrong } = useSave()
  const [sent, setSent] = useState<readonly CostRow[]>([])
  const [isBlocked, setBlocked] = useState(false)
  const { getCellError, cellErrors } = useCostErrors(grid, sent, wrong)

  async function send(): Promise<void> {
    const read = grid.filled.map((row) => readCostRow(row, costWords))
    const hasUnreadable = read.some(({ invalid }) => invalid.size > 0)
    setBlocked(hasUnreadable)
    if (hasUnreadable) return
    setSent(grid.filled)
    const lines = read.map(({ line }) => line)
    if (!(await save((sending) => api.books.addCosts({ departure_id, lines }, sending)))) return
    toast(words.saved(lines.length))
    onSaved()
  }
  const isRefused = cellErrors.length > 0 && (isBlocked || problem !== '')
  return {
    send,
    saving,
    getCellError,
    cellErrors,
    problem: isRefused ? cells.wrong(cellErrors.length) : problem,
  }
}

const widths: Record<CostColumn, number> = {
  supplier: 16,
  kind: 9,
  what: 18,
  basis: 8,
  currency: 7,
  estimate: 13,
  rate: 10,
  rate_on: 12,
  due_on: 12,
}

function useCostColumns(costWords: CostWords) {
  const { grid: words } = useText('books')
  return useMemo(() => {
    const suggestions: Partial<Record<CostColumn, readonly string[]>> = {
      supplier: costWords.suppliers.map(({ name }) => name),
      kind: Object.values(costWords.kinds),
      basis: Object.values(costWords.bases).map(([name = '']) => name),
      currency: currencies,
    }
    return costColumns.map((key) => ({
      key,
      title: words.columns[key],
      width: widths[key],
      isNumber: key === 'estimate' || key === 'rate',
      text: ({ texts }: CostRow) => texts[key],
      format: (row: CostRow) => formatCostCell(row, key, costWords),
      ...(suggestions[key] && { suggestions: suggestions[key] }),
    }))
  }, [words, costWords])
}
