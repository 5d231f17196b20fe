// "?" says what can be done on this screen, from the handbook, and what the keyboard can do.
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { Dialog } from '#ui/dialog.tsx'
import { useSession } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { useText } from '../kit/use-text.ts'
import { readHandbook } from './handbook.ts'
import { HandbookText } from './handbook-text.tsx'

const isTextInput = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

type Props = { open: boolean; onOpen: (open: boolean) => void }

export function HelpDialog({ open, onOpen: setOpen }: Props) {
  const words = useText('shell')
  // A layout effect, so that the key works as soon as the screen is visible.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTextInput(event.target)) setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [setOpen])
  if (!open) return null
  return (
    <Dialog title={words.help} onClose={() => setOpen(false)} className="max-w-2xl">
      <HandbookPage />
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
      <button type="button" className="button-secondary justify-self-end" onClick={() => setOpen(false)}>
        {words.close}
      </button>
    </Dialog>
  )
}

function HandbookPage() {
  const { pathname } = useLocation()
  const { language } = useSession()
  const { answer: text } = useCall(`${language} ${pathname}`, () => readHandbook(pathname, language))
  return text === undefined ? null : <HandbookText text={text} />
}
