// How well text can be read where it is, on pictures too: what lies behind text, axe knows of plain colours alone.
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { computeContrast, fromRgb } from '#lib/colour.ts'

type Box = { x: number; y: number; width: number; height: number }
type Pixels = { bytes: Buffer; width: number; height: number; left: number; top: number }
type Rgb = [red: number, green: number, blue: number]

const worstShare = 0.02

/** The texts in `part` whose colour is too near to the worst 2 % of what lies behind them. */
export async function listFaintTexts(page: Page, part: string): Promise<string[]> {
  const texts = await page.evaluate(listTexts, part)
  // an adopted sheet: the policy of our pages lets no <style> in
  const setSheet = (css: string) =>
    page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [sheet]
    }, css)
  await setSheet(
    '* { color: transparent !important; transition: none !important } [data-floats] { visibility: hidden !important }',
  )
  const seen = await findEdges(page, part)
  const shot = sharp(await page.screenshot({ fullPage: true, clip: seen }))
  await setSheet('')
  const { data, info } = await shot.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = { bytes: data, width: info.width, height: info.height, left: seen.x, top: seen.y }
  return texts.flatMap(({ text, colour, opacity, least, boxes }) => {
    const worst = findWorst(countPixels(pixels, boxes), (behind) =>
      computeContrastOn(behind, colour, opacity),
    )
    return worst !== undefined && worst < least ? [`${text}: ${worst.toFixed(2)}`] : []
  })
}

/** What of the page the parts take together: no more is drawn. */
const findEdges = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())
    const { scrollWidth, scrollHeight } = document.documentElement
    const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left)) + scrollX))
    const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top)) + scrollY))
    const right = Math.min(scrollWidth, Math.ceil(Math.max(...boxes.map((box) => box.right)) + scrollX))
    const bottom = Math.min(scrollHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + scrollY))
    return { x, y, width: right - x, height: bottom - y }
  }, part)

/** The contrast that only 2 % of the pixels fall below. */
function findWorst(
  counts: ReadonlyMap<number, number>,
  contrast: (behind: number) => number,
): number | undefined {
  const sorted = [...counts]
    .map(([behind, count]) => ({ contrast: contrast(behind), count }))
    .toSorted((one, other) => one.contrast - other.contrast)
  let below = Math.floor(sorted.reduce((sum, { count }) => sum + count, 0) * worstShare)
  for (const { contrast, count } of sorted) {
    below -= count
    if (below < 0) return contrast
  }
  return undefined
}

/** Of a text that lets through what is behind it; `behind` is a number of three bytes. */
function computeContrastOn(behind: number, colour: Rgb, opacity: number): number {
  const [red, green, blue] = [behind >> 16, (behind >> 8) & 255, behind & 255]
  const mix = (own: number, other: number) => own * opacity + other * (1 - opacity)
  const shown = fromRgb(mix(colour[0], red), mix(colour[1], green), mix(colour[2], blue))
  return computeContrast(shown, fromRgb(red, green, blue))
}

/** How often each colour is behind the boxes, by every other pixel of every other row. */
function countPixels({ bytes, width, height, left, top }: Pixels, boxes: Box[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const box of boxes) {
    // a pixel that is only half its own shows what lies beside it
    const right = Math.floor(Math.min(width, box.x - left + box.width))
    const bottom = Math.floor(Math.min(height, box.y - top + box.height))
    for (let y = Math.max(0, Math.ceil(box.y - top)); y < bottom; y += 2)
      for (let x = Math.max(0, Math.ceil(box.x - left)); x < right; x += 2) {
        const behind = bytes.readUIntBE((y * width + x) * 3, 3)
        counts.set(behind, (counts.get(behind) ?? 0) + 1)
      }
  }
  return counts
}

/**
 * On the page: every text that is seen, its colour as a screen has it, and where its lines are. What floats over the
 * page wherever one has scrolled to is marked, and its own texts are left out.
 */
function listTexts(part: string) {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const readColour = (css: string): { colour: [number, number, number]; opacity: number } => {
    if (!canvas) return { colour: [0, 0, 0], opacity: 1 }
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = css
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data
    return { colour: [red, green, blue], opacity: alpha / 255 }
  }
  for (const element of document.body.querySelectorAll('*'))
    if (getComputedStyle(element).position === 'fixed') element.setAttribute('data-floats', '')
  /** All that lets something through, from the text outwards. */
  const multiplyOpacity = (element: Element) => {
    let opacity = 1
    for (let around: Element | null = element; around; around = around.parentElement)
      opacity *= Number(getComputedStyle(around).opacity)
    return opacity
  }
  /** What scrolls within itself shows a part of its text. */
  const clip = (element: Element, { left, right, top, bottom }: DOMRect) => {
    const edges = { left, right, top, bottom }
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue
      const box = around.getBoundingClientRect()
      edges.left = Math.max(edges.left, box.left)
      edges.right = Math.min(edges.right, box.right)
      edges.top = Math.max(edges.top, box.top)
      edges.bottom = Math.min(edges.bottom, box.bottom)
    }
    return {
      x: edges.left + scrollX,
      y: edges.top + scrollY,
      width: edges.right - edges.left,
      height: edges.bottom - edges.top,
    }
  }
  const texts = []
  for (const root of document.querySelectorAll(part)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const element = node.parentElement
      const text = node.textContent?.trim()
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('.sr-only, [data-floats], :disabled')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const size = Number.parseFloat(fontSize)
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
      const { colour, opacity } = readColour(color)
      texts.push({
        text,
        colour,
        opacity: opacity * multiplyOpacity(element),
        least: isLarge ? 3 : 4.5,
        boxes: [...range.getClientRects()].map((box) => clip(element, box)),
      })
    }
  }
  return texts
}
