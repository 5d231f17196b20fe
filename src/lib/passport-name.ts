// Whether the name in a passport can be that of a booking: order, gaps and usual spellings may differ.
import { isKoreanName, isSpelledAs } from './korean-spellings.ts'

/** `spelling`: can be the same person, but a ticket in the letters of the booking would not fit the passport. */
export const nameMatches = ['same', 'spelling', 'other'] as const
export type NameMatch = (typeof nameMatches)[number]

/** Null where nothing can be compared: no name yet, or letters that we do not read. */
export function compareNames(booked: { name: string; name_en: string }, passport: string): NameMatch | null {
  const names = [readName(booked.name), readName(booked.name_en)]
  const held = readName(passport)
  const latin = names.flatMap((name) => compareLatin(name, held))
  if (latin.includes('same')) return 'same'
  const korean = names.flatMap((name) => compareKorean(name, held))
  if (latin.length > 0) return latin.includes('spelling') || korean.includes(true) ? 'spelling' : 'other'
  if (korean.length === 0) return null
  return korean.includes(true) ? 'same' : 'other'
}

/** `latin`: its words in capitals; twice where a letter such as Ü may be written U or UE. */
type ReadName = { hangul: string; latin: string[][] }

const titles = new Set(['MR', 'MRS', 'MS', 'MISS', 'MSTR', 'MASTER', 'DR'])
const besideName = /\(.*?\)|\b(?:SPOUSE|WIFE|WIDOW|HUSBAND) OF .*|\bW\/O .*/g
const plainLetters: Record<string, string> = { Ø: 'O', Æ: 'AE', Œ: 'OE', Ł: 'L', Đ: 'D', Þ: 'TH' }
const longLetters: Record<string, string> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', Å: 'AA', Ø: 'OE' }

function readName(name: string): ReadName {
  const text = name.normalize('NFC').toUpperCase().replaceAll(besideName, ' ')
  const long = text.replaceAll(/[ÄÖÜÅØ]/g, (letter) => longLetters[letter] ?? letter)
  return {
    hangul: text.match(/[가-힣]+/g)?.join(' ') ?? '',
    latin: [...new Set([text, long])].map(readWords).filter((words) => words.length > 0),
  }
}

function readWords(text: string): string[] {
  const plain = text
    .replaceAll(/[ØÆŒŁĐÞ]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[\p{M}'’.]/gu, '')
  const words = plain.match(/[A-Z]+/g) ?? []
  return words.length > 2 ? words.filter((word) => !titles.has(word)) : words
}

const compareLatin = (name: ReadName, held: ReadName): NameMatch[] =>
  name.latin.flatMap((words) => held.latin.map((others) => compareWords(words, others)))

function compareWords(words: string[], others: string[]): NameMatch {
  const letters = words.join('')
  const orders = others.map((_word, at) => [...others.slice(at), ...others.slice(0, at)])
  const [fewer, more] = words.length < others.length ? [words, others] : [others, words]
  if (orders.some((order) => order.join('') === letters) || hasAllWords(more, fewer)) return 'same'
  const sounds = words.map(toSounds).join('')
  const isClose = orders.some(
    (order) => isSlip(order.join(''), letters) || order.map(toSounds).join('') === sounds,
  )
  return isClose ? 'spelling' : 'other'
}

/** The shorter name may lack a second given name, or have its first letter alone. */
function hasAllWords(more: readonly string[], fewer: readonly string[]): boolean {
  const left = [...more]
  return fewer.every((word) => {
    const at = left.findIndex((each) => each === word || isInitial(each, word) || isInitial(word, each))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const isInitial = (initial: string, word: string) => initial.length === 1 && word.startsWith(initial)

/** True if one or two neighbouring letters differ, are missing or are too many. */
function isSlip(first: string, second: string): boolean {
  const [letters, others] = first.length < second.length ? [first, second] : [second, first]
  let [start, end] = [0, 0]
  while (start < letters.length && letters[start] === others[start]) start++
  while (end < letters.length - start && letters.at(-1 - end) === others.at(-1 - end)) end++
  return others.length - start - end <= (others.length < 8 ? 1 : 2)
}

const surnameSounds: readonly [RegExp, string][] = [
  [/^(?:LEE|YI|RHEE|REE|RI|LI|YEE|I)$/, 'I'],
  [/^(?:LIM|IM|YIM|RIM)$/, 'IM'],
  [/^(?:YOO|YU|YOU|RYU|RYOO|LYU)$/, 'U'],
  [/^(?:NOH?|ROH?|RHO)$/, 'NO'],
  [/^(?:PARK|BARK|PAK|BAK)$/, 'PAK'],
]

/** Korean names in Latin letters by how they sound: KIM as GIM, JEONG as JUNG, JEE as JI. */
function toSounds(word: string): string {
  const surname = surnameSounds.find(([spelled]) => spelled.test(word))
  if (surname) return surname[1]
  return word
    .replaceAll(/[AEIOUYW]+H?/g, toVowel)
    .replaceAll(/CH|Z|J/g, 'J')
    .replaceAll(/[GC]/g, 'K')
    .replaceAll('D', 'T')
    .replaceAll(/[BVF]|PH/g, 'P')
    .replaceAll('L', 'R')
    .replaceAll('SH', 'S')
    .replaceAll(/([A-Z])\1+/g, '$1')
}

/** The result is a small letter, so that it is not taken for a consonant again. */
function toVowel(group: string): string {
  if (/^(?:[IY]|EE|IE|YI|EUI|UI|EY)H?$/.test(group)) return 'i'
  if (/^[YW]?AH?$/.test(group)) return 'a'
  return /^(?:Y?(?:AE|AI|AY|EA|E)|OI|OE|WE|WAE)H?$/.test(group) ? 'e' : 'o'
}

/** No name is longer; longer input is not compared, because that would take too long. */
const mostSyllables = 6

/** The answer where one of the two names is Korean; none where that says nothing. */
function compareKorean(name: ReadName, held: ReadName): boolean[] {
  if (name.hangul && held.hangul) return [toPlainHangul(name.hangul) === toPlainHangul(held.hangul)]
  const hangul = name.hangul || held.hangul
  const words = name.hangul ? held.latin : name.latin
  if (!hangul || words.length === 0 || hangul.length > mostSyllables) return []
  if (words.some((each) => isSpelledAs(hangul, each))) return [true]
  return isKoreanName(hangul) ? [false] : []
}

/** Surnames as the North writes them, and how the South writes the same. */
const northernSurnames = '류림리라로량려렴륙룡'
const southernSurnames = '유임이나노양여염육용'

/** 류 and 유 are one surname; gaps say nothing. */
function toPlainHangul(hangul: string): string {
  const name = hangul.replaceAll(' ', '')
  const at = northernSurnames.indexOf(name.charAt(0))
  return at < 0 ? name : southernSurnames.charAt(at) + name.slice(1)
}
