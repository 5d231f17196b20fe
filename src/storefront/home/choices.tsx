// A few large doors: for whom, by theme, by occasion. One thing each, all in sight.
import type { SectionOf } from '#plain/home-section.ts'
import { Picture } from '#ui/picture.tsx'
import { useSay } from '#web/session.tsx'
import { SectionHead, useTitle } from './section-head.tsx'

export function Choices({ section }: { section: SectionOf<'choices'> }) {
  const say = useSay()
  const title = useTitle(section)
  return (
    <section aria-label={title}>
      <SectionHead section={section} />
      <ul className="choices mt-5" data-count={section.items.length}>
        {section.items.map(({ heading, line, href, picture }) => (
          <li key={href}>
            <a
              href={href}
              className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-colors duration-150 hover:border-brand-400 active:bg-wash"
            >
              {picture && (
                <Picture
                  path={picture}
                  alt=""
                  sizes="(min-width: 768px) 33vw, 92vw"
                  className="aspect-16/9 w-full object-cover"
                />
              )}
              <span className="grid gap-1 p-5">
                <span className="brand-words text-22 leading-tight">{say(heading)}</span>
                <span className="text-soft">{say(line)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
