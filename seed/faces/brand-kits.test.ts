// Ten agencies speak with ten voices: what one says of itself, no other says.
import { expect, test } from 'vitest'
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

/** A word or a number may stand anywhere; from three words on it is a sentence. */
const isSentence = (text: string) => text.trim().split(/\s+/).length >= 3

test('no sentence stands word for word on the home pages of two agencies', () => {
  const saidAt = new Map<string, Set<number>>()
  for (const agency of agencies)
    for (const text of listSentences(agency).filter(isSentence))
      saidAt.set(text, (saidAt.get(text) ?? new Set()).add(agency.travel_agency))
  expect(saidAt.size).toBeGreaterThan(500)
  expect([...saidAt].filter(([, who]) => who.size > 1).map(([text]) => text)).toEqual([])
})

test('no two agencies have the same look, and every hero, card and ground is somebody’s', () => {
  const looks = agencies.map(({ theme: { hero, card, ground, band, font, pattern } }) =>
    [hero, card, ground, band, font, pattern].join(' '),
  )
  expect(new Set(looks).size).toBe(agencies.length)
  const used = (kind: 'hero' | 'card' | 'ground') => new Set(agencies.map(({ theme }) => theme[kind])).size
  expect([used('hero'), used('card'), used('ground')]).toEqual([4, 3, 5])
})
