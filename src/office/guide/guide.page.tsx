// The guide's page on a phone: link and PIN, then people, rooms, days, notes, expenses. Decision 94
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { formatTelHref } from '#lib/format.ts'
import { useText } from '#office/kit/use-text.ts'
import { LoginLayout } from '#office/team/login-layout.tsx'
import { Phone } from '#ui/icons.ts'
import { Problem } from '#ui/problem.tsx'
import { useLocalized } from '#web/session.tsx'
import { DaysPart } from './days-part.tsx'
import { FilesPart } from './files-part.tsx'
import type { GuidePageData } from './guide-entry.ts'
import { NotesPart } from './notes-part.tsx'
import { PeoplePart } from './people-part.tsx'
import { type LinkRef, listNames } from './phone-store.ts'
import { PinForm } from './pin-form.tsx'
import { RoomsPart } from './rooms-part.tsx'
import { SlipsPart } from './slips-part.tsx'
import { useGuide } from './use-guide.ts'

/** Behind the #, so that no server, log or referrer sees the token. Somebody with a log-in has none. */
const parseHash = (hash: string): { agency: number; link: number; token: string } | undefined => {
  const [, agency, link, token = ''] = /^#(\d{1,9})\.(\d{1,15})(?:\.([\w-]{1,64}))?$/.exec(hash) ?? []
  return agency && link ? { agency: Number(agency), link: Number(link), token } : undefined
}

export default function GuidePage() {
  const words = useText('guide')
  const { hash } = useLocation()
  const address = useMemo(() => parseHash(hash), [hash])
  useEffect(() => {
    document.title = `${words.title} · Naru`
  }, [words])
  if (!address) return <ClosedPage />
  return <OpenedLink key={hash} address={address} />
}

/** What was not sent before the link ended waits on the phone for another link. */
function ClosedPage({ linkRef }: { linkRef?: LinkRef }) {
  const { over } = useText('guide')
  const [held, setHeld] = useState(0)
  useEffect(() => {
    if (linkRef) void listNames('entries', linkRef).then((names) => setHeld(names.length))
  }, [linkRef])
  return (
    <LoginLayout title={over.title} lead={over.lead}>
      {held > 0 && <p className="font-semibold text-15">{over.held(held)}</p>}
    </LoginLayout>
  )
}

type Guide = ReturnType<typeof useGuide>

function OpenedLink({ address }: { address: LinkRef & { token: string } }) {
  const { agency, link, token } = address
  const words = useText('guide')
  const ref = useMemo(() => ({ agency, link }), [agency, link])
  const guide = useGuide(ref)
  if (guide.state === 'over') return <ClosedPage linkRef={ref} />
  if (guide.state === 'locked') return <PinForm linkRef={ref} token={token} onOpen={guide.reload} />
  if (!guide.page)
    return (
      <main className="grid min-h-dvh content-center gap-2 p-4 text-center">
        <p role="status">{guide.isOnline ? words.loading : words.offline}</p>
        <Problem>{guide.problem}</Problem>
      </main>
    )
  return <GuideFrame guide={guide} page={guide.page} linkRef={ref} />
}

const parts = ['people', 'rooms', 'days', 'notes', 'slips', 'files'] as const
type Part = (typeof parts)[number]

type FrameProps = { guide: Guide; page: GuidePageData; linkRef: LinkRef }

function GuideFrame({ guide, page, linkRef }: FrameProps) {
  const words = useText('guide')
  const localized = useLocalized()
  const [part, setPart] = useState<Part>('people')
  return (
    <div className="mx-auto grid min-h-dvh max-w-2xl content-start gap-3 bg-wash pb-8">
      <header className="grid gap-1 bg-white px-4 pt-4">
        <div className="flex items-start justify-between gap-3">
          <div className="grid min-w-0 gap-0.5">
            <h1 className="text-18">{localized(page.page_title)}</h1>
            <p className="text-13 text-soft tabular-nums">
              {page.departure_date} – {`${page.return_date}\u00a0·`} {page.guide}
            </p>
          </div>
          {page.agency_phone && (
            <a
              href={formatTelHref(page.agency_phone)}
              className="button-secondary shrink-0 gap-1"
              aria-label={words.callAgency(localized(page.agency))}
            >
              <Phone size={16} />
              {localized(page.agency)}
            </a>
          )}
        </div>
        <nav aria-label={words.parts.label} className="-mx-1 flex overflow-x-auto">
          {parts.map((each) => (
            <button
              key={each}
              type="button"
              aria-current={each === part ? 'page' : undefined}
              onClick={() => setPart(each)}
              className="min-h-11 whitespace-nowrap border-transparent border-b-2 px-3 text-15 text-soft aria-[current]:border-brand-600 aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {words.parts[each]}
            </button>
          ))}
        </nav>
      </header>
      <main className="grid gap-3 px-4">
        <SendState guide={guide} />
        {part === 'people' && <PeoplePart page={page} add={guide.add} />}
        {part === 'rooms' && <RoomsPart page={page} />}
        {part === 'days' && <DaysPart page={page} />}
        {part === 'notes' && <NotesPart page={page} unsent={guide.unsent} add={guide.add} />}
        {part === 'slips' && <SlipsPart page={page} unsent={guide.unsent} add={guide.add} />}
        {part === 'files' && <FilesPart page={page} linkRef={linkRef} getKey={guide.getKey} />}
      </main>
    </div>
  )
}

/** Whether what was written has arrived. */
function SendState({ guide: { isOnline, unsent, problem, reload, discardFirst } }: { guide: Guide }) {
  const words = useText('guide')
  if (isOnline && unsent.length === 0 && problem === '')
    return (
      <p role="status" className="text-13 text-soft">
        {words.sentAll}
      </p>
    )
  return (
    <div className="panel grid gap-2 p-3 text-15">
      <p role="status">
        {!isOnline && <span className="block">{words.offline}</span>}
        {unsent.length > 0 && <strong>{words.unsent(unsent.length)}</strong>}
      </p>
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button-secondary" onClick={() => void reload()}>
          {words.sendNow}
        </button>
        {problem !== '' && unsent.length > 0 && (
          <button type="button" className="button-danger" onClick={() => void discardFirst()}>
            {words.discard}
          </button>
        )}
      </div>
    </div>
  )
}
