// The worst that may be typed into each field: as long as it takes, many words, parts of Hangul, patterns.
import { z } from 'zod'

/** As many pieces as have room. */
export const fillWith = (most: number, piece: (at: number) => string) => {
  let text = ''
  for (let at = 0; text.length + piece(at).length <= most; at++) text += piece(at)
  return text
}

/** Words that nobody has, of two letters each. */
export const madeUp = (at: number) =>
  String.fromCharCode(0xac00 + ((at * 301) % 11_172), 0xd7a3 - ((at * 17) % 11_172))

/** Each as long as the field takes. What reads a text may be slow with any of them alone. */
const worst: Record<string, (most: number) => string> = {
  'one letter': (most) => fillWith(most, () => 'a'),
  words: (most) => fillWith(most, (at) => `${madeUp(at)} `).trim(),
  'words of one letter': (most) => fillWith(most, (at) => `${madeUp(at)[0]} `).trim(),
  consonants: (most) => fillWith(most, (at) => (at % 8 === 7 ? ' ' : 'ㄱ')).trim(),
  'parts of syllables': (most) => fillWith(most, (at) => `${madeUp(at)} `.normalize('NFD')).trim(),
  'LIKE patterns': (most) => fillWith(most, () => '%_\\'),
  'regular expressions': (most) => fillWith(most, () => '(a+)+|[.*'),
  'times and gaps': (most) => fillWith(most, () => '다음 달 5 월 '),
  commas: (most) => fillWith(most, (at) => `${madeUp(at)},`),
}
/** No field that is searched takes more than this; texts of posts have their largest rows. */
const longest = 500

export const ordinary = '제주 가족'

/** Every way to fill a field of text, or none where it takes no text. */
export function worstInputs(type: z.ZodType): { kind: string; value: string }[] {
  const text = textOf(type)
  if (!text) return []
  const most = Math.min(text.maxLength ?? longest, longest)
  return Object.entries(worst).map(([kind, make]) => ({ kind, value: make(most) }))
}

function textOf(type: unknown): z.ZodString | undefined {
  if (type instanceof z.ZodString) return type
  if (type instanceof z.ZodOptional || type instanceof z.ZodDefault || type instanceof z.ZodNullable)
    return textOf(type.unwrap())
  return type instanceof z.ZodPipe ? textOf(type.in) : undefined
}
