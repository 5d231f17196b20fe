// "?" says what the keyboard can do.
import { useEffect, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { useOffice } from '../kit/use-words.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

export function Help() {
  const words = useOffice('shell')
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event.target)) setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  if (!open) return null
  return (
    <Dialog title={words.help} onClose={() => setOpen(false)}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-15">
        {words.helpLines.map(([key, means]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded border border-line bg-wash px-2 py-0.5 text-13">{key}</kbd>
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="act justify-self-end" onClick={() => setOpen(false)}>
        {words.close}
      </button>
    </Dialog>
  )
}
