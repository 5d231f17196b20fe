// Small turns of phrase in both languages.
import type { Words } from '../demo-types.ts'

export const words = (ko: string, en: string): Words => ({ ko, en })

/** The number of the final consonant of the last Hangul syllable; 0 when there is none. */
function getFinalConsonant(text: string): number {
  const last = [...text].findLast((letter) => letter >= '가' && letter <= '힣')
  return last ? (last.charCodeAt(0) - 0xac00) % 28 : 0
}

const rieul = 8

export const appendAnd = (text: string): string => `${text}${getFinalConsonant(text) ? '과' : '와'}`
export const appendTo = (text: string): string =>
  `${text}${getFinalConsonant(text) && getFinalConsonant(text) !== rieul ? '으로' : '로'}`
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A name that has an 'and' of its own is set off by a comma. */
export function joinTwo(first: Words, second: Words): Words {
  const pair = [first, second]
  const ko = pair.some((name) => /[와과] /.test(name.ko))
    ? `${first.ko}, ${second.ko}`
    : `${appendAnd(first.ko)} ${second.ko}`
  const en = pair.some((name) => / and |, /.test(name.en))
    ? `${first.en}; ${second.en}`
    : `${first.en} and ${second.en}`
  return words(ko, en)
}
export const joinWords = (all: Words[]): Words =>
  words(all.map(({ ko }) => ko).join(', '), all.map(({ en }) => en).join(', '))
export const toHeading = ({ ko, en }: Words): Words => words(ko, capitalize(en))

export function formatHours(hours: number): Words {
  const whole = Math.floor(hours)
  return hours === whole
    ? words(`약 ${whole}시간`, `about ${whole} h`)
    : words(`약 ${whole}시간 30분`, `about ${whole} h 30 min`)
}

/** A number that stays the same for the same text. */
export const hashText = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

export function addMinutes(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const total = Math.min(hour * 60 + minute + minutes, 22 * 60)
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}

export const formatCount = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : thing === 'lunch' ? 'es' : 's'}`

const softEndings: [formal: RegExp, soft: string][] = [
  [/합니다\./g, '해요.'],
  [/있습니다\./g, '있어요.'],
  [/드립니다\./g, '드려요.'],
  [/됩니다\./g, '돼요.'],
  [/않습니다\./g, '않아요.'],
  [/입니다\./g, '이에요.'],
]

/** The same sentence in the softer polite form; English has only one. */
export const toSoftForm = ({ ko, en }: Words): Words =>
  words(
    softEndings.reduce((text, [formal, polite]) => text.replace(formal, polite), ko),
    en,
  )
