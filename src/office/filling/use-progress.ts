// Loads the screen anew every few seconds while something on it is under way.
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const every_ms = 2_000

export function useProgress(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => void revalidate(), every_ms)
    return () => clearInterval(timer)
  }, [isUnderWay, revalidate])
}
