// Asks before somebody leaves a page with unsent text.
// Within the site it is a dialog of ours, beyond it the browser's own.
import { useCallback, useEffect, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useWords } from '#web/session.tsx'

export function LeaveQuestion({ isUnsent, leave }: { isUnsent: () => boolean; leave: () => void }) {
  const { leave: words } = useWords('write')
  // A popup opens at the same address: it leaves nothing.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsent(),
  )
  useBeforeUnload(useCallback((event) => isUnsent() && event.preventDefault(), [isUnsent]))
  const dialog = useRef<HTMLDialogElement>(null)
  const asked = blocker.state === 'blocked'
  useEffect(() => {
    if (asked) dialog.current?.showModal()
    else dialog.current?.close()
  }, [asked])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="leave-title"
      onCancel={(event) => {
        event.preventDefault()
        blocker.reset?.()
      }}
      className="m-auto w-[min(24rem,calc(100vw-2rem))] rounded-card bg-card p-6 text-ink"
    >
      <h2 id="leave-title" className="text-22">
        {words.title}
      </h2>
      <p className="mt-2 text-soft">{words.line}</p>
      <div className="mt-6 flex flex-row-reverse gap-2">
        <button type="button" className="button-main grow" onClick={() => blocker.reset?.()}>
          {words.stay}
        </button>
        <button
          type="button"
          className="button-quiet grow"
          onClick={() => {
            leave()
            blocker.proceed?.()
          }}
        >
          {words.leave}
        </button>
      </div>
    </dialog>
  )
}
