// The editor of a trip: everything about it on one page, saved as it is typed, published when it is right.
import { lazy, Suspense, useRef } from 'react'
import { Link, useLoaderData, useParams } from 'react-router'
import { Problem } from '#ui/problem.tsx'
import { toEdit } from '#web/editor/contents.ts'
import type { Text } from '#web/editor/editor.tsx'
import { useSay, useSession } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { ChangedMeanwhile } from '../kit/changed-meanwhile.tsx'
import { Heading } from '../kit/heading.tsx'
import { Part } from '../kit/part.tsx'
import { Preview } from '../kit/preview.tsx'
import { RichField } from '../kit/rich-field.tsx'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import type { Loading } from '../page.ts'
import { Days, type Phrases } from './days.tsx'
import { differences } from './describe.ts'
import { ExtrasPart } from './extras-part.tsx'
import { Hindrances } from './hindrances.tsx'
import { Lines } from './lines.tsx'
import { LawPart, TitlePart } from './parts.tsx'
import { PublishBar } from './publish-bar.tsx'
import { StateBadge } from './state-badge.tsx'
import { type Content, type Loaded, useDraft, WrongProvider } from './use-draft.ts'

// Below what is seen first, with all that dropping files needs.
const Pictures = lazy(() => import('./pictures.tsx'))

export async function loader({ api, params }: Loading) {
  const [trip, phrases] = await Promise.all([
    api.trip.trip({ package_code: params.code ?? '' }),
    api.trip.phrases(),
  ])
  return { trip, phrases }
}

export default function EditorPage() {
  const { trip, phrases } = useLoaderData<typeof loader>()
  return <Editor key={trip.package_code} trip={trip} phrases={phrases} />
}

function Editor({ trip, phrases }: { trip: Loaded; phrases: Phrases }) {
  const words = useOffice('trips')
  const say = useSay()
  const api = useApi()
  const { agency = '' } = useParams()
  const draft = useDraft(trip)
  const { content, change, saved } = draft
  return (
    <WrongProvider value={draft.wrong}>
      <Heading title={say(content.page_title) || words.make} lead={<SavedLine {...{ trip, draft }} />} isWide>
        <Link to={`/${agency}/trips`} className="act">
          {words.toList}
        </Link>
        <Link to={`/${agency}/trips/${trip.package_code}/departures`} className="act">
          {words.sheet}
        </Link>
        <PublishBar trip={trip} draft={draft} />
      </Heading>
      <Problem>{draft.problem}</Problem>
      <Preview
        revision={saved.revision}
        load={() => api.trip.previewTrip({ package_code: trip.package_code })}
      >
        <div className="grid grid-cols-1 items-start gap-4 tablet:grid-cols-[13rem_minmax(0,1fr)]">
          <aside className="grid gap-3 tablet:sticky tablet:top-20">
            <Sections content={content} />
            <Hindrances list={saved.hindrances} />
          </aside>
          <Parts {...{ trip, phrases, content, change }} />
        </div>
      </Preview>
      <BothVersions draft={draft} categories={trip.categories} />
    </WrongProvider>
  )
}

/** What somebody else saved meanwhile, beside what was typed here. */
function BothVersions({ draft, categories }: { draft: Draft } & Pick<Loaded, 'categories'>) {
  const words = useOffice('trips')
  const { content, theirs } = draft
  if (!theirs) return null
  const { one, other } = differences(theirs.content, content, { words, categories })
  return (
    <ChangedMeanwhile
      theirs={one}
      mine={other}
      onKeepMine={() => draft.keepMine(theirs)}
      onTakeTheirs={() => draft.take(theirs)}
      onClose={draft.dismiss}
    />
  )
}

type PartsProps = { trip: Loaded; phrases: Phrases; content: Content; change: Draft['change'] }

