// What somebody else saved meanwhile, beside what was typed here.
import { DraftConflictDialog } from '#office/kit/conflict-dialog.tsx'
import { useText } from '#office/kit/use-text.ts'
import { diffTrips } from './diff-trips.ts'
import type { TripDetails, TripDraft } from './use-trip-draft.ts'

type Props = { draft: TripDraft; theirs: TripDetails }

export default function TripConflictDialog({ draft: { content, conflict }, theirs }: Props) {
  const words = useText('trips')
  const { categories } = theirs
  const { one, other } = diffTrips(theirs.content, content, { words, categories })
  return <DraftConflictDialog conflict={conflict} theirs={theirs} lines={{ theirs: one, mine: other }} />
}
