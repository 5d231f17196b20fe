// Bars over a picture, in shares of its width and height: drawn, moved, resized, never outside of it.
export type Box = { x: number; y: number; width: number; height: number }

const minSize = 0.02
const step = 0.02

const clampValue = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value))

export const createDefaultBox = (): Box => ({ x: 0.35, y: 0.45, width: 0.3, height: 0.1 })

export function moveBox(box: Box, dx: number, dy: number): Box {
  return { ...box, x: clampValue(box.x + dx, 0, 1 - box.width), y: clampValue(box.y + dy, 0, 1 - box.height) }
}

export function resizeBox(box: Box, dx: number, dy: number): Box {
  return {
    ...box,
    width: clampValue(box.width + dx, minSize, 1 - box.x),
    height: clampValue(box.height + dy, minSize, 1 - box.y),
  }
}

const directions: Record<string, [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/** Undefined for other keys. */
export function applyKey(box: Box, key: string, shift: boolean): Box | undefined {
  const [dx, dy] = directions[key] ?? []
  if (dx === undefined || dy === undefined) return undefined
  return shift ? resizeBox(box, dx, dy) : moveBox(box, dx, dy)
}

type BoxPoint = { x: number; y: number }

/** The box between two corners in any order; undefined where it is hardly more than a touch. */
export function createBoxBetween(from: BoxPoint, to: BoxPoint): Box | undefined {
  const [x, y] = [clampValue(Math.min(from.x, to.x), 0, 1), clampValue(Math.min(from.y, to.y), 0, 1)]
  const [width, height] = [
    clampValue(Math.max(from.x, to.x), 0, 1) - x,
    clampValue(Math.max(from.y, to.y), 0, 1) - y,
  ]
  return width >= minSize / 2 && height >= minSize / 2
    ? { x, y, width: clampValue(width, minSize, 1 - x), height: clampValue(height, minSize, 1 - y) }
    : undefined
}
