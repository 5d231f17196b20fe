// Bars by day or month beside those of the year before, on a scale, as SVG; and the same as a table.

import { useId } from 'react'
import { buildScale } from './chart-scale.ts'
import { FigureTable } from './figure-table.tsx'
import { useText } from './use-text.ts'

/** `null`: there is nothing to count, which is not the same as nothing. */
type Bar = { day: string; now: number | null; before: number | null }
type Props = {
  title: string
  /** The sum, which is shown in large type. */
  sum: string
  /** A sentence that compares it with the period before. */
  comparison?: string
  bars: readonly Bar[]
  /** Formats a number for people. */
  formatValue: (value: number) => string
  /** Shorter, for the scale. */
  formatScale?: (value: number) => string
  formatDay: (day: string) => string
  /** Below each bar, where there is room for it. */
  formatTick?: (day: string) => string
  /** What the first column of the table is called, where it is no day. */
  dayTitle?: string
}

export function Chart(chart: Props) {
  const words = useText('kit')
  const id = useId()
  const { title, sum, comparison, dayTitle, bars, formatValue, formatDay } = chart
  const describe = (value: number | null) => (value === null ? '–' : formatValue(value))
  return (
    <section className="panel grid gap-2 p-4" aria-labelledby={id}>
      <h2 id={id} className="font-normal text-15 text-soft">
        {title}
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-bold text-22 tabular-nums">{sum}</span>
        {comparison && <span className="text-13 text-soft">{comparison}</span>}
      </p>
      <ChartDrawing chart={chart} describe={describe} />
      <p className="flex gap-4 text-13 text-soft">
        <span className="before:mr-1.5 before:inline-block before:size-2.5 before:rounded-sm before:bg-brand-600">
          {words.thisYear}
        </span>
        <span className="before:mr-1.5 before:inline-block before:size-2.5 before:rounded-sm before:bg-edge/60">
          {words.lastYear}
        </span>
      </p>
      <details>
        <summary className="min-h-11 mouse:min-h-9 cursor-pointer py-2 text-13 text-soft">
          {words.asTable}
        </summary>
        <FigureTable
          heads={[dayTitle ?? words.day, words.thisYear, words.lastYear]}
          rows={bars.map(({ day, now, before }) => ({
            key: day,
            name: formatDay(day),
            figures: [describe(now), describe(before)],
          }))}
        />
      </details>
    </section>
  )
}

const [width, height, left, bottom, head] = [320, 132, 44, 16, 6]

type DrawingProps = { chart: Props; describe: (value: number | null) => string }

function ChartDrawing({ chart, describe }: DrawingProps) {
  const { title, bars, formatValue, formatDay, formatScale = formatValue, formatTick } = chart
  const scale = buildScale(bars.flatMap(({ now, before }) => [now ?? 0, before ?? 0]))
  const [low = 0, high = 1] = [scale[0], scale.at(-1)]
  const marks = bars.some(({ now, before }) => now || before) ? scale : [0]
  const toY = (value: number) => head + ((high - value) / (high - low)) * (height - bottom - head)
  const step = (width - left) / Math.max(1, bars.length)
  const bar = step * 0.38
  const toRect = (value: number | null, x: number) => {
    const [from, to] = [toY(Math.max(0, value ?? 0)), toY(Math.min(0, value ?? 0))]
    return { x, y: from, width: bar, height: Math.max(value === null ? 0 : 1, to - from), rx: 1.5 }
  }
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title} className="w-full">
      {marks.map((value) => (
        <g key={value}>
          <line x1={left} x2={width} y1={toY(value)} y2={toY(value)} className="stroke-[0.5] stroke-line" />
          <text
            x={left - 4}
            y={toY(value) + 3}
            textAnchor="end"
            className="fill-soft text-[9px] tabular-nums"
          >
            {formatScale(value)}
          </text>
        </g>
      ))}
      {bars.map(({ day, now, before }, at) => {
        const x = left + at * step + step * 0.1
        return (
          <g key={day}>
            <title>{`${formatDay(day)} ${describe(now)} (${describe(before)})`}</title>
            <rect {...toRect(before, x)} className="fill-edge/60" />
            <rect {...toRect(now, x + bar + 0.5)} className="fill-brand-600" />
            {formatTick && (
              <text
                x={x + bar}
                y={height - 4}
                textAnchor="middle"
                className="fill-soft text-[9px] tabular-nums"
              >
                {formatTick(day)}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
