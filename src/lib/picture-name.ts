// The parts of a picture's name: {id}_{width}x{height}_{colour}.webp.
// Each width is stored beside it as …_{width}.webp.
import { defaultWidth, listWidths } from '#limits/files.ts'

export function parsePictureName(path: string) {
  const [, stem, width, height, colour] = /^(.*_(\d+)x(\d+)_([0-9a-f]{6}))\.webp$/.exec(path) ?? []
  if (!stem) return undefined
  const widths = listWidths(Number(width))
  return {
    width: Number(width),
    height: Number(height),
    colour: `#${colour}`,
    files: widths.map((each) => ({ width: each, path: `${stem}_${each}.webp` })),
  }
}

/** The file of the picture where no width was chosen. */
export const findDefaultFile = (path: string) => {
  const files = parsePictureName(path)?.files
  return (files?.findLast(({ width }) => width <= defaultWidth) ?? files?.[0])?.path
}

export const findLargestFile = (path: string) => parsePictureName(path)?.files.at(-1)?.path

/** The name by which all files of a picture are removed. */
export const toPictureName = (path: string) => path.replace(/^.*\//, '').replace(/\.webp$/, '')
