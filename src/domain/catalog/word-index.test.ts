// The index finds what comparing every word would find, and compares few.
import { expect, test } from 'vitest'
import { getInitialConsonants, isOneLetterOff } from './hangul.ts'
import { groupSynonyms, readSentence, splitWords } from './read-sentence.ts'
import { indexWords } from './word-index.ts'

/** The same words at every run. */
function numbersFrom(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * most)
  }
}

const number = numbersFrom(7)
const syllable = () => String.fromCharCode(0xac00 + number(11_172))
const latin = () => String.fromCharCode(97 + number(26))
const makeWord = (letter: () => string) => Array.from({ length: 2 + number(5) }, letter).join('')
const words = Array.from({ length: 4_000 }, (_, at) => makeWord(at % 4 === 0 ? latin : syllable))
const index = indexWords(words)
/** What is compared with every word takes as long as the index saves. */
const sample = words.slice(0, 300)

/** One letter or syllable changed, missing, too many or swapped with the next. */
function misspell(word: string): string {
  const letters = [...word]
  const at = number(letters.length)
  const other = /[a-z]/.test(word) ? latin() : syllable()
  const [one = '', next = ''] = letters.slice(at)
  const spoilt = [[other], [], [one, other], [other, one], [next, one]][number(5)] ?? []
  letters.splice(at, spoilt[0] === next ? 2 : 1, ...spoilt)
  return letters.join('')
}

/** A syllable with another end, as a slip of the finger makes it. */
const mistypeEnd = (word: string) =>
  word.replace(/[가-힣]$/, (last) =>
    String.fromCharCode(last.charCodeAt(0) - ((last.charCodeAt(0) - 0xac00) % 28) + number(28)),
  )

test('every word that is one letter off is among those that are compared', () => {
  for (let turn = 0; turn < 300; turn++) {
    const word = sample[number(sample.length)] ?? ''
    const typed = turn % 3 === 0 ? mistypeEnd(word) : misspell(word)
    const compared = new Set(index.beginningLike(typed))
    const isMissed = (other: string) => !compared.has(other)
    expect(sample.filter((other) => isOneLetterOff(typed, other)).filter(isMissed), typed).toEqual([])
    const cutToTyped = (other: string) => [...other].slice(0, [...typed].length).join('')
    const begins = sample.filter((other) => isOneLetterOff(typed, cutToTyped(other)))
    expect(begins.filter(isMissed), `${typed} at the beginning`).toEqual([])
    if (turn % 30 > 0) continue
    const sounds = getInitialConsonants(typed).slice(0, 3)
    const sounding = words.filter((other) => getInitialConsonants(other).startsWith(sounds))
    if (sounds.length > 1) expect(new Set(index.soundingLike(sounds))).toEqual(new Set(sounding))
  }
})

test('a made-up word is compared with a few of four thousand', () => {
  const compared = Array.from({ length: 200 }, () => index.beginningLike(makeWord(syllable)).length)
  expect(Math.max(...compared)).toBeLessThan(words.length / 10)
})

test('of thirty-three words the first eight are looked up', () => {
  const typed = Array.from({ length: 33 }, () => makeWord(syllable).slice(0, 2)).join(' ')
  let lookedUp = 0
  const counted = { ...index, isPart: (word: string) => void lookedUp++ === undefined && index.isPart(word) }
  const vocabulary = { words: counted, synonyms: groupSynonyms([]), today: '2026-11-17' }
  expect(readSentence(typed, vocabulary).words.length).toBeLessThanOrEqual(8)
  expect(lookedUp).toBeLessThanOrEqual(16) // each as it is, and without an ending
  expect(splitWords(typed)).toMatchObject({ isCut: true })
  expect(splitWords('부모님 5월 제주도')).toEqual({ words: ['부모님', '5월', '제주도'], isCut: false })
})
