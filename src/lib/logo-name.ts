// The parts of a logo's name: logo-{id}_{width}x{height}_{tone}.webp, or .svg.

/** `solid`: the logo brings its own ground. Otherwise the tone of its ink says on what it can be read. */
const logoTones = ['dark', 'medium', 'light', 'solid'] as const
export type LogoTone = (typeof logoTones)[number]

const isTone = (text: string | undefined): text is LogoTone => logoTones.some((tone) => tone === text)

/** Undefined for a logo from before names carried size and tone. */
export function parseLogoName(path: string): { width: number; height: number; tone: LogoTone } | undefined {
  const [, width, height, tone] = /_(\d+)x(\d+)_([a-z]+)\.(?:webp|svg)$/.exec(path) ?? []
  return isTone(tone) ? { width: Number(width), height: Number(height), tone } : undefined
}

/** From this ratio on a logo is a written name, so the agency's name beside it would be said twice. */
const wideRatio = 2

export function isWideLogo(path: string): boolean {
  const logo = parseLogoName(path)
  return logo !== undefined && logo.width >= logo.height * wideRatio
}
