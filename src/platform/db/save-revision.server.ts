// Saves a row that a person has open: added or changed, and refused where somebody else saved it meanwhile.
import { refuse } from '#errors.ts'

type SaveQuery = { executeTakeFirst(): Promise<{ revision: number } | undefined> }
/** Both return the new revision: `add` does nothing on a conflict, `change` asks for the revision that was read. */
type SaveQueries = { add: SaveQuery; change: SaveQuery }

/** Revision 0: the row was not there when the screen was loaded. */
export async function saveRevision(revision: number, { add, change }: SaveQueries) {
  const saved = await (revision === 0 ? add : change).executeTakeFirst()
  return saved ?? refuse('CHANGED_MEANWHILE')
}
