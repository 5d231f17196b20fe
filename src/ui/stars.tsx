// Stars out of five, all of them in one drawing.
import { starLine } from './icons.ts'

const five = [0, 1, 2, 3, 4]

const row = (stars: number[]) => stars.map((at) => `M${at * 24 + 12} 2${starLine}`).join('')

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
      <path d={row(five.slice(0, full))} fill="currentColor" />
      <path d={row(five.slice(full))} fill="none" />
    </svg>
  )
}
