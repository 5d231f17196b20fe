// A few large cards to choose from: for whom, by theme, by occasion.
import type { SectionByKind } from '#lib/home-section.ts'
import { Picture } from '#ui/picture.tsx'
import { useLocalized } from '#web/session.tsx'
import { SectionHead, useSectionTitle } from './section-head.tsx'

export function ChoiceCards({ section }: { section: SectionByKind<'choices'> }) {
  const localized = useLocalized()
  const title = useSectionTitle(section)
  // a card without a heading is unfinished, and would be an empty link
  const items = section.items.filter(({ heading }) => localized(heading).trim() !== '')
  if (items.length === 0) return null
  return (
    <section aria-label={title}>
      <SectionHead section={section} />
      <ul className="choice-cards mt-5" data-count={items.length}>
        {items.map(({ heading, line, href, picture }) => (
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
                <span className="brand-text text-22 leading-tight">{localized(heading)}</span>
                <span className="text-soft">{localized(line)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
