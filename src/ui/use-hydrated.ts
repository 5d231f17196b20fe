// Whether the scripts have taken over the page.
// The answer is no on the server and in the first render after it, yes from then on.
import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
