// People and animals, drawn around the point where they touch the ground. They give a picture its scale.
import { mix } from './colour.ts'
import { type Stage, shaded, tone } from './stage.ts'
import { disc, put, shape, stroke } from './svg-shapes.ts'

type Stand = { x: number; y: number; size: number; colour?: string; far?: number; flip?: boolean }

const coats = ['#d8402f', '#e8a33a', '#2f6fb0', '#f2efe6', '#3f8f6b', '#8a4f93'] as const

/** A walker; `size` is the height. */
export function person(s: Stage, { x, y, size, colour = s.pick(coats), far = 0, flip }: Stand): string {
  const skin = tone(s, '#e9b893', far)
  return put(
    shape('M-6 0L-9 -44L9 -44L7 0L2 0L0 -30L-1 0Z', shaded(s, '#2c3550', far)) +
      shape('M-12 -42C-14 -70 -10 -80 0 -81C10 -80 14 -70 12 -42Z', tone(s, colour, far)) +
      disc(0, -91, 9, skin) +
      shape('M-9 -92A9 9 0 0 1 9 -92Z', shaded(s, '#2b211d', far)),
    x,
    y,
    size / 100,
    flip,
  )
}

/** A walker with a pack and a stick. */
export function hiker(s: Stage, stand: Stand): string {
  const { x, y, size, flip, far = 0 } = stand
  return (
    person(s, stand) +
    put(
      shape('M-22 -76C-24 -54 -22 -46 -12 -46L-10 -76C-12 -82 -20 -82 -22 -76Z', tone(s, '#c9552f', far)) +
        stroke('M11 -60L20 -54L24 0', shaded(s, '#5b4034', far), 3),
      x,
      y,
      size / 100,
      flip,
    )
  )
}

export function camel(s: Stage, { x, y, size, colour = '#7a4f35', far = 0, flip }: Stand): string {
  const hide = shaded(s, colour, far)
  return put(
    shape(
      'M-50 -42C-50 -54 -40 -58 -30 -58C-24 -74 -14 -82 -6 -80C2 -78 6 -66 12 -58C20 -54 26 -54 30 -62C33 -72 32 -82 36 -92C40 -100 50 -100 58 -94L66 -89C66 -84 58 -82 50 -83C46 -70 47 -58 42 -48C38 -40 30 -36 24 -34L27 0L21 0L17 -32L13 -32L12 0L6 0L6 -30C-6 -28 -18 -28 -27 -31L-26 0L-32 0L-35 -30L-38 -30L-42 0L-48 0L-44 -34C-48 -36 -50 -38 -50 -42Z',
      hide,
    ) +
      stroke('M-49 -46L-55 -30', hide, 2.4) +
      shape('M-18 -79C-12 -84 0 -84 5 -72L2 -52L-18 -52Z', tone(s, '#d8482f', far)) +
      shape('M-13 -82C-15 -98 -9 -104 -4 -104C2 -104 5 -96 4 -80Z', tone(s, '#f2e7cf', far)) +
      disc(-4, -108, 6.5, tone(s, '#3b4a7a', far)),
    x,
    y,
    size / 100,
    flip,
  )
}

export function elephant(s: Stage, { x, y, size, colour = '#6d6a72', far = 0, flip }: Stand): string {
  const hide = tone(s, colour, far)
  return put(
    shape(
      'M-56 -52C-56 -76 -36 -86 -12 -84C2 -83 12 -86 20 -89C36 -94 50 -84 52 -66C54 -50 52 -34 56 -22C58 -16 62 -16 64 -21L68 -20C67 -9 54 -6 50 -15C45 -26 45 -40 42 -48C40 -42 36 -39 31 -39L31 0L18 0L17 -31C6 -27 -8 -27 -18 -30L-19 0L-32 0L-34 -30L-37 0L-49 0L-50 -32C-55 -38 -56 -46 -56 -52Z',
      hide,
    ) +
      shape(
        'M14 -80C24 -84 34 -74 33 -60C32 -48 24 -44 18 -50C12 -56 8 -72 14 -80Z',
        mix(hide, s.light.shade, 0.22),
      ) +
      shape('M43 -46C48 -38 54 -37 60 -42C58 -34 46 -32 42 -42Z', tone(s, '#f4ead2', far)) +
      disc(40, -68, 2.2, s.light.shade) +
      stroke('M-55 -58L-61 -34', hide, 2.6),
    x,
    y,
    size / 100,
    flip,
  )
}

