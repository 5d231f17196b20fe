// The hero of the home page. Its layout belongs to the look the agency chose (looks/).
import { Suspense } from 'react'
import { useLoaderData } from 'react-router'
import type { HomeSection } from '#lib/home-section.ts'
import { buildTravelHref } from '#storefront/kit/travel-href.ts'
import { Picture } from '#ui/picture.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import { HomeSectionView } from './home-section-view.tsx'
import type { loader } from './load-home.ts'

export function Hero() {
  const { home, sections } = useLoaderData<typeof loader>()
  const localized = useLocalized()
  if (!home) return null
  // without a first picture no frame is empty
  const pictures = [{ path: home.hero_path }, ...home.pictures].filter(({ path }) => path !== '')
  return (
    <section className="hero">
      <div className="hero-inner hero-shade">
        {pictures.length > 0 && (
          <div className="hero-pictures">
            {pictures.map(({ path }, at) => (
              <div key={path} className="hero-picture">
                <Picture
                  path={path}
                  alt=""
                  sizes={at === 0 ? '(min-width: 768px) 60vw, 100vw' : '(min-width: 768px) 30vw, 50vw'}
                  first={at === 0}
                />
              </div>
            ))}
          </div>
        )}
        <div className="hero-text gutter content">
          <div>
            <h1 className="brand-text">{localized(home.headline)}</h1>
            <p className="hero-line mt-4">{localized(home.line)}</p>
            {!sections.some(leadsOn) && <HeroActions />}
          </div>
          <SectionsAt place="hero" />
        </div>
        {sections.some(({ at }) => at === 'aside') && (
          <div className="hero-aside gutter">
            <SectionsAt place="aside" />
          </div>
        )}
      </div>
    </section>
  )
}

/** A section of the hero that leads to a trip, or to somebody who finds one. */
const leadsOn = ({ at, kind }: HomeSection) =>
  at === 'hero' && ['search', 'dates', 'choices', 'phone', 'trips'].includes(kind)

function HeroActions() {
  const words = useText('home')
  return (
    <p className="mt-6 flex flex-wrap gap-2">
      <a href="/travel" className="button-primary">
        {words.all}
      </a>
      <a href={buildTravelHref({ confirmed: 'Y' })} className="button-secondary text-ink">
        {words.certain}
      </a>
    </p>
  )
}

function SectionsAt({ place }: { place: 'hero' | 'aside' }) {
  const { sections } = useLoaderData<typeof loader>()
  return sections.map(
    (section, at) =>
      section.at === place && (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sections may be alike, and each is its place
        <Suspense key={at}>
          <HomeSectionView section={section} at={at} />
        </Suspense>
      ),
  )
}
