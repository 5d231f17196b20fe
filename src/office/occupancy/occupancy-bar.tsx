// How full a departure is: a bar with a mark at the minimum, and its state in words.

import { todayLimits } from '#limits/display.ts'
import type { Api } from '#office/api.ts'
import { Badge, type Tone } from '#office/kit/badge.tsx'
import { useText } from '#office/kit/use-text.ts'

export type DepartureOccupancy = Awaited<ReturnType<Api['departure']['list']>>['list'][number]
export type DepartureDetails = Awaited<ReturnType<Api['departure']['one']>>

export function OccupancyBar({ row: { taken, minimum, seats, ...row } }: { row: DepartureOccupancy }) {
  const words = useText('occupancy')
  const toPercent = (people: number) => (seats === 0 ? 0 : Math.min(100, (people / seats) * 100))
  return (
    <svg
      role="img"
      aria-label={words.bar(taken, minimum, seats)}
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      className={`h-3 w-full min-w-32 max-w-52 ${getBarColour({ taken, minimum, seats, ...row })}`}
    >
      <rect y="3" width="100" height="6" rx="1" className="fill-wash" />
      <rect y="3" width={toPercent(taken)} height="6" rx="1" fill="currentColor" />
      <rect x={Math.min(99, toPercent(minimum))} width="1" height="12" className="fill-ink" />
    </svg>
  )
}

function getBarColour({ taken, minimum, is_confirmed, is_cancelled, days_left }: DepartureOccupancy): string {
  if (is_cancelled) return 'text-soft'
  if (is_confirmed) return 'text-good'
  if (taken >= minimum) return 'text-warn'
  return days_left <= todayLimits.minimumDays ? 'text-bad' : 'text-brand-600'
}

/** Said as well as coloured. */
export function OccupancyBadge({ row }: { row: DepartureOccupancy }) {
  const { tone, text } = useOccupancyState(row)
  return <Badge tone={tone}>{text}</Badge>
}

function useOccupancyState(row: DepartureOccupancy): { tone: Tone | undefined; text: string } {
  const words = useText('occupancy')
  const { state, taken, minimum, seats, is_confirmed, days_left } = row
  const isOpen = state === 'recruiting' || state === 'few_left'
  if (isOpen && !is_confirmed && taken > 0 && days_left <= todayLimits.minimumDays)
    return { tone: 'bad', text: words.missing(minimum - taken) }
  if (state === 'recruiting') return { tone: undefined, text: words.recruiting }
  if (state === 'few_left') return { tone: 'warn', text: words.seatsLeft(seats - taken) }
  const tone = state === 'full' && !is_confirmed ? 'warn' : tones[state]
  return { tone, text: words.states[state] }
}

const tones = {
  reached: 'warn',
  confirmed: 'good',
  full: 'good',
  closed: undefined,
  cancelled: 'bad',
  on_way: undefined,
  past: undefined,
} as const
