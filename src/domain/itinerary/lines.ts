// The letters of a source made alike: widths, spaces, bullets, letter-spaced Korean.

/** Longer lines are prose. This also limits how much text a pattern is tried on. */
const maxLineLength = 600

/**
 * Whatever is before the first letter and is no bracket, quotation mark or currency; and numbers in
 * circles.
 */
const bulletPattern =
  /^(?:(?![([{<【〔「『《〈"'‘“&@〃″])[\s\p{P}\p{So}\p{Sm}\p{Sk}]|[①-⒛⓪-⓿❶-➓㉠-㉻]|\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}\uFE0F>])+/u
const endingPattern = /(?:[\s★☆♣♥♡◈■●♠※*~=_|◆◇]|\p{Extended_Pictographic}|\uFE0F)+$/u

/** The letter that a typeface of signs shows as a bullet, when Word is pasted: "ü   왕복 항공료", "l   남산". */
const symbolBulletPattern = /^(\s*)(?:[üûØ§þ¨Ÿ]\s+|[lnuqvwpoF]\s{2,})(?=\S)/

/** Full-width letters and strange spaces become the usual ones; what cannot be seen goes. */
export function normalizeLine(line: string): string {
  return line
    .normalize('NFC')
    .replace(/[\uFF01-\uFF5E]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/[\u00A0\u2000-\u200A\u3000\t]/g, ' ')
    .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]|\p{Cc}/gu, '')
    .replace(/[∼〜～]/g, '~')
    .replace(/[│┃┆┇┊┋｜￨¦]/g, '|')
    .replace(/[“”]/g, '"')
    .replace(symbolBulletPattern, '$1• ')
    .trimEnd()
}

/** A line that is too long for patterns, in pieces that end at a blank where there is one. */
export function splitLongLine(line: string, most = maxLineLength): string[] {
  const pieces: string[] = []
  let from = 0
  while (line.length - from > most) {
    const blank = line.lastIndexOf(' ', from + most)
    const end = blank > from + most / 2 ? blank : from + most
    pieces.push(line.slice(from, end))
    from = end
  }
  return [...pieces, line.slice(from)]
}

export const hasBullet = (line: string) => bulletPattern.test(line.trimStart()) && !/^-\s*$/.test(line)

/** Without what only decorates. */
export function stripDecoration(line: string): string {
  const inner = line.replace(bulletPattern, '').replace(endingPattern, '').trim()
  return inner === ''
    ? line.trim().replace(/^[^\p{L}\p{N}]+$/u, (marks) => (marks === '-' ? '-' : ''))
    : inner
}

/** "인 천" is one word, spaced to fill its cell. */
export function joinSpacedLetters(text: string): string {
  const words = text.trim().split(/\s+/)
  return words.length > 1 && words.every((word) => /^[가-힣]$/.test(word)) ? words.join('') : text.trim()
}

/** "1)", "2.", "가.", "(3)": the number of an item, not a part of it. */
export const stripItemNumber = (item: string) =>
  item.replace(/^(?:\(?(?:\d{1,2}|[가나다라마바사아자차카타파하a-z])[.)]|[ivx]{1,4}[.)])\s*(?=\D)/, '')

/** For comparing labels: without spaces and marks, in small letters. */
export const toLabelKey = (text: string) => text.replace(/[^\p{L}\p{N}+]/gu, '').toLowerCase()

/** At commas and the like, but not inside brackets or numbers. */
export function splitList(text: string, at: RegExp = /[,、，]/): string[] {
  const parts: string[] = []
  let [depth, from] = [0, 0]
  for (let index = 0; index < text.length; index++) {
    const letter = text.charAt(index)
    if ('([{（'.includes(letter)) depth++
    else if (')]}）'.includes(letter)) depth = Math.max(0, depth - 1)
    else if (depth === 0 && at.test(letter) && !isInNumber(text, index)) {
      parts.push(text.slice(from, index))
      from = index + 1
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '')
}

const isInNumber = (text: string, at: number) =>
  /\d/.test(text.charAt(at - 1)) && /^(?:.\d{3}(?!\d)|·\d)/.test(text.slice(at, at + 5))

/** A sentence is neither a name nor an item of a list. */
export const isSentence = (text: string) =>
  /(니다|세요|어요|아요|해요|예요|에요|데요|네요|습니까|까요|됩니다|드려요|바랍니다|하죠|이다|한다|된다)\s*[.!~]*\s*$/.test(
    text,
  ) || /(?:다|요|죠|[a-z]{3})[.!?]\s+\p{L}/u.test(text)
