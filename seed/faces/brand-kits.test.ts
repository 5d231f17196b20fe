// Ten agencies speak with ten voices: what one says of itself, no other says.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { cards, emptyScenes, filterPlaces, footers, grounds, headers, heroes, lists } from '#lib/theme.ts'
import { renderScene } from '#serve/theme-file.server.ts'
import { agencies } from '../agencies.ts'
import type { DemoAgency } from '../demo-types.ts'

/** Every sentence an agency's home page says in its own name: the kit's, the headline's, the reasons'. */
function listSentences({ theme, home, meta }: DemoAgency): string[] {
  const found: string[] = []
  const read = (part: unknown): void => {
    if (Array.isArray(part)) for (const one of part) read(one)
    else if (part && typeof part === 'object') {
      const { ko, en } = { ko: undefined, en: undefined, ...part }
      if (typeof ko === 'string' && typeof en === 'string') found.push(ko, en)
      else for (const one of Object.values(part)) read(one)
    }
  }
  read([theme.home, home.hero, home.reasons, meta])
  return found
}

/** A word or a number may be anywhere; from three words on it is a sentence. */
const isSentence = (text: string) => text.trim().split(/\s+/).length >= 3

test('no sentence stands word for word on the home pages of two agencies', () => {
  const saidAt = new Map<string, Set<number>>()
  for (const agency of agencies)
    for (const text of listSentences(agency).filter(isSentence))
      saidAt.set(text, (saidAt.get(text) ?? new Set()).add(agency.travel_agency))
  expect(saidAt.size).toBeGreaterThan(500)
  expect([...saidAt].filter(([, who]) => who.size > 1).map(([text]) => text)).toEqual([])
})

test('no two agencies have the same look, and every hero, card, ground and footer is somebody’s', () => {
  const looks = agencies.map(({ theme: { hero, card, ground, band, font, pattern } }) =>
    [hero, card, ground, band, font, pattern].join(' '),
  )
  expect(new Set(looks).size).toBe(agencies.length)
  const used = (kind: 'hero' | 'card' | 'ground' | 'footer') =>
    new Set(agencies.map(({ theme }) => theme[kind])).size
  expect([used('hero'), used('card'), used('ground'), used('footer')]).toEqual([
    heroes.length,
    cards.length,
    grounds.length,
    footers.length,
  ])
})

test('no two agencies share a header, a list or the scene of what was not found', () => {
  const shared = (['header', 'list', 'empty_scene'] as const).filter(
    (kind) => new Set(agencies.map(({ theme }) => theme[kind])).size < agencies.length,
  )
  expect(shared).toEqual([])
})

test('each look an owner can choose has its style sheet, each scene its drawing', () => {
  const folder = path.resolve(import.meta.dirname, '../../src/storefront/looks')
  const chosen = [
    ...heroes.map((name) => `hero-${name}.css`),
    ...cards.map((name) => `card-${name}.css`),
    ...headers.map((name) => `header-${name}.css`),
    ...lists.map((name) => `list-${name}.css`),
    ...filterPlaces.map((name) => `filters-${name}.css`),
    ...footers.map((name) => `footer-${name}.css`),
    ...emptyScenes.map((name) => `scenes/${name}.svg`),
  ]
  expect(chosen.filter((file) => !fs.existsSync(path.join(folder, file)))).toEqual([])
  for (const agency of agencies) {
    expect(renderScene(agency.theme)).not.toMatch(/[{}]/)
    expect(renderScene(agency.theme)).toMatch(/^<svg .*<\/svg>\s*$/)
  }
})

test('what a list says of trips, it says of trips there are', () => {
  const unknown = agencies.flatMap(({ theme: { facts, measure }, packages }) => {
    const codes = new Set(packages.map(({ package_code }) => package_code))
    const said = [...facts.flatMap(({ of }) => Object.keys(of)), ...Object.keys(measure?.of ?? {})]
    return said.filter((code) => !codes.has(code))
  })
  expect(unknown).toEqual([])
})
