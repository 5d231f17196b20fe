// Somebody else saved first: both versions side by side, and nothing that was typed is lost.
import { Dialog } from '#ui/dialog.tsx'
import { useText } from './use-text.ts'

export type VersionLines = readonly (readonly [name: string, value: string])[]
type Props = {
  theirs: VersionLines
  mine: VersionLines
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

export function ConflictDialog({ theirs, mine, onKeepMine, onTakeTheirs, onClose }: Props) {
  const words = useText('kit')
  return (
    <Dialog title={words.changed} onClose={onClose} className="max-w-3xl">
      <p className="text-15 text-soft">{words.changedLead}</p>
      <div className="grid gap-3 tablet:grid-cols-2">
        <VersionColumn title={words.theirs} version={theirs} />
        <VersionColumn title={words.mine} version={mine} />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="button-secondary" onClick={onTakeTheirs}>
          {words.takeTheirs}
        </button>
        <button type="button" className="button-primary" onClick={onKeepMine}>
          {words.keepMine}
        </button>
      </div>
    </Dialog>
  )
}

type DraftConflict<Details> = Record<'keepMine' | 'take', (theirs: Details) => void> & { dismiss: () => void }
type DraftConflictProps<Details> = {
  conflict: DraftConflict<Details>
  theirs: Details
  /** What differs. */
  lines: { theirs: VersionLines; mine: VersionLines }
}

/** The same of a draft that saves itself. */
export const DraftConflictDialog = <Details,>({
  conflict: { keepMine, take, dismiss },
  theirs,
  lines,
}: DraftConflictProps<Details>) => (
  <ConflictDialog
    theirs={lines.theirs}
    mine={lines.mine}
    onKeepMine={() => keepMine(theirs)}
    onTakeTheirs={() => take(theirs)}
    onClose={dismiss}
  />
)

function VersionColumn({ title, version }: { title: string; version: VersionLines }) {
  return (
    <section className="grid content-start gap-2 rounded-lg border border-line p-3">
      <h3 className="font-semibold text-15">{title}</h3>
      <dl className="grid max-h-80 gap-2 overflow-y-auto text-15">
        {version.map(([name, value]) => (
          <div key={name}>
            <dt className="text-13 text-soft">{name}</dt>
            <dd className="whitespace-pre-line break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
