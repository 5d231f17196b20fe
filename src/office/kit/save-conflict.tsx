// Saves a row that somebody else may save first: then both are shown, and one of them is taken.
import { useRevalidator } from 'react-router'
import { ConflictDialog, type VersionLines } from './conflict-dialog.tsx'
import { type Conflict, useConflict } from './use-conflict.ts'
import { useSave } from './use-save.ts'

/** `load`: loads what is stored now, if anything is. */
export function useSaveWithConflict<Row>(load: () => Promise<Row | undefined>) {
  const { conflict, showTheirs } = useConflict(load)
  return { ...useSave({ onConflict: showTheirs }), conflict }
}

type Props<Row> = {
  conflict: Conflict<Row>
  toLines: (theirs: Row) => VersionLines
  mine: () => VersionLines
  /** Sends it again, with the current revision. */
  onKeepMine: (revision: number) => void
  /** Beside loading the screen again. */
  onTakeTheirs?: (theirs: Row) => void
}

export function SaveConflictDialog<Row extends { revision: number }>({
  conflict: { theirs, dismiss },
  toLines,
  mine,
  onKeepMine,
  onTakeTheirs,
}: Props<Row>) {
  const { revalidate } = useRevalidator()
  if (!theirs) return null
  return (
    <ConflictDialog
      theirs={toLines(theirs)}
      mine={mine()}
      onClose={dismiss}
      onKeepMine={() => {
        dismiss()
        onKeepMine(theirs.revision)
      }}
      onTakeTheirs={() => {
        dismiss()
        onTakeTheirs?.(theirs)
        void revalidate()
      }}
    />
  )
}
