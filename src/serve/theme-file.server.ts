// The style sheet of an agency: its colours, and of each kind of look the one it chose.
import fs from 'node:fs'
import path from 'node:path'
import { type Look, renderThemeCss } from '#lib/theme.ts'
import { renderFontFaces } from './brand-font.server.ts'

const folder = path.resolve(import.meta.dirname, '../storefront/looks')
const readCss = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8')
const files = new Map(fs.readdirSync(folder).map((name) => [name, minifyCss(readCss(name))]))

export function renderThemeFile(look: Look): string {
  const { hero, card, pattern, density, font } = look
  const chosen = [`hero-${hero}`, `card-${card}`, `pattern-${pattern}`, `density-${density}`, `font-${font}`]
  return [
    renderFontFaces(font),
    renderThemeCss(look),
    ...['every', ...chosen].map((name) => files.get(`${name}.css`) ?? ''),
  ].join('')
}

function minifyCss(css: string): string {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
}
