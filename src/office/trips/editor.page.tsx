// The editor of a trip: everything about it on one page, saved as it is typed, published when it is right.

import { lazy, Suspense, useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { Preview } from '#office/kit/preview.tsx'
import { RichTextField } from '#office/kit/rich-text-field.tsx'
import { FieldErrorsProvider } from '#office/kit/use-autosave.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useLanguageLabel, useSiteLanguages } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import { toEditorHtml } from '#web/editor/contents.ts'
import type { EditorHandle } from '#web/editor/editor.tsx'
import { useLocalized, useSession } from '#web/session.tsx'
import { Days, type Phrases } from './days.tsx'
import { PublishBar } from './publish-bar.tsx'
import { TitleSection } from './title-section.tsx'
import { TripField } from './trip-field.tsx'
import { TripStateBadge } from './trip-state-badge.tsx'
import { type TripContent, type TripDetails, type TripDraft, useTripDraft } from './use-trip-draft.ts'

// Loaded later, because pictures are below what is seen first and need the code that drops files.
const Pictures = lazy(() => import('./pictures.tsx'))
const LegalSection = lazy(() => import('./legal-section.tsx'))
const ExtrasSection = lazy(() => import('./extras-section.tsx'))
const PublishBlockers = lazy(() => import('./publish-blockers.tsx'))
const SearchSection = lazy(() => import('./search-section.tsx'))
// Loaded later, because it is only needed where two people wrote at once.
const TripConflictDialog = lazy(() => import('./trip-conflict-dialog.tsx'))

export async function loader({ api, params }: LoaderArgs) {
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

function Editor({ trip, phrases }: { trip: TripDetails; phrases: Phrases }) {
  const words = useText('trips')
  const localized = useLocalized()
  const api = useApi()
  const draft = useTripDraft(trip)
  const { content, change, saved } = draft
  return (
    <FieldErrorsProvider value={draft.wrong}>
      <PageHeader
        title={localized(content.page_title) || words.make}
        lead={<SaveStatus trip={trip} draft={draft} />}
      >
        <OfficeLink to="/trips" className="button-secondary max-tablet:hidden">
          {words.toList}
        </OfficeLink>
        <OfficeLink to={`/trips/${trip.package_code}/departures`} className="button-secondary">
          {words.toPrices}
        </OfficeLink>
        <PublishBar trip={trip} draft={draft} />
      </PageHeader>
      <Problem>{draft.problem}</Problem>
      <Preview
        revision={saved.revision}
        load={() => api.trip.previewTrip({ package_code: trip.package_code })}
      >
        <div className="grid grid-cols-1 gap-4">
          <SectionNav content={content} />
          <Suspense>
            <PublishBlockers list={saved.blockers} />
          </Suspense>
          <EditorSections trip={trip} phrases={phrases} content={content} change={change} />
        </div>
      </Preview>
      {draft.conflict.theirs && (
        <Suspense>
          <TripConflictDialog draft={draft} theirs={draft.conflict.theirs} />
        </Suspense>
      )}
    </FieldErrorsProvider>
  )
}

type EditorSectionsProps = {
  trip: TripDetails
  phrases: Phrases
  content: TripContent
  change: TripDraft['change']
}

function EditorSections({ trip, phrases, content, change }: EditorSectionsProps) {
  return (
    <div className="grid min-w-0 gap-4">
      <Section name="title">
        <TitleSection content={content} change={change} categories={trip.categories} />
        <SearchDetails package_code={trip.package_code} content={content} change={change} />
      </Section>
      <Section name="days">
        <Days
          days={content.schedule}
          phrases={phrases}
          onChange={(schedule) => change({ schedule, ...toTripLength(schedule.length, content) })}
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
            <TripField key={list} name={list} content={content} change={change} suggest={phrases[list]} />
          ))}
        </div>
      </Section>
      <Section name="extras">
        <Suspense>
          <ExtrasSection content={content} change={change} />
        </Suspense>
      </Section>
      <Section name="law">
        <Suspense>
          <LegalSection content={content} change={change} />
        </Suspense>
      </Section>
      <Section name="text">
        <RichTextFields contents={trip.content.contents} change={change} />
      </Section>
    </div>
  )
}

