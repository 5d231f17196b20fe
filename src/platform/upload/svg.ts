// The check of drawings that are stored as they are: shapes, colours and letters, nothing that acts or loads.

export const looksLikeSvg = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE[^>[]*(\[[\s\S]*?\])?\s*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(
    new TextDecoder().decode(bytes.subarray(0, 4_096)),
  )

const elements = new Set(
  (
    'svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan ' +
    'lineargradient radialgradient stop clippath mask pattern marker style image filter feblend fecolormatrix ' +
    'fecomposite feflood fegaussianblur femerge femergenode feoffset'
  ).split(' '),
)
/** Names that drawing programs leave in a file. They have a prefix, and no browser knows them. */
const isForeign = (name: string) => /^[a-z]+:(?!script|handler)/.test(name) && !name.startsWith('svg:')

/** A part of the same drawing, or a picture that lies in it. */
const isOwnAddress = (address: string) =>
  /^(#|data:image\/(png|jpeg|webp);base64,)/i.test(address.trim()) || address.trim() === ''

const hasOutsideCss = (css: string) =>
  /@import|expression\s*\(|javascript:|-moz-binding|\\/i.test(css) ||
  [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].some(([, address = '']) => !isOwnAddress(address))

const hasUnsafeAttribute = (attributes: string) =>
  [...attributes.matchAll(/([\w:.-]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/g)].some(
    ([, name = '', quoted = '']) => {
      const value = quoted.replace(/^["']|["']$/g, '')
      if (/&(?!(amp|lt|gt|quot|apos);)/.test(value) && /href|style|src|^on/i.test(name)) return true
      if (/^on/i.test(name)) return true
      if (/^(xlink:)?href$|^src$/i.test(name)) return !isOwnAddress(value)
      return hasOutsideCss(value)
    },
  )

/** An unknown element is unsafe: whatever is not on the list is refused. */
export function isSafeSvg(text: string): boolean {
  const plain = text.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(/<\?xml[^>]*\?>/gi, '')
  if (/<!ENTITY|<!\[CDATA\[|<\?/i.test(plain) || /<!DOCTYPE[^>]*\[/i.test(plain)) return false
  const styles = [...plain.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)]
  if (styles.some(([, css = '']) => hasOutsideCss(css) || css.includes('<'))) return false
  return [...plain.matchAll(/<\/?([^\s/>!]+)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g)].every(
    ([, name = '', attributes = '']) => {
      const element = name.toLowerCase()
      return (elements.has(element) || isForeign(element)) && !hasUnsafeAttribute(attributes)
    },
  )
}
