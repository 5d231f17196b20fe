// A form that saves a row: its problem and its button, and both versions where somebody else saved first.
import type { ComponentProps, ReactNode } from 'react'
import { Problem } from '#ui/problem.tsx'
import type { VersionLines } from './conflict-dialog.tsx'
import { SaveConflictDialog } from './save-conflict.tsx'
import type { Conflict } from './use-conflict.ts'
import { useText } from './use-text.ts'

type Version = { revision: number }
/** What `useCallForm` returns, given `loadTheirs`. */
type SavedForm<Input, Stored> = {
  conflict: Conflict<Stored>
  submit: NonNullable<ComponentProps<'form'>['onSubmit']>
  sending: boolean
  problem: string
  sent: Input | undefined
  sendAgain: (input: Input) => void
}
type Props<Input, Stored> = {
  form: SavedForm<Input, Stored>
  /** What is shown of each version where two were saved. */
  toLines: (version: Input | Stored) => VersionLines
  className?: string
  /** Beside the button that saves. */
  actions?: ReactNode
  /** Of a dialog: closes it. */
  onClose?: () => void
  children: ReactNode
}

export function SaveForm<Input, Stored extends Version>({
  form: { submit, sending, problem, sent, sendAgain, conflict },
  toLines,
  className = 'grid gap-3',
  actions,
  onClose,
  children,
}: Props<Input, Stored>) {
  const { save, cancel } = useText('kit')
  return (
    <>
      <form className={className} onSubmit={submit}>
        {children}
        <Problem>{problem}</Problem>
        <div className="flex flex-wrap justify-end gap-2">
          {actions}
          {onClose && (
            <button type="button" className="button-secondary" onClick={onClose}>
              {cancel}
            </button>
          )}
          <button type="submit" className="button-primary" disabled={sending}>
            {save}
          </button>
        </div>
      </form>
      {sent && (
        <SaveConflictDialog
          conflict={conflict}
          toLines={toLines}
          mine={() => toLines(sent)}
          onKeepMine={(revision) => sendAgain({ ...sent, revision })}
          {...(onClose && { onTakeTheirs: onClose })}
        />
      )}
    </>
  )
}
