// A grid to try on the page of the kit: nothing of it is saved.
import { useCallback, useMemo, useState } from 'react'
import type { CellSelection, CellWrite } from './cells.ts'
import { Grid } from './grid.tsx'
import { useText } from './use-text.ts'

type SampleDeparture = readonly [day: string, price: string, seats: string]
const noSideColumns = { heads: [], cells: () => [] }
const getDay = ([day]: SampleDeparture) => day
const never = () => false

export default function SampleGrid() {
  const { grid: words } = useText('pieces')
  const [rows, setRows] = useState<SampleDeparture[]>([
    ['2026-12-01', '899000', '20'],
    ['2026-12-08', '899000', '20'],
    ['2026-12-15', '1090000', '16'],
  ])
  const [chosen, setChosen] = useState<CellSelection>()
  const columns = useMemo(
    () => [
      { key: 'day', title: words.day, width: 12, skipsFill: true, text: getDay },
      {
        key: 'price',
        title: words.price,
        width: 12,
        isNumber: true,
        text: ([, price]: SampleDeparture) => price,
      },
      {
        key: 'seats',
        title: words.seats,
        width: 8,
        isNumber: true,
        text: ([, , seats]: SampleDeparture) => seats,
      },
    ],
    [words],
  )
  const getCellError = useCallback(
    ([, price, seats]: SampleDeparture, key: string) =>
      key !== 'day' && !/^\d+$/.test(key === 'price' ? price : seats) ? words.wrong : undefined,
    [words],
  )
  const write = (writes: CellWrite[]) =>
    setRows((now) =>
      now.map(([day, price, seats], at) => {
        const newText = (column: number, before: string) =>
          writes.find((each) => each.row === at && each.column === column)?.text ?? before
        return [newText(0, day), newText(1, price), newText(2, seats)]
      }),
    )
  return (
    <Grid
      id="kit-grid"
      label={words.label}
      rows={rows}
      columns={columns}
      chosen={chosen}
      getCellError={getCellError}
      getKey={getDay}
      getRowName={getDay}
      isChanged={never}
      after={noSideColumns}
      onChoose={setChosen}
      onWrite={write}
      onUndo={never}
      onRedo={never}
    />
  )
}
