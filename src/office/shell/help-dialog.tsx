// "?" says what this screen is for, what can be done on it, from the handbook, and what the keyboard can do.
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { Dialog } from '#ui/dialog.tsx'
import { useSession } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { useText } from '../kit/use-text.ts'
import { findPageAbout, readHandbook, readSentence } from './handbook.ts'
import { HandbookText } from './handbook-text.tsx'

const isTextInput = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** A page of the handbook, or the one about this screen. */
export type HelpTopic = { page?: string }
type Props = { topic: HelpTopic | undefined; onOpen: (topic: HelpTopic | undefined) => void }

export function HelpDialog({ topic, onOpen }: Props) {
  const words = useText('shell')
  // A layout effect, so that the key works as soon as the screen is visible.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTextInput(event.target)) onOpen({})
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onOpen])
  if (!topic) return null
  return (
    <Dialog title={words.help} onClose={() => onOpen(undefined)} className="max-w-2xl">
      {topic.page === undefined && <ScreenSentence />}
      <HandbookPage page={topic.page} />
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
      <button type="button" className="button-secondary justify-self-end" onClick={() => onOpen(undefined)}>
        {words.close}
      </button>
    </Dialog>
  )
}

function ScreenSentence() {
  const { pathname } = useLocation()
  const { language } = useSession()
  const { answer } = useCall(`${language} ${pathname}`, () => readSentence(pathname, language))
  return answer === undefined ? null : (
    <p className="rounded-lg bg-wash p-3 font-semibold text-15">{answer}</p>
  )
}

function HandbookPage({ page }: HelpTopic) {
  const { pathname } = useLocation()
  const { language } = useSession()
  const shown = page ?? findPageAbout(pathname)
  const { answer: text } = useCall(shown && `${language} ${shown}`, async () =>
    shown === undefined ? undefined : readHandbook(shown, language),
  )
  return text === undefined ? null : <HandbookText text={text} />
}
