// The brand kit of an agency as a schema: its look, and the sections of its home page with their words.
import { z } from 'zod'
import { homeLimits } from '#limits/shown.ts'
import { dateShapes, plainParts, sectionPlaces, tripChoices, tripShapes } from '#plain/home-section.ts'
import {
  cards,
  densities,
  fonts,
  grounds,
  heroes,
  type Theme as Kit,
  patterns,
  plainLook,
} from '#plain/theme.ts'
import { line } from '#platform/wire/shapes.ts'

const Words = z.strictObject({ ko: line(homeLimits.words), en: line(homeLimits.words) })
const Hue = z.number().min(0).max(360)
const Chroma = z.number().min(0).max(0.19)
/** A brand colour darker than this is used as ink, a lighter one as paper. */
const Lightness = z.number().min(0.3).max(0.9)

const Colour = z.strictObject({ lightness: Lightness, chroma: Chroma, hue: Hue })

/** A page of the agency's own site. */
const Href = line(300).regex(/^\/(?!\/)/, 'must be a page of the site, such as /travel')
const Picture = line(300).nullable()

const named = { title: Words, line: Words.nullable(), at: z.enum(sectionPlaces) }
const several = <T extends z.ZodType>(item: T) => z.array(item).min(1).max(homeLimits.items)

export const HomeSection = z.discriminatedUnion('kind', [
  z.strictObject({
    ...named,
    kind: z.literal('trips'),
    by: z.enum(tripChoices),
    of: line(50).nullable(),
    shape: z.enum(tripShapes),
  }),
  z.strictObject({
    ...named,
    kind: z.literal('dates'),
    by: z.enum(['soon', 'confirmed']),
    shape: z.enum(dateShapes),
    facts: z.array(z.strictObject({ label: Words, of: z.record(line(40), Words) })).max(homeLimits.columns),
    action: Words,
    alone: z.boolean(),
  }),
  z.strictObject({
    ...named,
    kind: z.literal('choices'),
    items: several(z.strictObject({ heading: Words, line: Words, href: Href, picture: Picture })),
  }),
  z.strictObject({
    ...named,
    kind: z.literal('measures'),
    shape: z.enum(['profile', 'bars']),
    unit: Words,
    items: several(
      z.strictObject({
        name: Words,
        line: Words.nullable(),
        value: z.number().min(0).max(1_000_000),
        href: Href.nullable(),
      }),
    ),
  }),
  z.strictObject({
    ...named,
    kind: z.literal('people'),
    people: several(z.strictObject({ name: Words, role: Words, line: Words, picture: Picture })),
  }),
  z.strictObject({ ...named, kind: z.enum(plainParts) }),
])

export const Theme = z.strictObject({
  hue: Hue,
  chroma: Chroma,
  type_scale: z.number().min(0.9).max(1.2),
  lightness: Lightness.default(plainLook.lightness),
  accent: Colour.default(plainLook.accent),
  font: z.enum(fonts).default(plainLook.font),
  radius: z.int().min(0).max(28).default(plainLook.radius),
  ground: z.enum(grounds).default(plainLook.ground),
  hero: z.enum(heroes).default(plainLook.hero),
  band: z.enum(['ground', 'brand']).default(plainLook.band),
  card: z.enum(cards).default(plainLook.card),
  pattern: z.enum(patterns).default(plainLook.pattern),
  density: z.enum(densities).default(plainLook.density),
  home: z.array(HomeSection).max(homeLimits.sections).default([]),
}) satisfies z.ZodType<Kit>
