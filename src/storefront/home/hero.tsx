// What the home page begins with. Where its pieces stand is the affair of the hero the agency chose (looks/).
import { useLoaderData } from 'react-router'
import { Picture } from '#ui/picture.tsx'
import { useSay } from '#web/session.tsx'
import { HomePart } from './home-part.tsx'
import type { loader } from './load-home.ts'

export function Hero() {
  const { home, sections } = useLoaderData<typeof loader>()
  const say = useSay()
  if (!home) return null
  const pictures = [{ path: home.hero_path, caption: null, href: null }, ...home.pictures]
  return (
    <section className="hero">
      <div className="hero-in hero-shade">
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
        <div className="hero-words gutter content">
          <div>
            <h1 className="brand-words">{say(home.headline)}</h1>
            <p className="hero-line mt-4">{say(home.line)}</p>
          </div>
          {sections.map(
            (section, at) =>
              section.at === 'hero' && (
                <HomePart key={`${section.kind} ${section.title.ko}`} section={section} at={at} />
              ),
          )}
        </div>
      </div>
    </section>
  )
}
