// Stars out of five.
import { Star } from 'lucide-react'

export function Stars({ stars, label }: { stars: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex text-warn">
      {[1, 2, 3, 4, 5].map((at) => (
        <Star key={at} size={16} strokeWidth={1.75} aria-hidden fill={at <= Math.round(stars) ? 'currentColor' : 'none'} />
      ))}
    </span>
  )
}
