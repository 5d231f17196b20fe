// What the name of a logo says of it: logo-{id}_{width}x{height}_{tone}.webp, or .svg.

/** `solid`: it brings its own ground. Otherwise how light its ink is, which says on what it can be read. */
const logoTones = ['dark', 'medium', 'light', 'solid'] as const
export type LogoTone = (typeof logoTones)[number]

const isTone = (text: string | undefined): text is LogoTone => logoTones.some((tone) => tone === text)

/** Undefined for a logo of before its name said anything. */
export function parseLogoName(path: string): { width: number; height: number; tone: LogoTone } | undefined {
  const [, width, height, tone] = /_(\d+)x(\d+)_([a-z]+)\.(?:webp|svg)$/.exec(path) ?? []
  return isTone(tone) ? { width: Number(width), height: Number(height), tone } : undefined
}

/** From this ratio on it is a written name, and the name beside it would say the same again. */
const wideRatio = 2

export function isWideLogo(path: string): boolean {
  const logo = parseLogoName(path)
  return logo !== undefined && logo.width >= logo.height * wideRatio
}
