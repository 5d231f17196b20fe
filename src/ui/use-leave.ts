// Something that lies open closes when one presses anywhere else, or Escape.
import { type RefObject, useEffect } from 'react'

export function useLeave(inside: RefObject<Element | null>, leave: () => void): void {
  useEffect(() => {
    const press = ({ target }: Event) =>
      target instanceof Node && !inside.current?.contains(target) && leave()
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && leave()
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [inside, leave])
}
