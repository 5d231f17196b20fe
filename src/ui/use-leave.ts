// Something that lies open closes when one presses anywhere else, Escape, or a link in it.
import { type RefObject, useEffect } from 'react'

/**
 * Not closed by the new address: that comes when the page has been fetched, and would close what was
 * opened meanwhile.
 */
export function useLeave(inside: RefObject<Element | null>, leave: () => void): void {
  useEffect(() => {
    const press = ({ target }: Event) =>
      target instanceof Node && !inside.current?.contains(target) && leave()
    const follow = ({ target }: Event) =>
      target instanceof Element && inside.current?.contains(target) && target.closest('a[href]') && leave()
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && leave()
    document.addEventListener('pointerdown', press)
    document.addEventListener('click', follow)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('click', follow)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [inside, leave])
}
