// Something that lies open closes when one presses or tabs anywhere else, Escape, or a link in it.
import { type RefObject, useEffect } from 'react'

/**
 * A new address does not close it: the address changes when the page has been fetched, and would close what
 * was opened meanwhile.
 */
export function useDismiss(inside: RefObject<Element | null>, dismiss: () => void): void {
  useEffect(() => {
    const onLeave = ({ target }: Event) =>
      target instanceof Node && !inside.current?.contains(target) && dismiss()
    const onLinkClick = ({ target }: Event) =>
      target instanceof Element && inside.current?.contains(target) && target.closest('a[href]') && dismiss()
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && dismiss()
    document.addEventListener('pointerdown', onLeave)
    document.addEventListener('focusin', onLeave)
    document.addEventListener('click', onLinkClick)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', onLeave)
      document.removeEventListener('focusin', onLeave)
      document.removeEventListener('click', onLinkClick)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [inside, dismiss])
}
