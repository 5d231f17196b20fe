// While something is under way elsewhere the page looks again every few seconds, for a minute.
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const every_ms = 3_000
const times = 20

export function useLookAgain(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isUnderWay) return
    let looked = 0
    const looking = setInterval(() => {
      if (++looked >= times) clearInterval(looking)
      if (document.visibilityState === 'visible') void revalidate()
    }, every_ms)
    return () => clearInterval(looking)
  }, [isUnderWay, revalidate])
}
