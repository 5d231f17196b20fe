// Boats, drawn around the point where the middle of the hull meets the water.
import { mix } from './colour.ts'
import { type Stage, shaded, sunlit, tone } from './stage.ts'
import { boxD, discD, put, shape, stroke, times, veil } from './svg-shapes.ts'

type Berth = { x: number; y: number; size: number; far?: number; flip?: boolean; colour?: string }

// The hull's own shadow on the water keeps it from floating in the air.
const wake = (s: Stage, half: number) =>
  veil(`M${-half} 2Q0 ${half * 0.16} ${half} 2Q0 ${half * 0.3} ${-half} 2Z`, s.light.shade, 0.28)

export function sailboat(s: Stage, { x, y, size, far = 0, flip, colour = '#e2553f' }: Berth): string {
  const sail = mix(sunlit(s, '#fffaf0', far), s.light.shade, s.hour === 'night' ? 0.25 : 0)
  return put(
    wake(s, 44) +
      shape('M-42 -13L44 -13C38 -2 30 1 20 2L-24 2C-34 1 -40 -6 -42 -13Z', tone(s, colour, far)) +
      shape('M2 -18L2 -112C26 -82 38 -48 40 -18Z', sail) +
      shape('M-4 -18L-4 -98C-16 -70 -28 -40 -36 -18Z', mix(sail, s.light.shade, 0.16)) +
      stroke('M0 -13L0 -116', shaded(s, '#5b4034', far), 3),
    x,
    y,
    size,
    flip,
  )
}

export function longtail(s: Stage, { x, y, size, far = 0, flip, colour = '#8a4b2f' }: Berth): string {
  return put(
    wake(s, 80) +
      shape(
        'M-84 -34C-70 -12 -40 -9 0 -9C34 -9 56 -14 72 -22C64 -4 50 3 24 4L-34 4C-62 3 -78 -12 -84 -34Z',
        shaded(s, colour, far),
      ) +
      shape(
        'M-78 -24C-62 -10 -30 -9 0 -9C34 -9 54 -13 70 -20L68 -15C50 -8 30 -3 0 -3C-36 -3 -64 -8 -78 -24Z',
        sunlit(s, '#d9764a', far),
      ) +
      shape('M-34 -38C-10 -46 20 -46 44 -38L44 -34L-34 -34Z', tone(s, '#f4efe2', far)) +
      stroke('M-28 -34L-28 -10M38 -34L38 -12M4 -40L4 -10', shaded(s, '#5b4034', far), 2.5) +
      stroke('M-82 -30L-87 -42', tone(s, '#e2553f', far), 5),
    x,
    y,
    size,
    flip,
  )
}

/** A junk with battened sails. */
export function junk(s: Stage, { x, y, size, far = 0, flip, colour = '#c4562f' }: Berth): string {
  const sail = (d: string, seams: string) =>
    shape(d, tone(s, colour, far)) + stroke(seams, shaded(s, colour, far), 2.4, 0.8)
  return put(
    wake(s, 74) +
      stroke('M-40 -20L-40 -112M2 -20L2 -158M44 -20L44 -104', shaded(s, '#4b3430', far), 3.4) +
      sail(
        'M-2 -34C-2 -80 -2 -126 4 -156C30 -132 40 -88 38 -38Z',
        'M-1 -58L39 -62M0 -84L36 -90M1 -112L29 -120M2 -134L18 -142',
      ) +
      sail(
        'M-42 -32C-44 -60 -42 -88 -38 -110C-20 -92 -10 -64 -8 -34Z',
        'M-43 -54L-11 -56M-42 -76L-16 -80M-40 -96L-26 -98',
      ) +
      sail('M46 -34C44 -60 44 -82 46 -102C62 -86 70 -62 70 -38Z', 'M45 -56L68 -60M45 -78L62 -82') +
      shape(
        'M-76 -34L-60 -24L52 -24L78 -46L72 -6C64 4 56 5 46 5L-40 5C-58 4 -72 -14 -76 -34Z',
        shaded(s, '#6b4130', far),
      ) +
      shape('M28 -24L72 -42L74 -32L30 -14Z', tone(s, '#8a5a3c', far)) +
      shape(
        times(4, (i) => boxD(-44 + i * 20, -16, [9, 7])),
        s.isDark ? s.light.lamp : tone(s, '#e9cf9d', far),
      ),
    x,
    y,
    size,
    flip,
  )
}

export function canoe(s: Stage, { x, y, size, far = 0, flip, colour = '#d8402f' }: Berth): string {
  return put(
    wake(s, 60) +
      shape('M-4 -12C-4 -34 10 -34 10 -12Z', shaded(s, '#24424f', far)) +
      shape(discD(3, -39, 8), tone(s, '#e7b48d', far)) +
      stroke('M-22 -34L26 -2', shaded(s, '#8a5a3c', far), 3) +
      shape(
        'M-62 -20C-48 -10 -24 -9 0 -9C24 -9 48 -10 62 -20C56 0 40 5 24 5L-24 5C-40 5 -56 0 -62 -20Z',
        tone(s, colour, far),
      ) +
      shape('M-56 -12C-40 0 40 0 56 -12C46 4 36 5 24 5L-24 5C-36 5 -46 4 -56 -12Z', shaded(s, colour, far)),
    x,
    y,
    size,
    flip,
  )
}

/** A passenger ship: white decks, rows of windows, a funnel. */
export function liner(s: Stage, { x, y, size, far = 0, flip, colour = '#24518f' }: Berth): string {
  // After dark the decks step back, or the lit windows would not show on them.
  const white = s.isDark ? shaded(s, '#d6d3dc', far) : sunlit(s, '#f7f4ec', far)
  const glass = s.isDark ? s.light.lamp : tone(s, '#3d6f93', far)
  const row = (from: number, to: number, up: number) =>
    times((to - from) / 13, (i) => boxD(from + i * 13, up, [7, 6]))
  return put(
    veil('M-150 3Q0 34 160 3Q0 52 -150 3Z', s.light.shade, 0.22) +
      shape('M-128 -52L108 -52L108 -34L-128 -34Z', white) +
      shape('M-116 -72L84 -72L90 -52L-120 -52Z', mix(white, s.light.shade, 0.06)) +
      shape('M-100 -90L50 -90L58 -72L-104 -72Z', white) +
      shape('M-60 -106L18 -106L24 -90L-64 -90Z', mix(white, s.light.shade, 0.08)) +
      shape('M-46 -136L-8 -140L-2 -106L-52 -106Z', tone(s, '#d8402f', far)) +
      shape('M-46 -136L-8 -140L-6 -128L-48 -124Z', tone(s, '#2b3350', far)) +
      stroke('M12 -106L12 -142M2 -132L22 -132', shaded(s, '#5a6a80', far), 3) +
      shape('M-146 -34L154 -34C146 -16 134 -2 120 4L-128 4C-140 2 -146 -16 -146 -34Z', tone(s, colour, far)) +
      shape('M-138 -10L138 -10L126 2L-128 4C-134 2 -137 -4 -138 -10Z', tone(s, '#d8402f', far)) +
      shape(row(-118, 100, -46) + row(-108, 78, -65) + row(-92, 44, -84) + row(-52, 12, -101), glass) +
      shape(
        times(19, (i) => discD(-118 + i * 13, -24, 2.6)),
        s.isDark ? s.light.lamp : tone(s, '#cfe2ee', far),
      ),
    x,
    y,
    size,
    flip,
  )
}
