// Text as the drawing of a share picture takes it: what the font has, safe as markup, cut to fit.
import { escapeHtml } from '#lib/escape-html.ts'

// Pretendard has no Chinese characters and no pictographs; on a plain server they would come out as boxes.
const undrawableCharacters =
  /[^\p{sc=Hangul}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Common}]|[\p{Extended_Pictographic}--[©®™★☆♥♡]]|[\p{Emoji_Modifier}\p{Regional_Indicator}\p{C}]/gv

export function toDrawableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(undrawableCharacters, '')
    .replace(/[([]\s*[)\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Pango's markup. Korean breaks between words only, as everywhere on our pages: a joiner holds the syllables
 * together.
 */
export function toMarkup(text: string, { colour, tighter }: { colour: string; tighter: number }): string {
  const joined = text.replace(/(?<=\p{sc=Hangul})(?=\p{sc=Hangul})/gu, '\u2060')
  return `<span foreground="${colour}" letter_spacing="${Math.round(-tighter * 1024)}">${escapeHtml(joined)}</span>`
}

/** No title of this length fits; measuring more would be wasted. */
const maxTitleLength = 160
const letterSegmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** The whole text if it fits, otherwise as much of it as fits with an ellipsis. */
export async function fitLines(text: string, fits: (text: string) => Promise<boolean>): Promise<string> {
  const all = Array.from(letterSegmenter.segment(text), ({ segment }) => segment)
  if (all.length <= maxTitleLength && (await fits(text))) return text
  const cut = (count: number) => `${all.slice(0, count).join('').trimEnd()}…`
  let [fitting, tooMany] = [0, Math.min(all.length, maxTitleLength)]
  while (tooMany - fitting > 1) {
    const half = Math.floor((fitting + tooMany) / 2)
    if (await fits(cut(half))) fitting = half
    else tooMany = half
  }
  return cut(fitting)
}
