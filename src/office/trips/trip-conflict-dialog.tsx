// What somebody else saved meanwhile, beside what was typed here.
import { ConflictDialog } from '#office/kit/conflict-dialog.tsx'
import { useText } from '#office/kit/use-text.ts'
import { diffTrips } from './diff-trips.ts'
import type { TripDetails, TripDraft } from './use-trip-draft.ts'

type Props = { draft: TripDraft; theirs: TripDetails }

export default function TripConflictDialog({ draft, theirs }: Props) {
  const words = useText('trips')
  const { categories } = theirs
  const { one: theirLines, other: myLines } = diffTrips(theirs.content, draft.content, { words, categories })
  return (
    <ConflictDialog
      theirs={theirLines}
      mine={myLines}
      onKeepMine={() => draft.keepMine(theirs)}
      onTakeTheirs={() => draft.take(theirs)}
      onClose={draft.dismiss}
    />
  )
}
