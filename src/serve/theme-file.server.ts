// Renders the style sheet of an agency from its colours and the looks it chose, and its empty scene.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { renderLogoGround } from '#lib/logo-ground.ts'
import { type Look, listHexColours, renderThemeCss } from '#lib/theme.ts'
import { renderFontFaces } from './brand-font.server.ts'

const folder = path.resolve(import.meta.dirname, '../storefront/looks')
const readFolder = (name: string, ending: string) =>
  new Map(
    fs
      .readdirSync(path.join(folder, name))
      .filter((file) => file.endsWith(ending))
      .map((file) => [file.slice(0, -ending.length), fs.readFileSync(path.join(folder, name, file), 'utf8')]),
  )
const styles = new Map([...readFolder('', '.css')].map(([name, css]) => [name, minifyCss(css)]))
const scenes = readFolder('scenes', '.svg')

/** `query` is behind the address of every file it names: a preview's are signed as its page is. */
export function renderThemeFile(look: Look, query = ''): string {
  const { hero, card, pattern, density, font, header, list, filters, footer } = look
  const chosen = [
    `hero-${hero}`,
    `card-${card}`,
    `pattern-${pattern}`,
    `density-${density}`,
    `font-${font}`,
    `header-${header}`,
    `list-${list}`,
    `filters-${filters}`,
    `footer-${footer}`,
  ]
  return [
    renderFontFaces(font, query),
    renderThemeCss(look),
    renderLogoGround(look),
    ...['every', ...chosen].map((name) => styles.get(name) ?? ''),
    `.empty-scene{background-image:url(${buildSceneHref(look)}${query})}`,
  ].join('')
}

/** The drawing for an empty place. Only visitors who come there load it. */
export function renderScene(look: Look): string {
  const colours = listHexColours(look)
  return (scenes.get(look.empty_scene) ?? '').replaceAll(
    /\{([a-z0-9-]+)\}/g,
    (whole, name) => colours[name] ?? whole,
  )
}

export const buildSceneHref = (look: Look) =>
  `/theme/scene-${createHash('sha256').update(renderScene(look)).digest('base64url').slice(0, 10)}.svg`

function minifyCss(css: string): string {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
}
