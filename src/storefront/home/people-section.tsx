// The people of an agency, with face and line: on its home page and, with their chat, on the page about it.
import type { SectionByKind } from '#lib/home-section.ts'
import { PersonCard, PersonChat } from '#storefront/kit/person-card.tsx'
import { SectionHead, useSectionTitle } from './section-head.tsx'

type Props = { section: SectionByKind<'people'>; withChat?: boolean }

export function PeopleSection({ section, withChat = false }: Props) {
  return (
    <section aria-label={useSectionTitle(section)}>
      <SectionHead section={section} />
      <ul className="people mt-5">
        {section.people.map((person) => (
          <li key={person.name.ko} className="grid content-between justify-items-start gap-3">
            <PersonCard person={person} />
            {withChat && <PersonChat person={person} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
