// Bars by day with a line for the year before, drawn as SVG; the same numbers stand below as a table.
import { useId } from 'react'
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
  formatDay: (day: string) => string
  /** What the first column of the table is called, where it is no day. */
  dayTitle?: string
}

const [width, height, gap] = [280, 88, 5]

export function Chart({ title, sum, comparison, bars, formatValue, formatDay, dayTitle }: Props) {
  const words = useText('kit')
  const id = useId()
  const top = Math.max(1, ...bars.flatMap(({ now, before }) => [now ?? 0, before ?? 0]))
  const step = width / Math.max(1, bars.length)
  const toBarHeight = (value: number | null) => (Math.max(0, value ?? 0) / top) * (height - 4)
  const describe = (value: number | null) => (value === null ? '–' : formatValue(value))
  const line = bars.map(({ before }, at) => `${(at + 0.5) * step},${height - toBarHeight(before)}`).join(' ')
  return (
    <section className="panel grid gap-2 p-4" aria-labelledby={id}>
      <h2 id={id} className="font-normal text-15 text-soft">
        {title}
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-bold text-22 tabular-nums">{sum}</span>
        {comparison && <span className="text-13 text-soft">{comparison}</span>}
      </p>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title} className="w-full">
        {bars.map(({ day, now }, at) => (
          <rect
            key={day}
            x={at * step + gap / 2}
            y={height - Math.max(1, toBarHeight(now))}
            width={step - gap}
            height={Math.max(1, toBarHeight(now))}
            rx="2"
            className="fill-brand-600"
          >
            <title>{`${formatDay(day)} ${describe(now)}`}</title>
          </rect>
        ))}
        <polyline points={line} fill="none" strokeDasharray="3 3" className="stroke-[1.5] stroke-edge" />
      </svg>
      <details>
        <summary className="min-h-11 mouse:min-h-9 cursor-pointer py-2 text-13 text-soft">
          {words.asTable}
        </summary>
        <table className="data-table">
          <thead>
            <tr>
              <th>{dayTitle ?? words.day}</th>
              <th className="number">{words.thisYear}</th>
              <th className="number">{words.lastYear}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ day, now, before }) => (
              <tr key={day}>
                <td className="whitespace-nowrap">{formatDay(day)}</td>
                <td className="number">{describe(now)}</td>
                <td className="number">{describe(before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
