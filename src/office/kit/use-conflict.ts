// What somebody else has saved meanwhile: loaded when a save is refused, shown beside one's own, then put away.
import { useState } from 'react'

export type Conflict<Stored> = { theirs: Stored | undefined; dismiss: () => void }

/** `load`: loads what is stored now, if anything is. */
export function useConflict<Stored>(load?: () => Promise<Stored | undefined>) {
  const [theirs, setTheirs] = useState<Stored>()
  const conflict: Conflict<Stored> = { theirs, dismiss: () => setTheirs(undefined) }
  return { conflict, showTheirs: async () => setTheirs(await load?.()) }
}
