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

export function colour({ hue, chroma }: Theme, step: Step): { lightness: number; chroma: number; hue: number } {
  const [lightness, share] = steps[step]
  return { lightness, chroma: Math.round(Math.min(chroma, strongest) * share * 1000) / 1000, hue }
}

export function themeCss(theme: Theme): string {
  const scale = Object.keys(steps).map((step) => {
    const { lightness, chroma, hue } = colour(theme, Number(step) as Step)
    return `--brand-${step}:oklch(${lightness} ${chroma} ${hue})`
  })
  return `:root{${scale.join(';')};--type-scale:${theme.type_scale}}`
}
