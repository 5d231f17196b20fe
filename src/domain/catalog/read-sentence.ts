// Reads a search as a sentence: which months it names, and what each other word may mean.
import { searchedWords } from '#limits/display.ts'
import { isInitialConsonants, isOneLetterOff } from './hangul.ts'
import { joinSplitWords, parseMonths } from './parse-months.ts'
import type { WordIndex } from './word-index.ts'

export type Synonym = { word: string; means: string }
/** The words that can be found: every word of the agency's trips, in small letters. */
export type Vocabulary = { words: WordIndex; synonyms: ReadonlyMap<string, string[]>; today: string }

/** A word as it was typed, and what is looked for instead: any of these. */
export type WordMeaning = { typed: string; alternatives: string[]; isGuess: boolean }
/** A word with its meaning, or with the months it names. */
export type ParsedWord = WordMeaning & { months: string[] }
export type Sentence = { months: string[]; words: WordMeaning[] }

/** Words that only say that somebody travels, and particles. */
const fillerWords = new Set([
  '여행',
  '투어',
  '관광',
  '패키지',
  '상품',
  '추천',
  'trip',
  'trips',
  'tour',
  'tours',
  'in',
  'to',
  'with',
  'for',
  'the',
])
const endingPattern = /(?:여행|투어|관광|으로|에서|에|로|와|과|랑)$/
/** How many similar words replace an unknown word. More of them would find everything. */
const maxGuesses = 6

/** A sentence as its words. Only the first of them count: each costs a search of its own. */
export function splitWords(typed: string): { words: string[]; isCut: boolean } {
  const words = joinSplitWords(typed.normalize('NFC'))
    .split(/[\s,·]+/)
    .filter(Boolean)
  return { words: words.slice(0, searchedWords), isCut: words.length > searchedWords }
}

export const readSentence = (typed: string, vocabulary: Vocabulary): Sentence =>
  buildSentence(splitWords(typed).words.map((word) => readWord(word, vocabulary)))

export function readWord(word: string, vocabulary: Vocabulary): ParsedWord {
  const typed = word.toLowerCase()
  const months = parseMonths(typed, vocabulary.today)
  return months.length > 0
    ? { typed, alternatives: [], isGuess: false, months }
    : { ...findMeaning(typed, vocabulary), months }
}

export function buildSentence(read: ParsedWord[]): Sentence {
  const months = read.flatMap((word) => word.months)
  const words = read
    .filter(({ months }) => months.length === 0)
    .map(({ typed, alternatives, isGuess }) => ({ typed, alternatives, isGuess }))
  const meaningful = words.filter(({ typed }) => !fillerWords.has(typed))
  // A word without meaning is dropped when another word has one.
  const hasMeaning = meaningful.length > 0 || months.length > 0
  return { months, words: hasMeaning ? meaningful : words }
}

/** The meanings of customers' words, by word. */
export function groupSynonyms(synonyms: Synonym[]): Vocabulary['synonyms'] {
  const meanings = new Map<string, string[]>()
  for (const { word, means } of synonyms) meanings.set(word, [...(meanings.get(word) ?? []), means])
  return meanings
}

/**
 * Names of several words are typed as one: danang for Da Nang, hochiminh for Ho Chi Minh. Each such spelling
 * means the words as they are in the texts, which are in small letters.
 */
export function listJoinedNames(texts: string[]): Synonym[] {
  const names = new Map<string, string>()
  for (const text of new Set(texts))
    for (const [run] of text.matchAll(/[a-z]+(?: [a-z]+)+/g)) {
      const parts = run.split(' ')
      for (const [at, first] of parts.entries())
        for (const name of [parts.slice(at, at + 2), parts.slice(at, at + 3)])
          if (name.length > 1 && first.length > 1) names.set(name.join(''), name.join(' '))
    }
  return [...names].map(([word, means]) => ({ word, means }))
}

/** The words that mean one, by the agency's own list. */
export const listSynonyms = (word: string, synonyms: Vocabulary['synonyms']): string[] => [
  word,
  ...(synonyms.get(word) ?? []),
]

function findMeaning(typed: string, { words, synonyms }: Vocabulary): WordMeaning {
  const stem = typed.replace(endingPattern, '')
  const alternatives = listSynonyms(typed, synonyms)
  if (alternatives.some(words.isPart)) return { typed, alternatives, isGuess: false }
  if (isInitialConsonants(typed)) {
    const matches = words.soundingLike(typed).slice(0, maxGuesses)
    return { typed, alternatives: matches.length > 0 ? matches : alternatives, isGuess: false }
  }
  const plain = stem.length > 1 && stem !== typed ? listSynonyms(stem, synonyms) : []
  if (plain.some(words.isPart)) return { typed, alternatives: plain, isGuess: false }
  const guesses = guessWords(typed, words.beginningLike(typed)).flatMap((word) =>
    listSynonyms(word, synonyms),
  )
  return guesses.length > 0
    ? { typed, alternatives: guesses, isGuess: true }
    : { typed, alternatives, isGuess: false }
}

function guessWords(typed: string, candidates: string[]): string[] {
  const similar = candidates.filter((word) => isOneLetterOff(typed, word)).slice(0, maxGuesses)
  if (similar.length > 0) return similar
  // 오사까 is in no list, but 오사카성 begins like it.
  const length = [...typed].length
  const begins = candidates
    .filter((word) => [...word].length > length && length > 1)
    .map((word) => [...word].slice(0, length).join(''))
    .filter((beginning) => isOneLetterOff(typed, beginning))
  return [...new Set(begins)].slice(0, maxGuesses)
}
