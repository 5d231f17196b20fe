// Stars out of five, all of them in one drawing.

const five = [0, 1, 2, 3, 4]

// The star of the icons, without the place where it begins.
const star = 'l3.09 6.26 6.91 1.01-5 4.87 1.18 6.88-6.18-3.25-6.18 3.25 1.18-6.88-5-4.87 6.91-1.01z'

const row = (stars: number[]) => stars.map((at) => `M${at * 24 + 12} 2${star}`).join('')

export function Stars({ stars, label }: { stars: number; label: string }) {
  const full = Math.round(stars)
  return (
    <svg role="img" aria-label={label} width={80} height={16} viewBox="0 0 120 24" className="icon inline text-warn">
      <path d={row(five.slice(0, full))} fill="currentColor" />
      <path d={row(five.slice(full))} fill="none" />
    </svg>
  )
}
