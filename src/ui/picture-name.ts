// What the name of a picture says of it: {id}_{width}x{height}_{colour}.webp, each width beside it as …_{width}.webp.
import { widthsOf } from '#limits.ts'

export function readPicture(path: string) {
  const [, stem, width, height, colour] = /^(.*_(\d+)x(\d+)_([0-9a-f]{6}))\.webp$/.exec(path) ?? []
  if (!stem) return undefined
  const widths = widthsOf(Number(width))
  return {
    width: Number(width),
    height: Number(height),
    colour: `#${colour}`,
    files: widths.map((each) => ({ width: each, path: `${stem}_${each}.webp` })),
  }
}

/** The largest file of a picture. */
export const largestFile = (path: string) => readPicture(path)?.files.at(-1)?.path
