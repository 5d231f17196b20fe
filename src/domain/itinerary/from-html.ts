// Pasted HTML as rows, of Word, Hangul, Google Docs or a page: only its words come in.
import { Parser } from 'htmlparser2'
import { createGrid } from './grid.ts'
import type { DroppedContent, Source } from './itinerary.ts'
import { normalizeLine, splitLongLine } from './lines.ts'

const blockTags =
  /^(p|div|h[1-6]|ul|ol|dl|dt|dd|section|article|header|footer|blockquote|pre|figure|figcaption|hr|center|address)$/
/** The content of these tags is not read. */
const skippedTags: Record<string, DroppedContent | undefined> = {
  script: 'script',
  style: 'style',
  iframe: 'frame',
  object: 'frame',
  embed: 'frame',
  svg: 'picture',
  head: undefined,
  title: undefined,
  template: undefined,
  noscript: undefined,
  textarea: undefined,
  select: undefined,
  nav: undefined,
  footer: undefined,
  button: undefined,
}
/** People see these. They are about the site, not about the trip. */
const siteTags = ['textarea', 'select', 'nav', 'footer', 'button']

/** Symbol fonts: a letter in them looks like a bullet. Word writes its bullets this way. */
const symbolFontPattern = /font-family:\s*["']?(?:wingdings|webdings|symbol)/i

export function fromHtml(html: string): Source {
  const grid = createGrid()
  const dropped = new Set<DroppedContent>()
  const ignored: string[] = []
  let hidden: string | undefined
  const parser = new Parser(
    {
      onopentag(name, { class: names = '', style = '', colspan, rowspan }) {
        if (Object.hasOwn(skippedTags, name)) {
          const what = skippedTags[name]
          if (what) dropped.add(what)
          hidden ??= name
        }
        if (hidden) return
        if (name === 'img' || name === 'picture') dropped.add('picture')
        else if (name === 'br') grid.endLine()
        else if (name === 'table') grid.startTable()
        else if (name === 'tr') grid.startRow()
        else if (name === 'td' || name === 'th') grid.startCell(Number(colspan ?? 1), Number(rowspan ?? 1))
        else if (name === 'dd' && isTerm) grid.text(' : ')
        else if (name === 'li') {
          grid.newBlock()
          grid.text('- ')
        } else if (blockTags.test(name) && !(name === 'p' && names === '' && isAfterBullet))
          grid.newBlock(/^h[1-4]$/.test(name) || /Title|Heading/.test(names))
        isTerm = false
        isSymbolFont = symbolFontPattern.test(style)
        isAfterBullet = name === 'li' || (isAfterBullet && name === 'p')
      },
      ontext(text) {
        if (hidden) {
          if (siteTags.includes(hidden) && text.trim() !== '')
            ignored.push(...splitLongLine(normalizeLine(text).trim()))
          return
        }
        grid.text(isSymbolFont && text.trim().length === 1 ? '• ' : text.replace(/\s+/g, ' '))
        isSymbolFont = false
        if (text.trim() !== '') isAfterBullet = false
      },
      onclosetag(name) {
        if (hidden) {
          if (hidden === name) hidden = undefined
          return
        }
        if (name === 'table') grid.endTable()
        else if (name === 'tr') grid.endRow()
        else if (name === 'td' || name === 'th') grid.endCell()
        else if (name === 'dt')
          isTerm = true // what it says comes next, on the same line
        else if (name === 'li' || blockTags.test(name)) grid.newBlock()
      },
    },
    { decodeEntities: true },
  )
  let [isAfterBullet, isTerm, isSymbolFont] = [false, false, false]
  parser.end(html)
  return { rows: grid.end(), dropped: [...dropped], ignored: [...grid.ignored, ...ignored] }
}
