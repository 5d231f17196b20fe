// Asks again every few seconds while something is under way elsewhere.
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** `times`: the looks before it gives up; without it, it never does. */
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