function Parts({ trip, phrases, content, change }: PartsProps) {
  const words = useOffice('trips')
  return (
    <div className="grid min-w-0 gap-4">
      <Section name="title">
        <TitlePart content={content} change={change} categories={trip.categories} />
      </Section>
      <Section name="days">
        <Days
          days={content.schedule}
          phrases={phrases}
          onChange={(schedule) => change({ schedule, ...lengthOf(schedule.length, content) })}
        />
      </Section>
      <Section name="pictures">
        <Suspense>
          <Pictures
            package_code={trip.package_code}
            days={content.schedule.length}
            pictures={content.pictures}
            onChange={change}
          />
        </Suspense>
      </Section>
      <Section name="lists">
        <div className="grid gap-5">
          {(['included', 'not_included', 'cautions'] as const).map((list) => (
            <Lines
              key={list}
              field={list}
              label={words.fields[list]}
              value={content[list]}
              suggest={phrases[list]}
              onChange={(lines) => change({ [list]: lines })}
            />
          ))}
        </div>
      </Section>
      <Section name="extras">
        <ExtrasPart content={content} change={change} />
      </Section>
      <Section name="law">
        <LawPart content={content} change={change} />
      </Section>
      <Section name="text">
        <Contents contents={trip.content.contents} change={change} />
      </Section>
    </div>
  )
}

/** As many days as the itinerary has; a night fewer unless somebody said otherwise. */
function lengthOf(days: number, { nights, days: before }: Content) {
  if (days === 0) return {}
  const gap = Math.max(0, before - nights)
  return { days, nights: Math.max(0, days - gap) }
}

const sections = ['title', 'days', 'pictures', 'lists', 'extras', 'law', 'text'] as const

function Sections({ content }: { content: Content }) {
  const words = useOffice('trips')
  const counts: Partial<Record<(typeof sections)[number], number>> = {
    days: content.schedule.length,
    pictures: content.pictures.length,
  }
  return (
    <nav aria-label={words.edit} className="flex gap-1 overflow-x-auto tablet:grid">
      {sections.map((name) => (
        <a
          key={name}
          href={`#part-${name}`}
          className="flex min-h-11 mouse:min-h-9 items-center justify-between gap-2 whitespace-nowrap rounded-lg px-3 text-15 hover:bg-card"
        >
          {words.sections[name]}
          {counts[name] ? <span className="badge">{counts[name]}</span> : null}
        </a>
      ))}
    </nav>
  )
}

function Section({ name, children }: { name: (typeof sections)[number]; children: React.ReactNode }) {
  const words = useOffice('trips')
  return (
    <div id={`part-${name}`} className="min-w-0 scroll-mt-20">
      <Part title={words.sections[name]}>{children}</Part>
    </div>
  )
}

type Draft = ReturnType<typeof useDraft>

function SavedLine({ trip, draft }: { trip: Loaded; draft: Draft }) {
  const words = useOffice('trips')
  const { language } = useSession()
  const { saved, staff_name, changed } = draft.saved
  const said = {
    saved: words.saved(when(saved, language), staff_name),
    typing: words.unsaved,
    saving: words.saving,
    failed: draft.theirs ? words.unsaved : words.retry,
  }[draft.state]
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <StateBadge state={trip.state} />
      {changed && trip.state !== 'draft' && (
        <span className="badge" data-tone="warn">
          {words.changed}
        </span>
      )}
      {trip.publish_at && (
        <span className="badge" data-tone="brand">
          {words.publishAt(when(trip.publish_at, language))}
        </span>
      )}
      <span role="status" className="text-13">
        {[said, trip.version > 0 || trip.state === 'draft' ? words.version(trip.version) : '']
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  )
}

type Texts = { contents: Content['contents']; change: Draft['change'] }

/** The text editor is heavy: it comes when somebody opens this part. */
function Contents({ contents, change }: Texts) {
  const words = useOffice('trips')
  const texts = { ko: useRef<Text>(null), en: useRef<Text>(null) }
  return (
    <details data-field="contents">
      <summary className="act w-fit cursor-pointer">{words.fields.contents}</summary>
      <div className="mt-3 grid gap-4">
        {(['ko', 'en'] as const).map((language) => (
          <RichField
            key={language}
            ref={texts[language]}
            label={words.inLanguage(words.fields.contents, words.languages[language])}
            initial={toEdit(contents[language])}
            onChange={() =>
              change((now) => ({
                contents: {
                  ...now.contents,
                  [language]: texts[language].current?.toSend().contents ?? now.contents[language],
                },
              }))
            }
          />
        ))}
      </div>
    </details>
  )
}
