// The parts an agency makes its home page of, in the order and with the words it chooses.
import type { LocalizedText } from '#i18n/language.ts'

export const sectionPlaces = ['hero', 'aside', 'page'] as const
export const tripChoices = ['chosen', 'picked', 'reviewed', 'newest', 'category', 'tag'] as const
export const tripShapes = ['row', 'grid', 'list'] as const
export const dateShapes = ['table', 'events', 'cards', 'board', 'stickers'] as const

/** Sections with content from elsewhere: the agency only names them. */
export const simpleSections = ['reviews', 'notices', 'why', 'phone', 'search', 'areas'] as const
export type SimpleSection = (typeof simpleSections)[number]

/** A column by trip: a first tee, a host, a height. */
export type TripFact = { label: LocalizedText; of: Record<string, LocalizedText> }

/** A number by trip, and the words for the order by it. */
export type TripMeasure = {
  label: LocalizedText
  unit: LocalizedText
  sort: LocalizedText
  first: 'most' | 'least'
  of: Record<string, number>
}

/** One of the agency's people. `since`: the year they began in this work. `chat`: where one writes to them. */
export type Person = {
  name: LocalizedText
  role: LocalizedText
  line: LocalizedText
  picture: string | null
  since?: number
  chat?: string
}

type SectionHeading = {
  title: LocalizedText
  line: LocalizedText | null
  /** In the hero the section is below the headline, `aside` beside both, without a heading of its own. */
  at: (typeof sectionPlaces)[number]
  /** The section stays in the editor, and nobody sees it on the site. */
  hidden?: boolean | undefined
}

export type HomeSection = SectionHeading &
  (
    | {
        kind: 'trips'
        by: (typeof tripChoices)[number]
        /** The number of a category, or a tag. */
        of: string | null
        /** The codes of picked trips, in their order. */
        codes?: string[] | undefined
        shape: (typeof tripShapes)[number]
      }
    | {
        /** Paragraphs that the agency wrote. */
        kind: 'text'
        text: LocalizedText
      }
    | {
        /** A wide picture with the words of the section on it, leading somewhere. */
        kind: 'banner'
        picture: string | null
        href: string | null
      }
    | {
        /**
         * Departures: the next ones, or those that take place for certain, with what this trade says of each.
         */
        kind: 'dates'
        by: 'soon' | 'confirmed'
        shape: (typeof dateShapes)[number]
        facts: TripFact[]
        action: LocalizedText
        /** The section also shows how many people travel alone. */
        alone: boolean
      }
    | {
        kind: 'choices'
        items: { heading: LocalizedText; line: LocalizedText; href: string; picture: string | null }[]
      }
    | {
        /** Numbers as drawings: a profile of heights, bars of minutes and steps, the holes of a course. */
        kind: 'measures'
        shape: 'profile' | 'bars' | 'course'
        unit: LocalizedText
        items: { name: LocalizedText; line: LocalizedText | null; value: number; href: string | null }[]
      }
    | {
        kind: 'people'
        people: Person[]
      }
    | { kind: SimpleSection }
  )

export type SectionByKind<K extends HomeSection['kind']> = Extract<HomeSection, { kind: K }>
