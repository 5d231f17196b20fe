// What the search box suggests for what was typed so far, out of the agency's guide. It runs in the browser.
import { suggestedEach } from '#limits/shown.ts'
import type { Words } from '#words/language.ts'
import { firstConsonants } from './hangul.ts'
import { bySynonym, type Meant, readSentence, type Vocabulary } from './read-sentence.ts'
import type { Guide } from './search-calls.ts'
import { indexWords } from './word-index.ts'

export type Suggested = Pick<Guide, 'places' | 'tags' | 'trips'> & { months: string[] }

export function suggest(typed: string, guide: Guide): Suggested {
  // A syllable that is still being typed ends in a consonant of its own.
  const sentence = readSentence(typed.trim().replace(/([가-힣])[ㄱ-ㅎ]$/, '$1'), vocabularyOf(guide))
  const { words } = sentence
  const months = sentence.months.filter((month) => guide.months.includes(month))
  if (words.length === 0) return { places: [], tags: [], trips: [], months }
  const named = <T extends { name: Words }>(list: T[]) =>
    list.filter(({ name }) => isFound(name, words.slice(-1))).slice(0, suggestedEach)
  return {
    months,
    places: named(guide.places),
    tags: named(guide.tags),
    trips: guide.trips.filter(({ page_title }) => isFound(page_title, words)).slice(0, suggestedEach),
  }
}

function isFound({ ko, en }: Words, words: Meant[]): boolean {
  const text = `${ko} ${en}`.toLowerCase()
  const sounds = firstConsonants(ko)
  return words.every(({ typed, any }) => any.some((word) => text.includes(word)) || sounds.includes(typed))
}

/** A guide is the same object for every letter that is typed. */
const vocabularies = new WeakMap<Guide, Vocabulary>()

function vocabularyOf(guide: Guide): Vocabulary {
  const known = vocabularies.get(guide)
  if (known) return known
  const { places, tags, trips, synonyms, today } = guide
  const texts = [
    ...[...places, ...tags].map(({ name }) => name),
    ...trips.map(({ page_title }) => page_title),
  ]
  const words = new Set(texts.flatMap(({ ko, en }) => `${ko} ${en}`.toLowerCase().split(/[^\p{L}\p{N}]+/u)))
  const vocabulary = {
    today,
    synonyms: bySynonym(synonyms),
    words: indexWords([...words].filter((word) => [...word].length > 1)),
  }
  vocabularies.set(guide, vocabulary)
  return vocabulary
}