export function giraffe(s: Stage, { x, y, size, colour = '#c98a3d', far = 0, flip }: Stand): string {
  const hide = tone(s, colour, far)
  const spot = shaded(s, '#7a4a26', far)
  const spots = [
    [-16, -92, 6],
    [-6, -84, 5],
    [-20, -80, 5],
    [4, -94, 6],
    [-2, -74, 4],
    [14, -84, 5],
    [19, -108, 5],
    [24, -124, 4.5],
    [28, -140, 4],
    [31, -154, 3.4],
    [16, -97, 4],
  ] as const
  return put(
    shape(
      'M-28 -84C-24 -98 -8 -100 8 -104C14 -112 22 -146 30 -172C31 -180 36 -184 41 -182L57 -173C60 -170 57 -165 52 -165L42 -165C38 -146 32 -116 26 -92C24 -82 22 -76 20 -70L23 0L17 0L13 -62L10 -62L9 0L3 0L3 -66C-6 -64 -14 -64 -18 -66L-18 0L-24 0L-25 -60L-27 -60L-29 0L-35 0L-30 -70Z',
      hide,
    ) +
      stroke('M33 -180L32 -189M38 -182L39 -190M-29 -82L-36 -56', spot, 2.6) +
      spots.map(([a, b, r]) => disc(a, b, r, spot)).join(''),
    x,
    y,
    size / 190,
    flip,
  )
}

/** A fish seen from the side; `size` is its length. */
export function fish(s: Stage, { x, y, size, colour = '#ffb43a', flip }: Stand): string {
  const scales = tone(s, colour)
  return put(
    shape(
      'M-50 0C-36 -26 4 -32 32 -6C40 -14 48 -20 56 -22C52 -8 52 8 56 22C48 20 40 14 32 6C4 32 -36 26 -50 0Z',
      scales,
    ) +
      shape(
        'M-22 -20C-14 -8 -14 8 -22 20C-16 22 -10 23 -6 23C2 8 2 -8 -6 -23C-10 -23 -16 -22 -22 -20Z',
        tone(s, '#fdf7e8'),
      ) +
      disc(-35, -5, 4, '#16233f'),
    x,
    y,
    size / 106,
    flip,
  )
}

export function turtle(s: Stage, { x, y, size, colour = '#4f8a5b', flip }: Stand): string {
  const skin = tone(s, mix(colour, '#f2e2a8', 0.35))
  const shell = tone(s, colour)
  return put(
    shape(
      'M-30 -14C-52 -34 -74 -36 -84 -26C-66 -22 -50 -8 -34 4ZM-26 16C-40 34 -44 46 -38 54C-26 46 -14 32 -10 22ZM36 16C48 24 56 34 56 42C44 40 30 30 26 22Z',
      skin,
    ) +
      shape('M-40 -6C-56 -12 -72 -10 -76 0C-72 10 -56 10 -40 6Z', skin) +
      shape('M-46 2C-40 -30 4 -42 36 -20C50 -10 58 2 62 8C40 26 -24 30 -46 2Z', shell) +
      stroke(
        'M-30 -10L-14 -26L10 -28L30 -16M-30 -10L-16 8L12 10L34 4L30 -16M-14 -26L-4 -8L-16 8M-4 -8L18 -8L12 10M18 -8L10 -28',
        mix(shell, s.light.shade, 0.3),
        2.6,
      ) +
      disc(-66, -3, 2.4, '#16233f'),
    x,
    y,
    size / 140,
    flip,
  )
}

/** A manta ray gliding, seen a little from below. */
export function manta(s: Stage, { x, y, size, colour = '#2c4a6e', flip }: Stand): string {
  const back = tone(s, colour)
  return put(
    stroke('M30 10C56 16 84 12 112 26', back, 3.4) +
      shape(
        'M-62 -6C-54 -16 -40 -18 -28 -14C-6 -34 30 -70 74 -76C52 -50 44 -24 40 2C40 30 28 52 2 66C-2 44 -16 24 -34 12C-46 10 -56 4 -62 -6Z',
        back,
      ) +
      shape('M-30 8C-14 22 -2 44 2 66C28 52 40 30 40 2C20 14 -6 16 -30 8Z', mix(back, '#e8f2f6', 0.62)) +
      shape(
        'M-58 -8C-70 -14 -78 -10 -82 -4C-74 -2 -66 -2 -60 -2ZM-50 6C-58 14 -66 16 -72 14C-68 8 -60 4 -54 2Z',
        back,
      ) +
      disc(-46, -8, 2.6, '#0f1c30'),
    x,
    y,
    size / 170,
    flip,
  )
}
