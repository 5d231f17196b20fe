// A sheet to try on the page of all pieces: nothing of it is saved.
import { useCallback, useMemo, useState } from 'react'
import type { Chosen, Write } from './cells.ts'
import { Grid } from './grid.tsx'
import { useOffice } from './use-words.ts'

type Departure = readonly [day: string, price: string, seats: string]
const noMore = { heads: [], cells: () => [] }
const dayOf = ([day]: Departure) => day
const never = () => false

export function SampleSheet() {
  const { sheet: words } = useOffice('pieces')
  const [rows, setRows] = useState<Departure[]>([
    ['2026-12-01', '899000', '20'],
    ['2026-12-08', '899000', '20'],
    ['2026-12-15', '1090000', '16'],
  ])
  const [chosen, setChosen] = useState<Chosen>()
  const columns = useMemo(
    () => [
      { key: 'day', title: words.day, width: 12, isOwn: true, text: dayOf },
      { key: 'price', title: words.price, width: 12, isNumber: true, text: ([, price]: Departure) => price },
      { key: 'seats', title: words.seats, width: 8, isNumber: true, text: ([, , seats]: Departure) => seats },
    ],
    [words],
  )
  const wrongAt = useCallback(
    ([, price, seats]: Departure, key: string) =>
      key !== 'day' && !/^\d+$/.test(key === 'price' ? price : seats) ? words.wrong : undefined,
    [words],
  )
  const write = (writes: Write[]) =>
    setRows((now) =>
      now.map(([day, price, seats], at) => {
        const typed = (column: number, before: string) =>
          writes.find((each) => each.row === at && each.column === column)?.text ?? before
        return [typed(0, day), typed(1, price), typed(2, seats)]
      }),
    )
  return (
    <Grid
      id="kit-sheet"
      label={words.label}
      {...{ rows, columns, chosen, wrongAt }}
      keyOf={dayOf}
      nameOf={dayOf}
      isChanged={never}
      after={noMore}
      onChoose={setChosen}
      onWrite={write}
      onUndo={never}
      onRedo={never}
    />
  )
}
