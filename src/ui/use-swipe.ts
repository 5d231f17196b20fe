// Turns pages by a swipe of the finger. A mouse uses the buttons.
import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** A shorter move is a press that slipped. */
const swipe_px = 40

/**
 * An element with these handlers needs `touch-pan-y`, which keeps the browser from scrolling with the finger.
 */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const from = useRef<number>(undefined)
  const isSwipe = useRef(false)
  return {
    onPointerDown: ({ clientX, pointerType }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? undefined : clientX
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const distance = clientX - (from.current ?? clientX)
      isSwipe.current = Math.abs(distance) > swipe_px
      if (isSwipe.current) turn(distance < 0 ? 1 : -1)
    },
    onClick: (event: MouseEvent) => isSwipe.current && event.preventDefault(), // a swipe opens nothing
  }
}