/** As many days as the itinerary has; a night fewer unless somebody said otherwise. */
function toTripLength(days: number, { nights, days: before }: TripContent) {
  if (days === 0) return {}
  const gap = Math.max(0, before - nights)
  return { days, nights: Math.max(0, days - gap) }
}

const sections = ['title', 'days', 'pictures', 'lists', 'extras', 'law', 'text'] as const

function SectionNav({ content }: { content: TripContent }) {
  const words = useText('trips')
  const counts: Partial<Record<(typeof sections)[number], number>> = {
    days: content.schedule.length,
    pictures: content.pictures.length,
  }
  return (
    <nav
      aria-label={words.edit}
      className="sticky top-(--sticky-top,3.5rem) z-20 -mx-1 flex gap-1 overflow-x-auto rounded-lg bg-wash px-1 py-1"
    >
      {sections.map((name) => (
        <a
          key={name}
          href={`#part-${name}`}
          className="flex min-h-11 mouse:min-h-9 items-center justify-between gap-2 whitespace-nowrap rounded-lg px-3 text-15 hover:bg-card"
        >
          {words.sections[name]}
          {counts[name] ? <Badge>{counts[name]}</Badge> : null}
        </a>
      ))}
    </nav>
  )
}

function Section({ name, children }: { name: (typeof sections)[number]; children: React.ReactNode }) {
  const words = useText('trips')
  return (
    <div id={`part-${name}`} className="min-w-0 scroll-mt-28">
      <Panel title={words.sections[name]}>{children}</Panel>
    </div>
  )
}

function SaveStatus({ trip, draft }: { trip: TripDetails; draft: TripDraft }) {
  const words = useText('trips')
  const { language } = useSession()
  const { saved, staff_name, changed } = draft.saved
  const statusText = {
    saved: words.saved(formatMoment(saved, language), staff_name),
    typing: words.unsaved,
    saving: words.saving,
    failed: draft.conflict.theirs ? words.unsaved : words.retry,
  }[draft.state]
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <TripStateBadge state={trip.state} />
      {changed && trip.state !== 'draft' && <Badge tone="warn">{words.changed}</Badge>}
      {trip.publish_at && (
        <Badge tone="brand">{words.publishAt(formatMoment(trip.publish_at, language))}</Badge>
      )}
      <span role="status" className="text-13">
        {[statusText, trip.version > 0 || trip.state === 'draft' ? words.version(trip.version) : '']
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  )
}

/** Loaded when it is opened. */
function SearchDetails({
  package_code,
  content,
  change,
}: Omit<EditorSectionsProps, 'trip' | 'phrases'> & { package_code: string }) {
  const words = useText('trips')
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="mt-4"
      data-field="search_title"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="button-secondary w-fit cursor-pointer">{words.searchPreview}</summary>
      <Suspense>
        {isOpen && <SearchSection package_code={package_code} content={content} change={change} />}
      </Suspense>
    </details>
  )
}

type RichTextFieldsProps = { contents: TripContent['contents']; change: TripDraft['change'] }

/** The text editor is heavy, so it is loaded when somebody opens this part. */
function RichTextFields({ contents, change }: RichTextFieldsProps) {
  const words = useText('trips')
  const languageLabel = useLanguageLabel()
  const languages = useSiteLanguages()
  const texts = { ko: useRef<EditorHandle>(null), en: useRef<EditorHandle>(null) }
  return (
    <details data-field="contents">
      <summary className="button-secondary w-fit cursor-pointer">{words.fields.contents}</summary>
      <div className="mt-3 grid gap-4">
        {languages.map((language) => (
          <RichTextField
            key={language}
            ref={texts[language]}
            label={languageLabel(language, words.fields.contents)}
            initial={toEditorHtml(contents[language])}
            onChange={() =>
              change((now) => ({
                contents: {
                  ...now.contents,
                  [language]: texts[language].current?.toUpload().contents ?? now.contents[language],
                },
              }))
            }
          />
        ))}
      </div>
    </details>
  )
}
