// An agency's colours: one hue spread into a scale that keeps its contrast whatever hue is picked.
export type Theme = { hue: number; chroma: number; type_scale: number }

/** Lightness of each step in OKLCH, and how much of the theme's chroma it carries. */
const steps = {
  50: [0.975, 0.12],
  100: [0.945, 0.24],
  200: [0.895, 0.42],
  300: [0.825, 0.62],
  400: [0.72, 0.86],
  500: [0.61, 1],
  600: [0.5, 1],
  700: [0.42, 0.88],
  800: [0.345, 0.72],
  900: [0.27, 0.56],
} as const
export type Step = keyof typeof steps

/** Stronger colours than a screen can show would lose their contrast when it clips them. */
const strongest = 0.19

export function colour(
  { hue, chroma }: Theme,
  step: Step,
): { lightness: number; chroma: number; hue: number } {
  const [lightness, share] = steps[step]
  return { lightness, chroma: Math.round(Math.min(chroma, strongest) * share * 1000) / 1000, hue }
}

/** Parts of light, 0 to 1; what a screen cannot show is clipped, as browsers do. */
export function lightOf({
  lightness,
  chroma,
  hue,
}: ReturnType<typeof colour>): [red: number, green: number, blue: number] {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (part: number) => Math.min(1, Math.max(0, part))
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** A step as #rrggbb, for what knows no OKLCH: manifests and drawn pictures. */
export function hexOf(theme: Theme, step: Step): string {
  const parts = lightOf(colour(theme, step)).map((light) =>
    Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)),
  )
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

export function themeCss(theme: Theme): string {
  const scale = Object.keys(steps).map((step) => {
    const { lightness, chroma, hue } = colour(theme, Number(step) as Step)
    return `--brand-${step}:oklch(${lightness} ${chroma} ${hue})`
  })
  return `:root{${scale.join(';')};--type-scale:${theme.type_scale}}`
}
