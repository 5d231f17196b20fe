// The draft of a post: found after a reload, gone once it was sent or given up.
// It is kept whenever the page goes out of sight.
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts'

/**
 * `read` gives what stands in the form, or nothing while it is not ready. `draft` is undefined until the
 * browser was asked, and null where there is none.
 */
export function useDraft(name: string, read: () => Draft | undefined) {
  const [draft, setDraft] = useState<Draft | null>()
  const touched = useRef(false)
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    const found = readDraft(name)
    if (found) touched.current = true
    setDraft(found ?? null)
    const keep = () => {
      const written = touched.current && latest.current()
      if (written) keepDraft(name, written)
    }
    addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
    }
  }, [name])

  const isUnsent = useCallback(() => touched.current, [])
  /** There is something to lose. */
  const touch = () => {
    touched.current = true
  }
  const drop = () => {
    touched.current = false
    dropDraft(name)
  }
  /** Back to how the form was without it. */
  const startOver = () => {
    drop()
    setDraft(null)
  }
  return { draft, isUnsent, touch, drop, startOver }
}
