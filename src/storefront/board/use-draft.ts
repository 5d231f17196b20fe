// The draft of a post: found after a reload, gone once it was sent or given up.
// The draft is saved whenever the page is hidden.
import { useCallback, useEffect, useRef, useState } from 'react'
import { deleteDraft, type PostDraft, readDraft, saveDraft } from './draft.ts'

/**
 * `read` returns what is in the form, or nothing while it is not ready. `draft` is undefined until the
 * browser was asked, and null where there is none.
 */
export function useDraft(name: string, read: () => PostDraft | undefined) {
  const [draft, setDraft] = useState<PostDraft | null>()
  const touched = useRef(false)
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    const stored = readDraft(name)
    if (stored) touched.current = true
    setDraft(stored ?? null)
    const save = () => {
      const current = touched.current && latest.current()
      if (current) saveDraft(name, current)
    }
    addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', save)
    return () => {
      removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', save)
    }
  }, [name])

  const isUnsent = useCallback(() => touched.current, [])
  /** The form has unsaved text. */
  const touch = () => {
    touched.current = true
  }
  const deleteSavedDraft = () => {
    touched.current = false
    deleteDraft(name)
  }
  /** Resets the form to how it was without the draft. */
  const startOver = () => {
    deleteSavedDraft()
    setDraft(null)
  }
  return { draft, isUnsent, touch, deleteSavedDraft, startOver }
}
