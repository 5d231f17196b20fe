// The style sheet of an agency: its colours, and of each kind of look the one it chose.
import fs from 'node:fs'
import path from 'node:path'
import { type Look, themeCss } from '#plain/theme.ts'
import { fontFaces } from './brand-font.server.ts'

const folder = path.resolve(import.meta.dirname, '../storefront/looks')
const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8')
const files = new Map(fs.readdirSync(folder).map((name) => [name, withoutComments(read(name))]))

export function themeFile(look: Look): string {
  const { hero, card, pattern, density, font } = look
  const chosen = [`hero-${hero}`, `card-${card}`, `pattern-${pattern}`, `density-${density}`, `font-${font}`]
  return [
    fontFaces(font),
    themeCss(look),
    ...['every', ...chosen].map((name) => files.get(`${name}.css`) ?? ''),
  ].join('')
}

function withoutComments(css: string): string {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
}
