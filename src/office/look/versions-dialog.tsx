// The published versions of a look: compared with the draft, and restored.

import { useState } from 'react'
import { useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { DiffTable } from '#office/kit/diff-table.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { diffLooks } from './diff-looks.ts'
import type { LookDraft } from './use-look-draft.ts'

type Props = { draft: LookDraft; version: number; onClose: () => void }

export default function VersionsDialog({ draft, version: shown, onClose }: Props) {
  const words = useText('look')
  const { close, failed } = useText('kit')
  const { language } = useSession()
  const api = useApi()
  const { answer, error } = useCall('versions', () => api.look.lookVersions())
  const [chosenVersion, setChosen] = useState<number>()
  const { restore, saving, problem } = useRestore(draft, onClose)
  const chosen = answer?.list.find(({ version }) => version === chosenVersion)
  const diff = chosen && diffLooks(chosen.content, draft.content, words)
  return (
    <Dialog title={words.history} onClose={onClose} closeLabel={close} className="max-w-3xl">
      <p className="text-15 text-soft">{words.historyLead}</p>
      <Problem>{error === undefined ? problem : failed}</Problem>
      {answer?.list.length === 0 && <p className="text-15">{words.noHistory}</p>}
      <ul className="grid max-h-60 gap-1 overflow-y-auto">
        {answer?.list.map(({ version, published, staff_name }) => (
          <li key={version}>
            <button
              type="button"
              className="button-secondary w-full justify-between aria-pressed:border-brand-600 aria-pressed:bg-brand-50"
              aria-pressed={chosenVersion === version}
              onClick={() => setChosen(version)}
            >
              {words.versionLabel(version, formatMoment(published, language), staff_name)}
              {version === shown && <Badge>{words.current}</Badge>}
            </button>
          </li>
        ))}
      </ul>
      {chosen && diff && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-13 text-soft">
              {diff.one.length === 0 ? words.same : words.differs(diff.one.length)}
            </p>
            <button
              type="button"
              className="button-primary"
              disabled={saving || diff.one.length === 0}
              onClick={() => void restore(chosen.version)}
            >
              {words.restore}
            </button>
          </div>
          {diff.one.length > 0 && (
            <DiffTable
              label={words.history}
              heads={{ name: words.field, before: words.before, after: words.now }}
              lines={diff.one.map(([name, before], at) => ({
                name,
                before,
                after: diff.other[at]?.[1] ?? '',
              }))}
            />
          )}
        </>
      )}
    </Dialog>
  )
}

function useRestore(draft: LookDraft, onDone: () => void) {
  const words = useText('look')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave({ onConflict: () => draft.conflict.showTheirs() })
  async function restore(version: number): Promise<void> {
    if (!(await draft.save())) return
    if (!(await save(() => api.look.restoreLook({ version, revision: draft.getRevision() })))) return
    await draft.reload()
    onDone()
    toast(words.restored)
  }
  return { restore, saving, problem }
}
