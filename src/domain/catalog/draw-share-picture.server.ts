// Draws a share picture: the place as background, a shade, the agency, the title, nights and price.
import { createRequire } from 'node:module'
import sharp, { type OverlayOptions } from 'sharp'
import { sharePicture } from '#limits/display.ts'
import { fitLines, toDrawableText, toMarkup } from './share-text.ts'

export type SharePicture = {
  company: string
  title: string
  line: string
  price: string
  ground: string | null
  logo: string | null
  dark: string
  strong: string
}
type SharePictureFiles = { ground: Buffer | undefined; logo: Buffer | undefined }
type TextStyle = { weight: keyof typeof fonts; size: number; colour: string; width?: number }

const { width, height, titleLines } = sharePicture
const margin = 64
const badgeHeight = 76

// A plain server has no Korean font, so the text is set in the font file that comes with the product.
const resolveFont = (weight: string) =>
  createRequire(import.meta.url).resolve(`pretendard/dist/public/static/Pretendard-${weight}.otf`)
const fonts = { Bold: resolveFont('Bold'), SemiBold: resolveFont('SemiBold') } as const

export async function drawSharePicture(
  share: SharePicture,
  { ground, logo }: SharePictureFiles,
): Promise<Buffer> {
  const [title, line, price, company] = await Promise.all([
    drawTitle(share.title),
    drawText(share.line, { weight: 'SemiBold', size: 34, colour: '#ffffff' }),
    drawText(share.price, { weight: 'Bold', size: 40, colour: '#ffffff' }),
    drawText(share.company, { weight: 'Bold', size: 32, colour: share.dark, width: 700 }),
  ])
  const foot = Math.max(line?.height ?? 0, price?.height ?? 0)
  const footTop = height - margin - foot
  const titleTop = footTop - (foot && 36) - (title?.height ?? 0)
  const layers: OverlayOptions[] = [{ input: drawShade(share.dark, titleTop) }]
  if (title) layers.push({ input: title.data, left: margin, top: titleTop })
  if (line)
    layers.push({ input: line.data, left: margin, top: footTop + Math.round((foot - line.height) / 2) })
  if (price)
    layers.push({
      input: price.data,
      left: margin + (line ? line.width + 36 : 0),
      top: footTop + Math.round((foot - price.height) / 2),
    })
  if (company) layers.push(...(await drawBadge(company, logo)))
  return createBackground(ground, share.strong)
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

const createBackground = (ground: Buffer | undefined, colour: string) =>
  ground
    ? sharp(ground).resize(width, height, { fit: 'cover' }).removeAlpha()
    : sharp({ create: { width, height, channels: 3, background: colour } })

/** White words stay readable on any picture: the shade begins above the title. */
function drawShade(colour: string, titleTop: number): Buffer {
  const from = Math.max(0, (titleTop - 190) / height)
  const full = Math.max(0.05, (titleTop - 20) / height)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="s" x2="0" y2="1"><stop offset="${from}" stop-color="${colour}" stop-opacity="0"/>` +
      `<stop offset="${full}" stop-color="${colour}" stop-opacity=".72"/><stop offset="1" stop-color="${colour}" stop-opacity=".94"/></linearGradient><rect width="${width}" height="${height}" fill="url(#s)"/></svg>`,
  )
}

type RenderedText = { data: Buffer; width: number; height: number }

/** The agency's mark and name on a white plate. */
async function drawBadge(company: RenderedText, logo: Buffer | undefined): Promise<OverlayOptions[]> {
  const mark =
    logo && (await sharp(logo).resize(44, 44, { fit: 'contain', background: '#ffffff00' }).png().toBuffer())
  const textLeft = mark ? 86 : 30
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${textLeft + company.width + 30}" height="${badgeHeight}"><rect width="100%" height="100%" rx="${badgeHeight / 2}" fill="#fff" fill-opacity=".94"/></svg>`
  return [
    { input: Buffer.from(plate), left: margin - 8, top: margin - 8 },
    ...(mark ? [{ input: mark, left: margin + 16, top: margin + 8 }] : []),
    {
      input: company.data,
      left: margin - 8 + textLeft,
      top: margin - 8 + Math.round((badgeHeight - company.height) / 2),
    },
  ]
}

/** In at most three lines; what does not fit ends in an ellipsis. */
async function drawTitle(title: string): Promise<RenderedText | undefined> {
  const style: TextStyle = { weight: 'Bold', size: 62, colour: '#ffffff', width: width - 2 * margin }
  const fits = async (text: string) =>
    ((await drawText(text, style))?.height ?? 0) < (titleLines + 0.9) * style.size * 1.05
  return drawText(await fitLines(title, fits), style)
}

async function drawText(
  text: string,
  { weight, size, colour, width: most }: TextStyle,
): Promise<RenderedText | undefined> {
  const drawable = toDrawableText(text)
  if (drawable === '') return undefined
  const { data, info } = await sharp({
    text: {
      text: toMarkup(drawable, { colour, tighter: size * 0.02 }),
      font: `Pretendard ${weight} ${size}`,
      fontfile: fonts[weight],
      dpi: 72,
      rgba: true,
      width: most,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
