// The browser asks before a window with unsaved changes is closed.
import { useEffect } from 'react'

export function useUnsavedChangesPrompt(hasUnsavedChanges: boolean): void {
  useEffect(() => {
    if (!hasUnsavedChanges) return
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', onBeforeUnload)
    return () => removeEventListener('beforeunload', onBeforeUnload)
  }, [hasUnsavedChanges])
}
