// Reads a search as a sentence: which months it names, and what each other word may mean.
import { firstConsonants, isFirstConsonants, isOneLetterOff } from './hangul.ts'
import { joined, monthsSaid } from './months-said.ts'

export type Synonym = { word: string; means: string }
/** What can be found at all: every word of the agency's trips, in small letters. */
export type Vocabulary = { words: string[]; synonyms: Synonym[]; today: string }

/** A word as it was typed, and what is looked for instead: any of these. */
export type Meant = { typed: string; any: string[]; isGuess: boolean }
export type Sentence = { months: string[]; when: string[]; words: Meant[] }

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

export function readSentence(typed: string, known: Vocabulary): Sentence {
  const sentence: Sentence = { months: [], when: [], words: [] }
  for (const word of joined(typed.normalize('NFC').toLowerCase())
    .split(/[\s,·]+/)
    .filter(Boolean)) {
    const months = monthsSaid(word, known.today)
    if (months.length > 0) {
      sentence.months.push(...months)
      sentence.when.push(word)
    } else sentence.words.push(meaningOf(word, known))
  }
  const telling = sentence.words.filter(({ typed }) => !idle.has(typed))
  // A word without meaning is dropped when another word has one.
  if (telling.length > 0 || sentence.months.length > 0) sentence.words = telling
  return sentence
}

/** The words that stand for one, by the agency's own list. */
export const wordsFor = (word: string, synonyms: Synonym[]): string[] => [
  word,
  ...synonyms.filter((synonym) => synonym.word === word).map(({ means }) => means),
]

function meaningOf(typed: string, { words, synonyms }: Vocabulary): Meant {
  const isKnown = (word: string) => words.some((other) => other.includes(word))
  const stem = typed.replace(endings, '')
  const any = wordsFor(typed, synonyms)
  if (any.some(isKnown)) return { typed, any, isGuess: false }
  if (isFirstConsonants(typed)) {
    const begun = words.filter((word) => firstConsonants(word).startsWith(typed)).slice(0, guessesMost)
    return { typed, any: begun.length > 0 ? begun : any, isGuess: false }
  }
  const plain = stem.length > 1 && stem !== typed ? wordsFor(stem, synonyms) : []
  if (plain.some(isKnown)) return { typed, any: plain, isGuess: false }
  const near = words.filter((word) => isOneLetterOff(typed, word)).slice(0, guessesMost)
  if (near.length > 0) return { typed, any: near, isGuess: true }
  // 오사까 stands in no list, but 오사카성 begins like it.
  const length = [...typed].length
  const begins = words
    .filter((word) => [...word].length > length && length > 1)
    .map((word) => [...word].slice(0, length).join(''))
    .filter((beginning) => isOneLetterOff(typed, beginning))
  const guesses = [...new Set(begins)].slice(0, guessesMost)
  return guesses.length > 0 ? { typed, any: guesses, isGuess: true } : { typed, any, isGuess: false }
}
