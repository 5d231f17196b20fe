// A random look within what the forms let through: every choice, every colour, sections of every kind.
import type { SiteLook } from '#domain/agency/look/look.ts'
import { type HomeSection, sectionPlaces, tripChoices, tripShapes } from '#lib/home-section.ts'
import * as kit from '#lib/theme.ts'
import { homeLimits } from '#limits/display.ts'
import { createSection, sectionKinds } from '#office/look/create-section.ts'
import type { createDice } from './random-trips.ts'

type Dice = ReturnType<typeof createDice>

const texts = [
  '',
  '제주',
  '아주 긴 제목이 여러 줄로 이어져도 화면은 그대로입니다',
  '<b>&</b> "따옴표"',
  '🏝️',
  '{{x}} $& %s',
]
export const pickWords = ({ one }: Dice) => ({ ko: one(texts), en: one(texts) })

export function createRandomLook(dice: Dice, package_code = 'P1'): SiteLook {
  const { below, one } = dice
  return {
    theme: {
      ...createRandomColours(dice),
      type_scale: 0.9 + below(31) / 100,
      radius: below(29),
      font: one(kit.fonts),
      ground: one(kit.grounds),
      band: one(['ground', 'brand']),
      hero: one(kit.heroes),
      card: one(kit.cards),
      pattern: one(kit.patterns),
      density: one(kit.densities),
      header: one(kit.headers),
      list: one(kit.lists),
      filters: one(kit.filterPlaces),
      footer: one(kit.footers),
      empty_scene: one(kit.emptyScenes),
      facts: [],
      home: Array.from({ length: below(homeLimits.sections + 1) }, () =>
        createRandomSection(dice, package_code),
      ),
    },
    home: {
      hero_path: '',
      headline: { ko: '어디로 떠날까요', en: one(texts) },
      line: pickWords(dice),
      reasons: Array.from({ length: below(4) }, () => ({ heading: pickWords(dice), line: pickWords(dice) })),
      pictures: [],
    },
    logo: null,
  }
}

/** What the list of trips says of each: columns, and one number. */
export function addTripNotes(look: SiteLook, dice: Dice, package_code = 'P1'): SiteLook {
  const { below, one, chance } = dice
  const facts = Array.from({ length: below(homeLimits.columns + 1) }, () => ({
    label: pickWords(dice),
    of: chance(0.7) ? { [package_code]: pickWords(dice) } : {},
  }))
  const measure = {
    label: pickWords(dice),
    unit: pickWords(dice),
    sort: pickWords(dice),
    first: one(['most', 'least'] as const),
    of: { [package_code]: below(9_000), GONE: 1 },
  }
  return { ...look, theme: { ...look.theme, facts, ...(chance(0.5) && { measure }) } }
}

const createRandomColours = ({ below }: Dice) => ({
  hue: below(361),
  chroma: below(191) / 1000,
  lightness: 0.3 + below(601) / 1000,
  accent: { hue: below(361), chroma: below(191) / 1000, lightness: 0.3 + below(601) / 1000 },
})

function createRandomSection(dice: Dice, package_code: string): HomeSection {
  const { one, chance } = dice
  const section = createSection(one(sectionKinds))
  const common = {
    title: pickWords(dice),
    line: chance(0.5) ? pickWords(dice) : null,
    at: one(sectionPlaces),
    hidden: chance(0.2),
  }
  if (section.kind === 'trips')
    return { ...section, ...common, ...pickTrips(dice, package_code), shape: one(tripShapes) }
  if (section.kind === 'text') return { ...section, ...common, text: pickWords(dice) }
  if (section.kind === 'banner') return { ...section, ...common, href: one([null, '/travel']) }
  return { ...section, ...common }
}

/** Of a category that is gone, too, and of a trip that is. */
function pickTrips({ one }: Dice, package_code: string) {
  const by = one(tripChoices)
  const of = { category: one(['1', '999']), tag: one(['제주', 'sea']) }
  return {
    by,
    of: by === 'category' || by === 'tag' ? of[by] : null,
    codes: one([[], [package_code, 'GONE']]),
  }
}
