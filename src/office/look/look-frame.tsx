// What the screens of design and home page share: state, publishing, history, the preview beside.

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { ConfirmDialog } from '#office/kit/confirm-dialog.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { FieldErrorsProvider } from '#office/kit/use-autosave.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useSession } from '#web/session.tsx'
import { LookPreview } from './look-preview.tsx'
import type { LookDetails, LookDraft } from './use-look-draft.ts'

// Loaded when somebody opens them, which is rare.
const VersionsDialog = lazy(() => import('./versions-dialog.tsx'))
const LookConflictDialog = lazy(() => import('./look-conflict-dialog.tsx'))

type Props = { loaded: LookDetails; draft: LookDraft; title: string; lead: string; children: ReactNode }
type DialogName = 'versions' | 'discard'

export function LookFrame({ loaded, draft, title, lead, children }: Props) {
  const [openDialog, setOpenDialog] = useState<DialogName>()
  const close = () => setOpenDialog(undefined)
  const { publish, discard, saving, problem } = useLookActions(draft, close)
  const { theirs } = draft.conflict
  return (
    <FieldErrorsProvider value={draft.wrong}>
      <PageHeader title={title} lead={lead}>
        <LookActions draft={draft} saving={saving} onOpen={setOpenDialog} onPublish={() => void publish()} />
      </PageHeader>
      <LookStatus draft={draft} version={loaded.version} />
      <Problem>{draft.problem || problem}</Problem>
      <LookPreview revision={draft.status.revision}>{children}</LookPreview>
      <Suspense>
        {openDialog === 'versions' && (
          <VersionsDialog draft={draft} version={loaded.version} onClose={close} />
        )}
        {theirs && <LookConflictDialog draft={draft} theirs={theirs} />}
      </Suspense>
      {openDialog === 'discard' && (
        <DiscardDialog saving={saving} problem={problem} onClose={close} onConfirm={discard} />
      )}
    </FieldErrorsProvider>
  )
}

/** `onDone`: closes the question once it was answered. */
function useLookActions(draft: LookDraft, onDone: () => void) {
  const words = useText('look')
  const api = useApi()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const { save, saving, problem } = useSave({ onConflict: () => draft.conflict.showTheirs() })
  /** What was changed is saved first: nobody publishes less than they see. */
  async function publish(): Promise<void> {
    if (!(await draft.save())) return
    if (!(await save(sendPublish))) return
    draft.markPublished()
    toast(words.published)
  }
  /** Where a colleague was quicker, it is shown as published, beside the sentence that says so. */
  async function sendPublish(): Promise<void> {
    try {
      await api.look.publishLook({ revision: draft.getRevision() })
    } catch (error) {
      draft.showErrors(error)
      if (parseRefusal(error).refusal === 'ALREADY_PUBLISHED') {
        draft.markPublished()
        await revalidate()
      }
      throw error
    }
  }
  async function discard(): Promise<void> {
    await draft.save()
    if (!(await save(() => api.look.discardLook({ revision: draft.getRevision() })))) return
    await draft.reload()
    onDone()
    toast(words.discarded)
  }
  return { publish, discard, saving, problem }
}

type LookActionsProps = {
  draft: LookDraft
  saving: boolean
  onOpen: (dialog: DialogName) => void
  onPublish: () => void
}

function LookActions({ draft, saving, onOpen, onPublish }: LookActionsProps) {
  const words = useText('look')
  const isChanged = draft.status.changed || draft.state !== 'saved'
  return (
    <>
      <button type="button" className="button-secondary" onClick={() => onOpen('versions')}>
        {words.history}
      </button>
      {isChanged && (
        <button type="button" className="button-secondary" onClick={() => onOpen('discard')}>
          {words.discard}
        </button>
      )}
      <button type="button" className="button-primary" disabled={saving || !isChanged} onClick={onPublish}>
        {words.publish}
      </button>
    </>
  )
}

function LookStatus({ draft, version }: { draft: LookDraft; version: number }) {
  const words = useText('look')
  const { language } = useSession()
  const { changed, saved, staff_name } = draft.status
  const stored =
    saved && changed ? words.states.saved(formatMoment(saved, language), staff_name) : words.states.none
  const statusText = draft.state === 'saved' ? stored : words.states[draft.state]
  return (
    <p className="-mt-2 mb-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-soft">
      {changed && <Badge tone="warn">{words.changed}</Badge>}
      {version > 0 && <span>{words.version(version)}</span>}
      <span role="status">{statusText}</span>
    </p>
  )
}

type DiscardDialogProps = {
  saving: boolean
  problem: string
  onClose: () => void
  onConfirm: () => Promise<void>
}

function DiscardDialog({ onConfirm, ...dialog }: DiscardDialogProps) {
  const words = useText('look')
  return (
    <ConfirmDialog
      {...dialog}
      title={words.discardAsk}
      lead={words.discardLead}
      confirmLabel={words.discard}
      danger
      onConfirm={() => void onConfirm()}
    />
  )
}
