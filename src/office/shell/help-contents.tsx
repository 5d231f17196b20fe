// What the help of a screen says: what the screen is for, its page of the handbook, what the keyboard can do.
import { useLocation } from 'react-router'
import { useText } from '#office/kit/use-text.ts'
import { useSession } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { findPageAbout, readHandbook, readSentence } from './handbook.ts'
import { HandbookText } from './handbook-text.tsx'

/** A page of the handbook, or the one about this screen. */
type Props = { page: string | undefined }

export default function HelpContents({ page }: Props) {
  const words = useText('shell')
  return (
    <>
      {page === undefined && <ScreenSentence />}
      <HandbookPage page={page} />
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
  const { answer } = useCall(`${language} ${pathname}`, () => readSentence(pathname, language))
  return answer === undefined ? null : (
    <p className="rounded-lg bg-wash p-3 font-semibold text-15">{answer}</p>
  )
}

function HandbookPage({ page }: Props) {
  const { pathname } = useLocation()
  const { language } = useSession()
  const shown = page ?? findPageAbout(pathname)
  const { answer: text } = useCall(shown && `${language} ${shown}`, async () =>
    shown === undefined ? undefined : readHandbook(shown, language),
  )
  return text === undefined ? null : <HandbookText text={text} />
}
