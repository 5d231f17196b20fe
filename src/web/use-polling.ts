// While something is under way elsewhere the page looks again every few seconds.
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** `times`: after so many looks it gives up; without it, it looks as long as it takes. */
type PollingOptions = { every_ms: number; times?: number }

export function usePolling(isActive: boolean, { every_ms, times }: PollingOptions): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isActive) return
    let attempts = 0
    const timer = setInterval(() => {
      if (++attempts === times) clearInterval(timer)
      if (document.visibilityState === 'visible') void revalidate()
    }, every_ms)
    return () => clearInterval(timer)
  }, [isActive, every_ms, times, revalidate])
}
