// What somebody else saved of the look meanwhile, beside what was changed here.
import { DraftConflictDialog } from '#office/kit/conflict-dialog.tsx'
import { useText } from '#office/kit/use-text.ts'
import { diffLooks } from './diff-looks.ts'
import type { LookDetails, LookDraft } from './use-look-draft.ts'

type Props = { draft: LookDraft; theirs: LookDetails }

export default function LookConflictDialog({ draft: { content, conflict }, theirs }: Props) {
  const { one, other } = diffLooks(theirs.content, content, useText('look'))
  return <DraftConflictDialog conflict={conflict} theirs={theirs} lines={{ theirs: one, mine: other }} />
}
