// Hangul as it is typed in a hurry: first consonants alone, and words with one letter wrong.
import { keywordLength } from '#limits/display.ts'

const initialConsonants = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const syllableBlock = { first: 0xac00, last: 0xd7a3, vowels: 21, ends: 28 } as const

const isSyllable = (letter: string) => /^[가-힣]$/.test(letter)

/** 제주 → ㅈㅈ; what is no syllable stays as it is. */
export const getInitialConsonants = (word: string): string =>
  [...word]
    .map((letter) =>
      isSyllable(letter)
        ? initialConsonants[
            Math.floor(
              (letter.charCodeAt(0) - syllableBlock.first) / (syllableBlock.vowels * syllableBlock.ends),
            )
          ]
        : letter,
    )
    .join('')

/** Two characters find something by themselves, and so does one syllable: it may be a word (섬, 꽃, 괌). */
export const isSearchable = (keyword: string): boolean =>
  [...keyword].length >= keywordLength.least || isSyllable(keyword)

/** Two and more consonants and nothing else: the first ones of a word. */
export const isInitialConsonants = (word: string): boolean => /^[ㄱ-ㅎ]{2,}$/.test(word)

/** A syllable in its parts: first, vowel, end. A double end counts as one. */
export const splitLetters = (word: string): string[] =>
  [...word].flatMap((letter) => {
    if (!isSyllable(letter)) return [letter]
    const at = letter.charCodeAt(0) - syllableBlock.first
    const end = at % syllableBlock.ends
    const vowel = Math.floor(at / syllableBlock.ends) % syllableBlock.vowels
    const first = Math.floor(at / (syllableBlock.vowels * syllableBlock.ends))
    return [`f${first}`, `v${vowel}`, ...(end > 0 ? [`e${end}`] : [])]
  })

/** One letter changed, missing, too many, or two of them swapped; in Hangul the letter of a syllable. */
export function isOneLetterOff(typed: string, word: string): boolean {
  if (typed === word || !isLongEnough(typed)) return false
  const long = [...typed].length >= 3 // in a word of two, one wrong syllable makes another word
  return isOneApart(splitLetters(typed), splitLetters(word)) || (long && isOneApart([...typed], [...word]))
}

/** A shorter word is one letter away from too many other words. */
const isLongEnough = (typed: string) => splitLetters(typed).length >= 4

function isOneApart(a: string[], b: string[]): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const rest = (letters: string[], from: number) => letters.slice(from).join(' ')
  if (a.length > b.length) return rest(a, at + 1) === rest(b, at)
  if (a.length < b.length) return rest(a, at) === rest(b, at + 1)
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, at + 2) === rest(b, at + 2)
  return isSwapped || rest(a, at + 1) === rest(b, at + 1)
}
