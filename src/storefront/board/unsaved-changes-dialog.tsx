// A dialog before somebody leaves a page with unsent text.
// Within the site it is a dialog of ours, beyond it the browser's own.
import { useCallback } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { Dialog } from '#ui/dialog.tsx'
import { useText } from '#web/session.tsx'

export function UnsavedChangesDialog({
  isUnsent,
  onLeave,
}: {
  isUnsent: () => boolean
  onLeave: () => void
}) {
  const { leave: words } = useText('write')
  // A popup opens at the same address, so the page is not left.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsent(),
  )
  useBeforeUnload(useCallback((event) => isUnsent() && event.preventDefault(), [isUnsent]))
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog title={words.title} onClose={blocker.reset} className="max-w-sm">
      <p className="text-soft">{words.line}</p>
      <div className="mt-2 flex flex-row-reverse gap-2">
        <button type="button" className="button-primary grow" onClick={blocker.reset}>
          {words.stay}
        </button>
        <button
          type="button"
          className="button-secondary grow"
          onClick={() => {
            onLeave()
            blocker.proceed()
          }}
        >
          {words.leave}
        </button>
      </div>
    </Dialog>
  )
}
