// The people of an agency, with face and line: on its home page and on the page about it.
import type { SectionByKind } from '#lib/home-section.ts'
import { Picture } from '#ui/picture.tsx'
import { useLocalized } from '#web/session.tsx'
import { SectionHead, useSectionTitle } from './section-head.tsx'

export function PeopleSection({ section }: { section: SectionByKind<'people'> }) {
  const localized = useLocalized()
  return (
    <section aria-label={useSectionTitle(section)}>
      <SectionHead section={section} />
      <ul className="people mt-5">
        {section.people.map(({ name, role, line, picture }) => (
          <li key={name.ko} className="flex gap-4">
            {picture ? (
              <Picture
                path={picture}
                alt=""
                sizes="80px"
                className="size-20 shrink-0 rounded-full object-cover"
              />
            ) : (
              <span
                aria-hidden="true"
                className="brand-text flex size-16 shrink-0 items-center justify-center rounded-full bg-brand text-22 text-on-brand"
              >
                {localized(name).slice(0, 1)}
              </span>
            )}
            <span className="min-w-0">
              <span className="brand-text block text-18">{localized(name)}</span>
              <span className="block text-15 text-soft">{localized(role)}</span>
              <span className="mt-1 block text-15">{localized(line)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
