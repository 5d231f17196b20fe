// How well text can be read where it is, on pictures too: what lies behind text, axe knows of plain colours alone.
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { computeContrast, fromRgb } from '#lib/colour.ts'

type Box = { x: number; y: number; width: number; height: number }
type Pixels = { bytes: Buffer; width: number; height: number }
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
  const shot = sharp(await page.screenshot({ fullPage: true }))
  await setSheet('')
  const { data, info } = await shot.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = { bytes: data, width: info.width, height: info.height }
  return texts.flatMap(({ text, colour, opacity, least, boxes }) => {
    const behinds = listPixels(pixels, boxes)
    const contrasts = new Map(
      [...new Set(behinds)].map((behind) => [behind, computeContrastOn(behind, colour, opacity)]),
    )
    const sorted = behinds.map((behind) => contrasts.get(behind) ?? 0).toSorted((one, other) => one - other)
    const worst = sorted[Math.floor(sorted.length * worstShare)]
    return worst !== undefined && worst < least ? [`${text}: ${worst.toFixed(2)}`] : []
  })
}

/** Of a text that lets through what is behind it; `behind` is a number of three bytes. */
function computeContrastOn(behind: number, colour: Rgb, opacity: number): number {
  const [red, green, blue] = [behind >> 16, (behind >> 8) & 255, behind & 255]
  const mix = (own: number, other: number) => own * opacity + other * (1 - opacity)
  const shown = fromRgb(mix(colour[0], red), mix(colour[1], green), mix(colour[2], blue))
  return computeContrast(shown, fromRgb(red, green, blue))
}

/** Every other pixel of every other row. */
function listPixels({ bytes, width, height }: Pixels, boxes: Box[]): number[] {
  const found: number[] = []
  for (const box of boxes) {
    // a pixel that is only half its own shows what lies beside it
    const right = Math.floor(Math.min(width, box.x + box.width))
    const bottom = Math.floor(Math.min(height, box.y + box.height))
    for (let y = Math.max(0, Math.ceil(box.y)); y < bottom; y += 2)
      for (let x = Math.max(0, Math.ceil(box.x)); x < right; x += 2)
        found.push(bytes.readUIntBE((y * width + x) * 3, 3))
  }
  return found
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
