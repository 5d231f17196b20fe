// What somebody else saved of the look meanwhile, beside what was changed here.
import { ConflictDialog } from '#office/kit/conflict-dialog.tsx'
import { useText } from '#office/kit/use-text.ts'
import { diffLooks } from './diff-looks.ts'
import type { LookDetails, LookDraft } from './use-look-draft.ts'

type Props = { draft: LookDraft; theirs: LookDetails }

export default function LookConflictDialog({ draft: { content, conflict }, theirs }: Props) {
  const words = useText('look')
  const { one: theirLines, other: myLines } = diffLooks(theirs.content, content, words)
  return (
    <ConflictDialog
      theirs={theirLines}
      mine={myLines}
      onKeepMine={() => conflict.keepMine(theirs)}
      onTakeTheirs={() => conflict.take(theirs)}
      onClose={conflict.dismiss}
    />
  )
}
