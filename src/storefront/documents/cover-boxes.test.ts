// Bars over a picture stay on it, whatever is done to them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyKey, type Box, createBoxBetween, createDefaultBox, moveBox, resizeBox } from './cover-boxes.ts'

const isInside = ({ x, y, width, height }: Box) =>
  x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 1 + 1e-9 && y + height <= 1 + 1e-9

test('however it is moved and resized, a bar stays on the picture', () => {
  const change = fc.tuple(
    fc.boolean(),
    fc.double({ min: -2, max: 2, noNaN: true }),
    fc.double({ min: -2, max: 2, noNaN: true }),
  )
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) =>
      isInside(
        changes.reduce(
          (box, [moves, dx, dy]) => (moves ? moveBox : resizeBox)(box, dx, dy),
          createDefaultBox(),
        ),
      ),
    ),
  )
})

test('arrow keys move it, with Shift they resize it, others leave it alone', () => {
  const box = { x: 0.5, y: 0.5, width: 0.2, height: 0.2 }
  expect(applyKey(box, 'ArrowLeft', false)).toMatchObject({ x: 0.48, width: 0.2 })
  expect(applyKey(box, 'ArrowDown', true)).toMatchObject({ y: 0.5, height: 0.22 })
  expect(applyKey(box, 'a', false)).toBeUndefined()
})

test('it is drawn from any corner, and a touch draws nothing', () => {
  expect(createBoxBetween({ x: 0.75, y: 0.5 }, { x: 0.25, y: 0.25 })).toEqual({
    x: 0.25,
    y: 0.25,
    width: 0.5,
    height: 0.25,
  })
  expect(createBoxBetween({ x: 0.9, y: 0.9 }, { x: 3, y: 3 })).toMatchObject({ x: 0.9, y: 0.9 })
  expect(createBoxBetween({ x: 0.5, y: 0.5 }, { x: 0.501, y: 0.7 })).toBeUndefined()
})
