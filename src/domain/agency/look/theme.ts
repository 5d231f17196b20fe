// The brand kit of an agency as a schema: its look, and the sections of its home page with their words.
import { z } from 'zod'
import { dateShapes, sectionPlaces, simpleSections, tripChoices, tripShapes } from '#lib/home-section.ts'
import {
  cards,
  defaultLook,
  densities,
  emptyScenes,
  filterPlaces,
  fonts,
  footers,
  grounds,
  headers,
  heroes,
  type Theme as Kit,
  lists,
  patterns,
} from '#lib/theme.ts'
import { homeLimits } from '#limits/display.ts'
import { line, text } from '#platform/wire/shapes.ts'

/** The words of a section, a hero or a reason. */
export const HomeWords = z.strictObject({ ko: line(homeLimits.words), en: line(homeLimits.words) })
const Paragraphs = z.strictObject({ ko: text(homeLimits.paragraphs), en: text(homeLimits.paragraphs) })
const Hue = z.number().min(0).max(360)
const Chroma = z.number().min(0).max(0.19)
/** A brand colour darker than this is used as ink, a lighter one as paper. */
const Lightness = z.number().min(0.3).max(0.9)

const Colour = z.strictObject({ lightness: Lightness, chroma: Chroma, hue: Hue })

/** A page of the agency's own site. */
export const Href = line(300).regex(/^\/(?![/\\])/, 'must be a page of the site, such as /travel')
export const PicturePath = line(300)
const Picture = PicturePath.nullable()

const sectionFields = {
  title: HomeWords,
  line: HomeWords.nullable(),
  at: z.enum(sectionPlaces),
  hidden: z.boolean().optional(),
}
const TripFacts = z
  .array(z.strictObject({ label: HomeWords, of: z.record(line(40), HomeWords) }))
  .max(homeLimits.columns)
const TripMeasure = z.strictObject({
  label: HomeWords,
  unit: HomeWords,
  sort: HomeWords,
  first: z.enum(['most', 'least']),
  of: z.record(line(40), z.number().min(0).max(1_000_000)),
})
const listOfItems = <T extends z.ZodType>(item: T) => z.array(item).min(1).max(homeLimits.items)

export const Person = z.strictObject({
  name: HomeWords,
  role: HomeWords,
  line: HomeWords,
  picture: Picture,
  since: z.int().min(1950).max(2100).optional(),
  chat: line(300)
    .regex(/^https:\/\/[^\s]+$/, 'must begin with https://')
    .optional(),
})

export const PeopleSection = z.strictObject({
  ...sectionFields,
  kind: z.literal('people'),
  people: listOfItems(Person),
})

export const HomeSection = z.discriminatedUnion('kind', [
  z.strictObject({
    ...sectionFields,
    kind: z.literal('trips'),
    by: z.enum(tripChoices),
    of: line(50).nullable(),
    codes: z.array(line(40)).max(homeLimits.trips).optional(),
    shape: z.enum(tripShapes),
  }),
  z.strictObject({ ...sectionFields, kind: z.literal('text'), text: Paragraphs }),
  z.strictObject({ ...sectionFields, kind: z.literal('banner'), picture: Picture, href: Href.nullable() }),
  z.strictObject({
    ...sectionFields,
    kind: z.literal('dates'),
    by: z.enum(['soon', 'confirmed']),
    shape: z.enum(dateShapes),
    facts: TripFacts,
    action: HomeWords,
    alone: z.boolean(),
  }),
  z.strictObject({
    ...sectionFields,
    kind: z.literal('choices'),
    items: listOfItems(z.strictObject({ heading: HomeWords, line: HomeWords, href: Href, picture: Picture })),
  }),
  z.strictObject({
    ...sectionFields,
    kind: z.literal('measures'),
    shape: z.enum(['profile', 'bars', 'course']),
    unit: HomeWords,
    items: listOfItems(
      z.strictObject({
        name: HomeWords,
        line: HomeWords.nullable(),
        value: z.number().min(0).max(1_000_000),
        href: Href.nullable(),
      }),
    ),
  }),
  PeopleSection,
  z.strictObject({ ...sectionFields, kind: z.enum(simpleSections) }),
])

export const ListKit = z.object({
  kind: z.enum(lists),
  facts: TripFacts,
  measure: TripMeasure.optional(),
})
export type ListKit = z.output<typeof ListKit>

export const Theme = z.strictObject({
  hue: Hue,
  chroma: Chroma,
  type_scale: z.number().min(0.9).max(1.2),
  lightness: Lightness.default(defaultLook.lightness),
  accent: Colour.default(defaultLook.accent),
  font: z.enum(fonts).default(defaultLook.font),
  radius: z.int().min(0).max(28).default(defaultLook.radius),
  ground: z.enum(grounds).default(defaultLook.ground),
  hero: z.enum(heroes).default(defaultLook.hero),
  band: z.enum(['ground', 'brand']).default(defaultLook.band),
  card: z.enum(cards).default(defaultLook.card),
  pattern: z.enum(patterns).default(defaultLook.pattern),
  density: z.enum(densities).default(defaultLook.density),
  header: z.enum(headers).default(defaultLook.header),
  list: z.enum(lists).default(defaultLook.list),
  filters: z.enum(filterPlaces).default(defaultLook.filters),
  footer: z.enum(footers).default(defaultLook.footer),
  empty_scene: z.enum(emptyScenes).default(defaultLook.empty_scene),
  facts: TripFacts.default([]),
  measure: TripMeasure.optional(),
  home: z.array(HomeSection).max(homeLimits.sections).default([]),
}) satisfies z.ZodType<Kit>
