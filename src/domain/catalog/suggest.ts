// Suggestions of the search box for the typed letters, from the agency's suggestion index. In the browser.

import type { LocalizedText } from '#i18n/language.ts'
import { suggestedEach } from '#limits/display.ts'
import { getInitialConsonants } from './hangul.ts'
import {
  groupSynonyms,
  listJoinedNames,
  readSentence,
  type Vocabulary,
  type WordMeaning,
} from './read-sentence.ts'
import type { SuggestionIndex } from './search-calls.ts'
import { indexWords } from './word-index.ts'

export type SuggestionMatches = Pick<SuggestionIndex, 'places' | 'tags' | 'trips'> & { months: string[] }

export function suggest(typed: string, index: SuggestionIndex): SuggestionMatches {
  // A syllable that is still being typed ends in a consonant of its own.
  const sentence = readSentence(typed.trim().replace(/([가-힣])[ㄱ-ㅎ]$/, '$1'), getVocabulary(index))
  const { words } = sentence
  const months = sentence.months.filter((month) => index.months.includes(month))
  if (words.length === 0) return { places: [], tags: [], trips: [], months }
  const filterByName = <T extends { name: LocalizedText }>(list: T[]) =>
    list.filter(({ name }) => matchesWords(name, words.slice(-1))).slice(0, suggestedEach)
  return {
    months,
    places: filterByName(index.places),
    tags: filterByName(index.tags),
    trips: index.trips.filter(({ page_title }) => matchesWords(page_title, words)).slice(0, suggestedEach),
  }
}

function matchesWords({ ko, en }: LocalizedText, words: WordMeaning[]): boolean {
  const text = `${ko} ${en}`.toLowerCase()
  const sounds = getInitialConsonants(ko)
  return words.every(
    ({ typed, alternatives }) => alternatives.some((word) => text.includes(word)) || sounds.includes(typed),
  )
}

/** A guide is the same object for every letter that is typed. */
const vocabularies = new WeakMap<SuggestionIndex, Vocabulary>()

function getVocabulary(index: SuggestionIndex): Vocabulary {
  const cached = vocabularies.get(index)
  if (cached) return cached
  const { places, tags, trips, synonyms, today } = index
  const texts = [
    ...[...places, ...tags].map(({ name }) => name),
    ...trips.map(({ page_title }) => page_title),
  ]
  const joined = listJoinedNames(texts.map(({ en }) => en.toLowerCase()))
  const words = new Set([
    ...texts.flatMap(({ ko, en }) => `${ko} ${en}`.toLowerCase().split(/[^\p{L}\p{N}]+/u)),
    ...joined.map(({ word }) => word),
  ])
  const vocabulary = {
    today,
    synonyms: groupSynonyms([...synonyms, ...joined]),
    words: indexWords([...words].filter((word) => [...word].length > 1)),
  }
  vocabularies.set(index, vocabulary)
  return vocabulary
}
