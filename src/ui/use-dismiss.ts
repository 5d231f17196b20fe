// Something that lies open closes when one presses anywhere else, Escape, or a link in it.
import { type RefObject, useEffect } from 'react'

/**
 * Not closed by the new address: that comes when the page has been fetched, and would close what was
 * opened meanwhile.
 */
export function useDismiss(inside: RefObject<Element | null>, dismiss: () => void): void {
  useEffect(() => {
    const onPointerDown = ({ target }: Event) =>
      target instanceof Node && !inside.current?.contains(target) && dismiss()
    const onLinkClick = ({ target }: Event) =>
      target instanceof Element && inside.current?.contains(target) && target.closest('a[href]') && dismiss()
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && dismiss()
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('click', onLinkClick)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('click', onLinkClick)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [inside, dismiss])
}
