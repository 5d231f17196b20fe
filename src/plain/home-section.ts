// The parts an agency makes its home page of, in the order and with the words it chooses.
import type { Words } from '#words/language.ts'

export const sectionPlaces = ['hero', 'page'] as const
export const tripChoices = ['chosen', 'reviewed', 'newest', 'category', 'tag'] as const
export const tripShapes = ['row', 'grid', 'list'] as const
export const dateShapes = ['table', 'events', 'cards'] as const

/** Sections with content from elsewhere: the agency only names them. */
export const plainParts = ['reviews', 'notices', 'why', 'phone', 'search', 'areas'] as const
export type PlainPart = (typeof plainParts)[number]

type Named = {
  title: Words
  line: Words | null
  /** In the hero it stands beside the headline, without a heading of its own. */
  at: (typeof sectionPlaces)[number]
}

export type HomeSection = Named &
  (
    | {
        kind: 'trips'
        by: (typeof tripChoices)[number]
        /** The number of a category, or a tag. */
        of: string | null
        shape: (typeof tripShapes)[number]
      }
    | {
        /**
         * Departures: the next ones, or those that take place for certain, with what this trade says of each.
         */
        kind: 'dates'
        by: 'soon' | 'confirmed'
        shape: (typeof dateShapes)[number]
        /** Columns by trip: a first tee, a host, a height. */
        facts: { label: Words; of: Record<string, Words> }[]
        action: Words
        /** Also shows how many people travel alone. */
        alone: boolean
      }
    | {
        kind: 'choices'
        items: { heading: Words; line: Words; href: string; picture: string | null }[]
      }
    | {
        /** Numbers one can see: a profile of heights, or bars of minutes and steps. */
        kind: 'measures'
        shape: 'profile' | 'bars'
        unit: Words
        items: { name: Words; line: Words | null; value: number; href: string | null }[]
      }
    | { kind: 'people'; people: { name: Words; role: Words; line: Words; picture: string | null }[] }
    | { kind: PlainPart }
  )

export type SectionOf<K extends HomeSection['kind']> = Extract<HomeSection, { kind: K }>
