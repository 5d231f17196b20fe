// The draft of the look while it is changed: saved by itself, shared by the screens of design and home page.
import { useRef, useState } from 'react'
import type { SiteLook } from '#domain/agency/look.ts'
import { parseRefusal } from '#web/parse-refusal.ts'
import { type Api, useApi } from '../api.ts'
import { useAutosave, useSaveBeforeLeaving, useSaveErrors } from '../kit/use-autosave.ts'

export type LookDetails = Awaited<ReturnType<Api['look']['look']>>
type SaveStatus = Pick<LookDetails, 'revision' | 'saved' | 'staff_name' | 'changed'>
export type LookDraft = ReturnType<typeof useLookDraft>

export function useLookDraft(loaded: LookDetails) {
  const api = useApi()
  const [status, setStatus] = useState<SaveStatus>(loaded)
  const [theirs, setTheirs] = useState<LookDetails>()
  const revision = useRef(loaded.revision)
  const { problem, wrong, showErrors, clear } = useSaveErrors()
  const autosave = useAutosave<SiteLook>(loaded.content, {
    async send(content) {
      const answer = await api.look.saveLook({ revision: revision.current, content })
      revision.current = answer.revision
      setStatus(answer)
      clear()
    },
    async onFailed(error) {
      if (parseRefusal(error).refusal !== 'CHANGED_MEANWHILE') return showErrors(error)
      await loadTheirs()
    },
  })
  const { content, change, save, state } = autosave
  useSaveBeforeLeaving(state !== 'saved', save)

  async function loadTheirs(): Promise<void> {
    setTheirs(await api.look.look())
  }
  /** What is stored takes the place of what is on the screen. */
  function take(other: LookDetails): void {
    revision.current = other.revision
    autosave.take(other.content)
    setStatus(other)
    setTheirs(undefined)
  }
  function keepMine(other: LookDetails): void {
    revision.current = other.revision
    autosave.overwrite(other.content)
    setTheirs(undefined)
  }
  const changeTheme = (part: Partial<SiteLook['theme']>) =>
    change((now) => ({ theme: { ...now.theme, ...part } }))
  const changeHome = (part: Partial<SiteLook['home']>) =>
    change((now) => ({ home: { ...now.home, ...part } }))
  return {
    ...{ content, change, changeTheme, changeHome, save, state, status, problem, wrong, showErrors },
    conflict: { theirs, loadTheirs, take, keepMine, dismiss: () => setTheirs(undefined) },
    getRevision: () => revision.current,
    markPublished: () => setStatus((now) => ({ ...now, changed: false })),
    reload: async () => take(await api.look.look()),
  }
}
