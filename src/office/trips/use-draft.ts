// A draft while it is typed: saved by itself a moment later, one save after the other, nothing lost.
import { useRef, useState } from 'react'
import { parseRefusal } from '#web/parse-refusal.ts'
import { type Api, useApi } from '../api.ts'
import { useAutosave, useSaveBeforeLeaving, useSaveErrors } from '../kit/use-autosave.ts'

export type TripDetails = Awaited<ReturnType<Api['trip']['trip']>>
export type TripContent = TripDetails['content']
type SaveState = Pick<TripDetails, 'revision' | 'saved' | 'staff_name' | 'changed' | 'hindrances'>

export function useDraft(loaded: TripDetails) {
  const api = useApi()
  const { package_code } = loaded
  const [saved, setSaved] = useState<SaveState>(loaded)
  const [theirs, setTheirs] = useState<TripDetails>()
  const revision = useRef(loaded.revision)
  const { problem, wrong, showErrors, clear } = useSaveErrors()
  const autosave = useAutosave(loaded.content, {
    async send(content) {
      const answer = await api.trip.saveDraft({ package_code, revision: revision.current, content })
      revision.current = answer.revision
      setSaved(answer)
      clear()
    },
    async onFailed(error) {
      if (parseRefusal(error).refusal !== 'CHANGED_MEANWHILE') return showErrors(error)
      await loadTheirs()
    },
  })
  const { content, change, save, state } = autosave
  async function loadTheirs(): Promise<void> {
    setTheirs(await api.trip.trip({ package_code }))
  }
  useSaveBeforeLeaving(state !== 'saved', save)

  const dismiss = () => setTheirs(undefined)
  function take(other: TripDetails): void {
    revision.current = other.revision
    autosave.take(other.content)
    setSaved(other)
    dismiss()
  }
  function keepMine(other: TripDetails): void {
    revision.current = other.revision
    autosave.overwrite(other.content)
    dismiss()
  }
  const getRevision = () => revision.current
  /** All that was saved is shown now. */
  const markPublished = () => setSaved((now) => ({ ...now, changed: false }))
  const conflict = { theirs, loadTheirs, take, keepMine, dismiss }
  return { content, change, save, saved, state, problem, wrong, ...conflict, getRevision, markPublished }
}
