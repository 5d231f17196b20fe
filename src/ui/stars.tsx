// Stars out of five, all of them in one drawing.
import { starPath } from './icons.ts'

const starIndexes = [0, 1, 2, 3, 4]

const buildStarPath = (stars: number[]) => stars.map((at) => `M${at * 24 + 12} 2${starPath}`).join('')

export function Stars({ stars, label }: { stars: number; label: string }) {
  const full = Math.round(stars)
  return (
    <svg
      role="img"
      aria-label={label}
      width={80}
      height={16}
      viewBox="0 0 120 24"
      className="icon inline text-warn"
    >
      <path d={buildStarPath(starIndexes.slice(0, full))} fill="currentColor" />
      <path d={buildStarPath(starIndexes.slice(full))} fill="none" />
    </svg>
  )
}
