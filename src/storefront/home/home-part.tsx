// One section of the home page: which piece shows it.
import { useLoaderData } from 'react-router'
import type { HomeSection } from '#plain/home-section.ts'
import { SearchForm } from '#storefront/shell/search-box.tsx'
import { Choices } from './choices.tsx'
import { Dates } from './dates.tsx'
import type { loader } from './load-home.ts'
import { Measures } from './measures.tsx'
import { Areas, Notices, People, PhoneBand, Reasons, Reviews } from './said.tsx'
import { SectionHead, useTitle } from './section-head.tsx'
import { TripRow } from './trip-row.tsx'

export function HomePart({ section, at }: { section: HomeSection; at: number }) {
  const { cards } = useLoaderData<typeof loader>()
  switch (section.kind) {
    case 'trips':
      return <TripRow section={section} list={cards[at] ?? []} />
    case 'dates':
      return <Dates section={section} />
    case 'choices':
      return <Choices section={section} />
    case 'measures':
      return <Measures section={section} />
    case 'people':
      return <People section={section} />
    case 'reviews':
      return <Reviews section={section} />
    case 'notices':
      return <Notices section={section} />
    case 'why':
      return <Reasons section={section} />
    case 'phone':
      return <PhoneBand section={section} />
    case 'areas':
      return <Areas />
    case 'search':
      return <Search section={section} />
  }
}

/** Upon the colours of a hero it has a ground of its own; on the page its words stand above it. */
function Search({ section }: { section: HomeSection }) {
  const title = useTitle(section)
  if (section.at === 'hero')
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
