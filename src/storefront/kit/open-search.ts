// On a phone every search field opens the header's search at the top, where no keyboard lies over it.
import { breakpoints } from '#limits/display.ts'

const openEvent = 'naru:search'

export const isPhoneWide = () => matchMedia(`(width < ${breakpoints.tablet}px)`).matches

/** `keyword`: what is in the field already. */
export const openHeaderSearch = (keyword: string) =>
  dispatchEvent(new CustomEvent(openEvent, { detail: keyword }))

export function listenToOpenSearch(open: (keyword: string) => void): () => void {
  const listener = (event: Event) => event instanceof CustomEvent && open(String(event.detail))
  addEventListener(openEvent, listener)
  return () => removeEventListener(openEvent, listener)
}
