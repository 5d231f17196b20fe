// A draft while it is typed: saved by itself a moment later, one save after the other, nothing lost.
import { useRef, useState } from 'react'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useAutosave, useSaveBeforeLeaving, useSaveErrors } from './use-autosave.ts'
import { useConflict } from './use-conflict.ts'

/** `changed`: it differs from what is published. */
type DraftStatus = { revision: number; changed: boolean }
type DraftOptions<Content, Status, Details> = {
  load: () => Promise<Details>
  send: (draft: { revision: number; content: Content }) => Promise<Status>
}

export function useDraft<
  Content extends object,
  Status extends DraftStatus,
  Details extends Status & { content: Content },
>(loaded: Details & { content: Content }, { load, send }: DraftOptions<Content, Status, Details>) {
  const [status, setStatus] = useState<Status>(loaded)
  const { conflict, showTheirs } = useConflict(load)
  const revision = useRef(loaded.revision)
  const { problem, wrong, showErrors, clear } = useSaveErrors()
  const autosave = useAutosave<Content>(loaded.content, {
    async send(content) {
      const answer = await send({ revision: revision.current, content })
      revision.current = answer.revision
      setStatus(answer)
      clear()
    },
    async onFailed(error) {
      if (parseRefusal(error).refusal !== 'CHANGED_MEANWHILE') return showErrors(error)
      await showTheirs()
    },
  })
  const { content, change, save, state } = autosave
  useSaveBeforeLeaving(state !== 'saved', save)

  /** What is stored takes the place of what is on the screen. */
  function take(other: Details): void {
    revision.current = other.revision
    autosave.take(other.content)
    setStatus(other)
    conflict.dismiss()
  }
  function keepMine(other: Details): void {
    revision.current = other.revision
    autosave.overwrite(other.content)
    conflict.dismiss()
  }
  return {
    content,
    change,
    save,
    state,
    status,
    problem,
    wrong,
    showErrors,
    conflict: { ...conflict, showTheirs, take, keepMine },
    getRevision: () => revision.current,
    /** All that was saved is shown now. */
    markPublished: () => setStatus((now) => ({ ...now, changed: false })),
  }
}
