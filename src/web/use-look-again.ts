// While something is under way elsewhere the page looks again every few seconds.
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** `times`: after so many looks it gives up; without it, it looks as long as it takes. */
type Pace = { every_ms: number; times?: number }

export function useLookAgain(isUnderWay: boolean, { every_ms, times }: Pace): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isUnderWay) return
    let looked = 0
    const looking = setInterval(() => {
      if (++looked === times) clearInterval(looking)
      if (document.visibilityState === 'visible') void revalidate()
    }, every_ms)
    return () => clearInterval(looking)
  }, [isUnderWay, every_ms, times, revalidate])
}
