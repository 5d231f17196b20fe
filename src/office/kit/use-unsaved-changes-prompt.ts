// Closing the window would lose what is not sent yet: the browser asks once more.
import { useEffect } from 'react'

export function useUnsavedChangesPrompt(hasUnsavedChanges: boolean): void {
  useEffect(() => {
    if (!hasUnsavedChanges) return
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', onBeforeUnload)
    return () => removeEventListener('beforeunload', onBeforeUnload)
  }, [hasUnsavedChanges])
}
