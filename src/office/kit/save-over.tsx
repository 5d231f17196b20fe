// Saves a row that somebody else may save first: then both are shown, and one of them is taken.
import { useState } from 'react'
import { ChangedMeanwhile, type Version } from './changed-meanwhile.tsx'
import { useSave } from './use-save.ts'

type Meeting<Row> = { theirs: Row | undefined; settle: () => void }

/** `load`: what stands there now, if anything does. */
export function useSaveOver<Row>(load: () => Promise<Row | undefined>) {
  const [theirs, setTheirs] = useState<Row>()
  const saving = useSave({ onChangedMeanwhile: () => void load().then(setTheirs) })
  const meeting: Meeting<Row> = { theirs, settle: () => setTheirs(undefined) }
  return { ...saving, meeting }
}

type Props<Row> = {
  meeting: Meeting<Row>
  linesOf: (theirs: Row) => Version
  mine: () => Version
  /** Sent again, over the revision that stands now. */
  onKeepMine: (revision: number) => void
  onTakeTheirs: (theirs: Row) => void
}

export function ChooseOne<Row extends { revision: number }>({
  meeting: { theirs, settle },
  linesOf,
  mine,
  onKeepMine,
  onTakeTheirs,
}: Props<Row>) {
  if (!theirs) return null
  return (
    <ChangedMeanwhile
      theirs={linesOf(theirs)}
      mine={mine()}
      onClose={settle}
      onKeepMine={() => {
        settle()
        onKeepMine(theirs.revision)
      }}
      onTakeTheirs={() => {
        settle()
        onTakeTheirs(theirs)
      }}
    />
  )
}
