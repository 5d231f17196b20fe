// Bars over a picture, in shares of its width and height: drawn, moved, resized, never outside of it.
export type Box = { x: number; y: number; width: number; height: number }

const least = 0.02
const step = 0.02

const bounded = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value))

export const newBox = (): Box => ({ x: 0.35, y: 0.45, width: 0.3, height: 0.1 })

export function moved(box: Box, dx: number, dy: number): Box {
  return { ...box, x: bounded(box.x + dx, 0, 1 - box.width), y: bounded(box.y + dy, 0, 1 - box.height) }
}

export function resized(box: Box, dx: number, dy: number): Box {
  return {
    ...box,
    width: bounded(box.width + dx, least, 1 - box.x),
    height: bounded(box.height + dy, least, 1 - box.y),
  }
}

const directions: Record<string, [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/** Undefined when the key is none of ours. */
export function byKey(box: Box, key: string, shift: boolean): Box | undefined {
  const [dx, dy] = directions[key] ?? []
  if (dx === undefined || dy === undefined) return undefined
  return shift ? resized(box, dx, dy) : moved(box, dx, dy)
}

type Point = { x: number; y: number }

/** From corner to corner, whichever was first; undefined for what is hardly more than a touch. */
export function drawn(from: Point, to: Point): Box | undefined {
  const [x, y] = [bounded(Math.min(from.x, to.x), 0, 1), bounded(Math.min(from.y, to.y), 0, 1)]
  const [width, height] = [
    bounded(Math.max(from.x, to.x), 0, 1) - x,
    bounded(Math.max(from.y, to.y), 0, 1) - y,
  ]
  return width >= least / 2 && height >= least / 2
    ? { x, y, width: bounded(width, least, 1 - x), height: bounded(height, least, 1 - y) }
    : undefined
}
