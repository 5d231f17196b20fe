// "?" says what this screen is for, what can be done on it, from the handbook, and what the keyboard can do.
import { lazy, Suspense, useLayoutEffect } from 'react'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { HelpTopic } from './handbook-page.ts'

const HelpContents = lazy(() => import('./help-contents.tsx'))

const isTextInput = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

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
    <Dialog key={topic.page} title={words.help} onClose={() => onOpen(undefined)} className="max-w-2xl">
      <Suspense>
        <HelpContents topic={topic} onOpen={onOpen} />
      </Suspense>
      <button type="button" className="button-secondary justify-self-end" onClick={() => onOpen(undefined)}>
        {words.close}
      </button>
    </Dialog>
  )
}
