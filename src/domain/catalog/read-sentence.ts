// Reads a search as a sentence: which months it names, and what each other word may mean.
import { searchedWords } from '#limits/shown.ts'
import { isFirstConsonants, isOneLetterOff } from './hangul.ts'
import { joined, monthsSaid } from './months-said.ts'
import type { WordIndex } from './word-index.ts'

export type Synonym = { word: string; means: string }
/** What can be found at all: every word of the agency's trips, in small letters. */
export type Vocabulary = { words: WordIndex; synonyms: ReadonlyMap<string, string[]>; today: string }

/** A word as it was typed, and what is looked for instead: any of these. */
export type Meant = { typed: string; any: string[]; isGuess: boolean }
/** Of one word: what it means, or the months it names. */
export type ReadWord = Meant & { months: string[] }
export type Sentence = { months: string[]; words: Meant[] }

/** Words that only say that somebody travels, and particles. */
const idle = new Set([
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
const endings = /(?:여행|투어|관광|으로|에서|에|로|와|과|랑)$/
/** How many similar words replace an unknown word. More of them would find everything. */
const guessesMost = 6

/** A sentence as its words. Only the first of them count: each costs a search of its own. */
export function splitWords(typed: string): { words: string[]; isCut: boolean } {
  const words = joined(typed.normalize('NFC'))
    .split(/[\s,·]+/)
    .filter(Boolean)
  return { words: words.slice(0, searchedWords), isCut: words.length > searchedWords }
}

export const readSentence = (typed: string, known: Vocabulary): Sentence =>
  sentenceOf(splitWords(typed).words.map((word) => readWord(word, known)))

export function readWord(word: string, known: Vocabulary): ReadWord {
  const typed = word.toLowerCase()
  const months = monthsSaid(typed, known.today)
  return months.length > 0
    ? { typed, any: [], isGuess: false, months }
    : { ...meaningOf(typed, known), months }
}

/** The sentence that words make which were read before. */
export function sentenceOf(read: ReadWord[]): Sentence {
  const months = read.flatMap((word) => word.months)
  const words = read
    .filter(({ months }) => months.length === 0)
    .map(({ typed, any, isGuess }) => ({ typed, any, isGuess }))
  const telling = words.filter(({ typed }) => !idle.has(typed))
  // A word without meaning is dropped when another word has one.
  const isTold = telling.length > 0 || months.length > 0
  return { months, words: isTold ? telling : words }
}

/** What customers' words mean, by word. */
export function bySynonym(synonyms: Synonym[]): Vocabulary['synonyms'] {
  const meanings = new Map<string, string[]>()
  for (const { word, means } of synonyms) meanings.set(word, [...(meanings.get(word) ?? []), means])
  return meanings
}

/** The words that stand for one, by the agency's own list. */
export const wordsFor = (word: string, synonyms: Vocabulary['synonyms']): string[] => [
  word,
  ...(synonyms.get(word) ?? []),
]

function meaningOf(typed: string, { words, synonyms }: Vocabulary): Meant {
  const stem = typed.replace(endings, '')
  const any = wordsFor(typed, synonyms)
  if (any.some(words.isPart)) return { typed, any, isGuess: false }
  if (isFirstConsonants(typed)) {
    const begun = words.soundingLike(typed).slice(0, guessesMost)
    return { typed, any: begun.length > 0 ? begun : any, isGuess: false }
  }
  const plain = stem.length > 1 && stem !== typed ? wordsFor(stem, synonyms) : []
  if (plain.some(words.isPart)) return { typed, any: plain, isGuess: false }
  const guesses = guess(typed, words.beginningLike(typed))
  return guesses.length > 0 ? { typed, any: guesses, isGuess: true } : { typed, any, isGuess: false }
}

function guess(typed: string, candidates: string[]): string[] {
  const near = candidates.filter((word) => isOneLetterOff(typed, word)).slice(0, guessesMost)
  if (near.length > 0) return near
  // 오사까 stands in no list, but 오사카성 begins like it.
  const length = [...typed].length
  const begins = candidates
    .filter((word) => [...word].length > length && length > 1)
    .map((word) => [...word].slice(0, length).join(''))
    .filter((beginning) => isOneLetterOff(typed, beginning))
  return [...new Set(begins)].slice(0, guessesMost)
}
