// The check of drawings that are stored as they are: shapes, colours and letters, nothing that acts or loads.
// A drawing is read once from left to right, so that its length alone decides how long that takes.

export function looksLikeSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, 4_096))
  let at = skipBlanks(text, 0)
  while (text.startsWith('<?', at) || text.startsWith('<!', at)) {
    const end = findMarkupEnd(text, at)
    if (end === undefined) return false
    at = skipBlanks(text, end)
  }
  return /^<svg[\s>]$/i.test(text.slice(at, at + 5))
}

function skipBlanks(text: string, from: number): number {
  let at = from
  while (/[\uFEFF\s]/.test(text.charAt(at))) at++
  return at
}

/** The end of a comment, a declaration or a document type that begins at `at`. */
function findMarkupEnd(text: string, at: number): number | undefined {
  if (text.startsWith('<!--', at)) return findAfter(text, '-->', at + 4)
  if (text.startsWith('<?', at)) return findAfter(text, '?>', at)
  const end = findAfter(text, '>', at)
  if (!text.slice(at, end).includes('[')) return end
  const subsetEnd = findAfter(text, ']', at)
  return subsetEnd && findAfter(text, '>', subsetEnd)
}

function findAfter(text: string, part: string, from: number): number | undefined {
  const at = text.indexOf(part, from)
  return at < 0 ? undefined : at + part.length
}

const elements = new Set(
  (
    'svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan ' +
    'lineargradient radialgradient stop clippath mask pattern marker style image filter feblend fecolormatrix ' +
    'fecomposite feflood fegaussianblur femerge femergenode feoffset'
  ).split(' '),
)
/** Names that drawing programs leave in a file. They have a prefix, and no browser knows them. */
const isForeign = (name: string) => /^[a-z]+:(?!script|handler)/.test(name) && !name.startsWith('svg:')

/** Browsers know the elements of these by any prefix. */
const knownNamespaces = /^http:\/\/www\.w3\.org\/(2000\/svg|1999\/xhtml|1998\/Math\/MathML)$/

/** A part of the same drawing, or a picture that lies in it. */
const isOwnAddress = (address: string) =>
  /^(#|data:image\/(png|jpeg|webp);base64,)/i.test(address.trim()) || address.trim() === ''

const hasOutsideCss = (css: string) =>
  /@import|expression\s*\(|javascript:|-moz-binding|\\/i.test(css) ||
  [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].some(([, address = '']) => !isOwnAddress(address))

function isUnsafeAttribute(name: string, value: string): boolean {
  // What is written as a number could be any word.
  if (/&(?!(amp|lt|gt|quot|apos);)/.test(value) && !/^(?!xmlns:|xlink:)[a-z]+:/i.test(name)) return true
  if (/^on/i.test(name)) return true
  if (name === 'xmlns' || name === 'xmlns:svg') return value !== 'http://www.w3.org/2000/svg'
  if (name.startsWith('xmlns:')) return knownNamespaces.test(value)
  if (/^(xlink:)?href$|^src$/i.test(name)) return !isOwnAddress(value)
  return hasOutsideCss(value)
}

/** Also unsafe: an attribute without quotes, which no browser draws. */
function hasUnsafeAttribute(text: string): boolean {
  const attribute = /\s*([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y
  let end = 0
  for (let found = attribute.exec(text); found; found = attribute.exec(text)) {
    const [, name = '', inDouble, inSingle = ''] = found
    if (isUnsafeAttribute(name, inDouble ?? inSingle)) return true
    end = attribute.lastIndex
  }
  return !['', '/'].includes(text.slice(end).trim())
}

/** The place of the > that ends the tag at `from`: one within quotes does not. */
function findTagEnd(text: string, from: number): number | undefined {
  let quote = ''
  for (let at = from; at < text.length; at++) {
    const letter = text.charAt(at)
    if (letter === quote) quote = ''
    else if (quote) continue
    else if (letter === '>') return at
    else if (letter === '"' || letter === "'") quote = letter
  }
  return undefined
}

/** An unknown element is unsafe: whatever is not on the list is refused. */
export function isSafeSvg(text: string): boolean {
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const end = text.startsWith('<!--', at) ? findAfter(text, '-->', at + 4) : findSafeEnd(text, at)
    if (end === undefined) return false
    at = end
  }
  return true
}

/** The end of the declaration, document type or tag at `at`; undefined where it is unsafe or has no end. */
function findSafeEnd(text: string, at: number): number | undefined {
  const end = findTagEnd(text, at)
  if (end === undefined) return undefined
  const markup = text.slice(at + 1, end)
  if (/^(\?xml\s|!DOCTYPE\s[^[]*$)/i.test(markup)) return end + 1
  const [all = '', slash, name = ''] = /^(\/?)([^\s/"'<>!?]{1,60})(?=[\s/]|$)/.exec(markup) ?? []
  const element = name.toLowerCase()
  if (!elements.has(element) && !isForeign(element)) return undefined
  if (hasUnsafeAttribute(markup.slice(all.length))) return undefined
  if (element !== 'style' || slash || markup.endsWith('/')) return end + 1
  const cssEnd = text.indexOf('<', end)
  const isClosed = cssEnd >= 0 && /^<\/style\s*>/i.test(text.slice(cssEnd, cssEnd + 60))
  return isClosed && !hasOutsideCss(text.slice(end + 1, cssEnd)) ? cssEnd : undefined
}
