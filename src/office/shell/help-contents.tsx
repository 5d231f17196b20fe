// The help of a screen: what the screen is for, its page of the handbook and the others, the keyboard.
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '#office/kit/use-text.ts'
import { useSession } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { findPageAbout, findTopic, readHandbook, readSentence } from './handbook.ts'
import type { HelpTopic } from './handbook-page.ts'
import { HandbookText } from './handbook-text.tsx'
import { useMe } from './me.ts'
import { useHandbookPages } from './use-handbook-matches.ts'

type Props = { topic: HelpTopic; onOpen: (topic: HelpTopic) => void }

export default function HelpContents({ topic, onOpen }: Props) {
  const words = useText('shell')
  return (
    <>
      {topic.page === undefined && <ScreenSentence />}
      <HandbookPage topic={topic} />
      <OtherPages onOpen={onOpen} />
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
    </>
  )
}

function ScreenSentence() {
  const { pathname } = useLocation()
  const { language } = useSession()
  const isPreparing = useIsPreparing()
  const { answer } = useCall(`${language} ${pathname}`, () => readSentence(pathname, language, isPreparing))
  return answer === undefined ? null : (
    <p className="rounded-lg bg-wash p-3 font-semibold text-15">{answer}</p>
  )
}

function HandbookPage({ topic: { page, heading } }: Pick<Props, 'topic'>) {
  const words = useText('shell')
  const { pathname } = useLocation()
  const { language } = useSession()
  const isPreparing = useIsPreparing()
  const shown = page ?? findPageAbout(pathname, isPreparing)
  const topic = page === undefined ? findTopic(pathname, words) : heading
  const { answer: text } = useCall(shown && `${language} ${shown}`, async () =>
    shown === undefined ? undefined : readHandbook(shown, language),
  )
  return text === undefined ? null : <HandbookText text={text} topic={topic} />
}

const useIsPreparing = () => useMe().currentAgency?.is_preparing === true

function OtherPages({ onOpen }: Pick<Props, 'onOpen'>) {
  const words = useText('shell')
  const [isOpen, setOpen] = useState(false)
  const pages = useHandbookPages(isOpen)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-15 mouse:min-h-9">
        {words.helpPages}
      </summary>
      <ul className="grid gap-x-4 tablet:grid-cols-2">
        {pages.map(({ page, title }) => (
          <li key={page}>
            <button
              type="button"
              className="min-h-11 text-left text-15 text-brand-700 underline mouse:min-h-9"
              onClick={() => onOpen({ page })}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
