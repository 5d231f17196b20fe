// The picture of a card grows into the gallery of its trip, unless somebody asked for less motion.
import { flushSync } from 'react-dom'

/** The name both pictures go by while one becomes the other. */
export const pictureTransitionName = 'trip-picture'

/** Returns false where no picture can move; then nothing was drawn. */
export function transitionPicture(pathname: string, render: () => void): boolean {
  const [, code] = /^\/travel\/detail\/([\w-]+)$/.exec(pathname) ?? []
  const picture = code && document.querySelector<HTMLElement>(`[data-card="${code}"] [data-picture]`)
  const isSupported =
    'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!picture || !isSupported) return false
  picture.style.viewTransitionName = pictureTransitionName
  document.startViewTransition(() => flushSync(render))
  return true
}
