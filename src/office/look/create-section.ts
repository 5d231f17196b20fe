// A new section of each kind, as it begins.
import type { HomeSection } from '#lib/home-section.ts'

const words = () => ({ ko: '', en: '' })

export const sectionKinds = [
  'trips',
  'dates',
  'banner',
  'text',
  'reviews',
  'notices',
  'choices',
  'people',
  'why',
  'phone',
  'areas',
  'search',
  'measures',
] as const satisfies HomeSection['kind'][]

export function createSection(kind: HomeSection['kind']): HomeSection {
  const heading = { title: words(), line: null, at: 'page' } as const
  switch (kind) {
    case 'trips':
      return { ...heading, kind, by: 'picked', of: null, codes: [], shape: 'row' }
    case 'dates':
      return { ...heading, kind, by: 'soon', shape: 'cards', facts: [], action: words(), alone: false }
    case 'choices':
      return { ...heading, kind, items: [createChoice()] }
    case 'measures':
      return { ...heading, kind, shape: 'bars', unit: words(), items: [createMeasure()] }
    case 'people':
      return { ...heading, kind, people: [createPerson()] }
    case 'text':
      return { ...heading, kind, text: words() }
    case 'banner':
      return { ...heading, kind, picture: null, href: null }
    default:
      return { ...heading, kind }
  }
}

export const createChoice = () => ({ heading: words(), line: words(), href: '/travel', picture: null })
export const createMeasure = () => ({ name: words(), line: null, value: 0, href: null })
export const createPerson = () => ({ name: words(), role: words(), line: words(), picture: null })
