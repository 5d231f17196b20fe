// What an owner can lay on a hero or beside it: every kind of section, in every shape it has.
import type { HomeSection, sectionPlaces } from '#lib/home-section.ts'
import { dateShapes, tripShapes } from '#lib/home-section.ts'
import { choices, dates, measures, people, plainSection, trips, words } from '#seed/faces/brand-kit.ts'

/** No two of them have one name: a reader with their ears tells them apart, too. */
const createNames = () => {
  let count = 0
  return () => words(`이름 ${++count}`, `Name ${count}`)
}

export function listHeroSections(at: (typeof sectionPlaces)[number]): HomeSection[] {
  const name = createNames()
  const line = words('한 줄로 말하는 설명', 'A line that says more')
  const heights = [1608, 3260, 2583].map((value) => ({ name: name(), line, value, href: null }))
  const face = { name: name(), role: words('인솔자', 'Leader'), line, picture: null }
  const sections: HomeSection[] = [
    ...dateShapes.map((shape) =>
      dates({ shape, facts: [{ label: name(), of: {} }], alone: true }, name(), line),
    ),
    ...tripShapes.map((shape) => trips('chosen', shape, null, name(), line)),
    ...(['profile', 'bars', 'course'] as const).map((shape) =>
      measures(shape, words('m', ' m'), heights, name(), line),
    ),
    choices([{ heading: name(), line, href: '/travel', picture: null }], name(), line),
    people([face], name(), line),
    { kind: 'text', text: line, title: name(), line, at },
    { kind: 'banner', picture: null, href: null, title: name(), line, at },
    ...(['reviews', 'notices', 'why', 'phone', 'areas', 'search'] as const).map((kind) =>
      plainSection(kind, name(), line),
    ),
  ]
  return sections.map((section) => ({ ...section, at }))
}
