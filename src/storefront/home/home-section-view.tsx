// One section of the home page: which piece shows it.
import { lazy } from 'react'
import { useLoaderData } from 'react-router'
import type { HomeSection } from '#lib/home-section.ts'
import { SearchForm } from '#storefront/search/search-box.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import {
  AreasSection,
  NoticesSection,
  PhoneSection,
  ReasonsSection,
  ReviewsSection,
} from './content-sections.tsx'
import { DepartureDates } from './departure-dates.tsx'
import type { loader } from './load-home.ts'
import { Measures as MeasuresAtOnce } from './measures.tsx'
import { PeopleSection } from './people-section.tsx'
import { SectionHead, useSectionTitle } from './section-head.tsx'
import { TripRow } from './trip-row.tsx'
import { BannerSection, TextSection } from './written-sections.tsx'

// Few home pages have these sections: the server draws them at once, and a browser hydrates them when their
// script has come.
const Measures = import.meta.env.SSR
  ? MeasuresAtOnce
  : lazy(() => import('./measures.tsx').then((file) => ({ default: file.Measures })))

export function HomeSectionView({ section, at }: { section: HomeSection; at: number }) {
  const { cards } = useLoaderData<typeof loader>()
  switch (section.kind) {
    case 'trips':
      return <TripRow section={section} list={cards[at] ?? []} />
    case 'dates':
      return <DepartureDates section={section} />
    case 'choices':
      return <ChoiceCards section={section} />
    case 'measures':
      return <Measures section={section} />
    case 'people':
      return <PeopleSection section={section} />
    case 'reviews':
      return <ReviewsSection section={section} />
    case 'notices':
      return <NoticesSection section={section} />
    case 'why':
      return <ReasonsSection section={section} />
    case 'phone':
      return <PhoneSection section={section} />
    case 'areas':
      return <AreasSection />
    case 'text':
      return <TextSection section={section} />
    case 'banner':
      return <BannerSection section={section} />
    case 'search':
      return <SearchSection section={section} />
  }
}

/** On the colours of a hero the search has a background of its own; on the page its words are above it. */
function SearchSection({ section }: { section: HomeSection }) {
  const title = useSectionTitle(section)
  if (section.at !== 'page')
    return (
      <div className="max-w-xl rounded-card bg-card p-3 text-ink">
        <SearchForm />
      </div>
    )
  return (
    <section aria-label={title}>
      <SectionHead section={section} />
      <div className="mt-4 max-w-xl">
        <SearchForm />
      </div>
    </section>
  )
}
