// The time for which seats are still held: a quiet pill that counts by the second.
// Words are said at five minutes, at one, and at the end.
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatTime } from '#lib/format.ts'
import { useDates } from '#storefront/kit/use-dates.ts'
import { useText } from '#web/session.tsx'

const spokenMinutes = [5, 1]
/** A job of each minute releases the seats, so after this time the page can say so. */
const releasedAfter_ms = 65_000

export function HoldTimer({ held_until }: { held_until: string }) {
  const { formatMoment } = useDates()
  const { hold: words } = useText('booking')
  const { revalidate } = useRevalidator()
  const seconds = useSecondsUntil(held_until)
  const isOver = seconds === 0
  const isLong = seconds !== undefined && seconds > 3_600 // staff hold for days: nobody counts those down
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => void revalidate(), releasedAfter_ms)
    return () => clearTimeout(timer)
  }, [isOver, revalidate])
  const minutes = seconds === undefined ? Number.POSITIVE_INFINITY : Math.ceil(seconds / 60)
  // Each sentence is read out once, not every second.
  const spoken = isOver ? words.over : spokenMinutes.findLast((at) => minutes <= at)
  return (
    <div className="flex flex-wrap items-center gap-2 text-15">
      <span className="text-soft">
        {words.until(isLong ? formatMoment(held_until) : formatTime(held_until))}
      </span>
      {seconds !== undefined && !isOver && !isLong && (
        <span aria-hidden className="money rounded-full bg-wash px-3 font-semibold leading-8">
          {words.left(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)}
        </span>
      )}
      <span role="status" className={isOver ? 'text-warn' : 'sr-only'}>
        {typeof spoken === 'number' ? words.soon(spoken) : spoken}
      </span>
    </div>
  )
}

/** Undefined until the browser counts, because the server's second is another. */
function useSecondsUntil(moment: string): number | undefined {
  const [seconds, setSeconds] = useState<number>()
  useEffect(() => {
    const count = () => setSeconds(Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 1000)))
    count()
    const timer = setInterval(count, 1_000)
    return () => clearInterval(timer)
  }, [moment])
  return seconds
}
