// The agency's first page: its hero, then the sections it chose, in its own words and order. §2 Home
import { Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { PageHead } from '#storefront/kit/page-head.tsx'
import { buildTravelHref } from '#storefront/kit/travel-href.ts'
import { AgencyJsonLd } from '#storefront/seo/agency-json-ld.tsx'
import { useText } from '#web/session.tsx'
import { Hero } from './hero.tsx'
import { HomeSectionView } from './home-section-view.tsx'
import type { loader } from './load-home.ts'

export { loader } from './load-home.ts'

export default function HomePage() {
  const { sections } = useLoaderData<typeof loader>()
  const words = useText('home')
  const pageSections = sections
    .map((section, at) => ({ section, at }))
    .filter(({ section }) => section.at === 'page')
  return (
    <>
      <PageHead path="/" />
      <AgencyJsonLd />
      <Hero />
      <div className="content home-sections">
        {pageSections.map(({ section, at }) => (
          // Below the first screen: the scripts take it over later, or when it is touched.
          <Suspense key={at}>
            <HomeSectionView section={section} at={at} />
          </Suspense>
        ))}
        <p className="flex flex-wrap justify-center gap-2">
          <a href={buildTravelHref({ confirmed: 'Y' })} className="button-secondary">
            {words.certain}
          </a>
          <a href={buildTravelHref()} className="button-secondary">
            {words.all}
          </a>
        </p>
      </div>
    </>
  )
}
