// Pasted HTML as rows, of Word, Hangul, Google Docs or a page: only its words come in.
import { Parser } from 'htmlparser2'
import { makeGrid } from './grid.ts'
import type { Dropped, Source } from './itinerary.ts'
import { cutLong, plain } from './lines.ts'

const blocks =
  /^(p|div|h[1-6]|ul|ol|dl|dt|dd|section|article|header|footer|blockquote|pre|figure|figcaption|hr|center|address)$/
/** Nothing in these is read. */
const unread: Record<string, Dropped | undefined> = {
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
const besides = ['textarea', 'select', 'nav', 'footer', 'button']

/** Symbol fonts: a letter in them looks like a bullet. Word writes its bullets this way. */
const drawn = /font-family:\s*["']?(?:wingdings|webdings|symbol)/i

export function fromHtml(html: string): Source {
  const grid = makeGrid()
  const dropped = new Set<Dropped>()
  const aside: string[] = []
  let hidden: string | undefined
  const parser = new Parser(
    {
      onopentag(name, { class: names = '', style = '', colspan, rowspan }) {
        if (Object.hasOwn(unread, name)) {
          const what = unread[name]
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
        } else if (blocks.test(name) && !(name === 'p' && names === '' && isAfterBullet))
          grid.newBlock(/^h[1-4]$/.test(name) || /Title|Heading/.test(names))
        isTerm = false
        isDrawn = drawn.test(style)
        isAfterBullet = name === 'li' || (isAfterBullet && name === 'p')
      },
      ontext(text) {
        if (hidden) {
          if (besides.includes(hidden) && text.trim() !== '') aside.push(...cutLong(plain(text).trim()))
          return
        }
        grid.text(isDrawn && text.trim().length === 1 ? '• ' : text.replace(/\s+/g, ' '))
        isDrawn = false
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
        else if (name === 'li' || blocks.test(name)) grid.newBlock()
      },
    },
    { decodeEntities: true },
  )
  let [isAfterBullet, isTerm, isDrawn] = [false, false, false]
  parser.end(html)
  return { rows: grid.end(), dropped: [...dropped], aside: [...grid.aside, ...aside] }
}
