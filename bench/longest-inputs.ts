// The worst that may be typed into each field: as long as it takes, many words, parts of Hangul, patterns.
import { z } from 'zod'

/** As many pieces as have room. */
export const repeatUpTo = (most: number, piece: (at: number) => string) => {
  let text = ''
  for (let at = 0; text.length + piece(at).length <= most; at++) text += piece(at)
  return text
}

/** Words that nobody has, of two letters each. */
export const createMadeUpWord = (at: number) =>
  String.fromCharCode(0xac00 + ((at * 301) % 11_172), 0xd7a3 - ((at * 17) % 11_172))

/** Each as long as the field takes. What reads a text may be slow with any of them alone. */
const worstTexts: Record<string, (most: number) => string> = {
  'one letter': (most) => repeatUpTo(most, () => 'a'),
  words: (most) => repeatUpTo(most, (at) => `${createMadeUpWord(at)} `).trim(),
  'words of one letter': (most) => repeatUpTo(most, (at) => `${createMadeUpWord(at)[0]} `).trim(),
  consonants: (most) => repeatUpTo(most, (at) => (at % 8 === 7 ? ' ' : 'ㄱ')).trim(),
  'parts of syllables': (most) =>
    repeatUpTo(most, (at) => `${createMadeUpWord(at)} `.normalize('NFD')).trim(),
  'LIKE patterns': (most) => repeatUpTo(most, () => '%_\\'),
  'regular expressions': (most) => repeatUpTo(most, () => '(a+)+|[.*'),
  'times and gaps': (most) => repeatUpTo(most, () => '다음 달 5 월 '),
  commas: (most) => repeatUpTo(most, (at) => `${createMadeUpWord(at)},`),
}
/** No field that is searched takes more than this; texts of posts have their largest rows. */
const maxLength = 500

export const ordinaryText = '제주 가족'

/** Every way to fill a field of text, or none where it takes no text. */
export function listWorstInputs(type: z.ZodType): { kind: string; value: string }[] {
  const text = findStringType(type)
  if (!text) return []
  const most = Math.min(text.maxLength ?? maxLength, maxLength)
  return Object.entries(worstTexts).map(([kind, make]) => ({ kind, value: make(most) }))
}

function findStringType(type: unknown): z.ZodString | undefined {
  if (type instanceof z.ZodString) return type
  if (type instanceof z.ZodOptional || type instanceof z.ZodDefault || type instanceof z.ZodNullable)
    return findStringType(type.unwrap())
  return type instanceof z.ZodPipe ? findStringType(type.in) : undefined
}
