// What differs, side by side; on a phone one below the other. A line that only one side has is marked.
import type { ReactNode } from 'react'

type DiffLine = { name: string; note?: string; before: string; after: string }
type Props = {
  label: string
  heads: { name: string; before: string; after: string }
  lines: readonly DiffLine[]
  children?: ReactNode
}

export function DiffTable({ label, heads, lines, children }: Props) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached to be scrolled
      tabIndex={0}
      aria-label={label}
      className="max-h-[60vh] overflow-y-auto"
    >
      <table className="data-table compare-table">
        <thead>
          <tr>
            <th className="w-1/4">{heads.name}</th>
            <th>{heads.before}</th>
            <th>{heads.after}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, note, before, after }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
            <tr key={at}>
              <th scope="row">
                {name}
                {note && <span className="block font-normal">{note}</span>}
              </th>
              <td data-title={heads.before}>
                <DiffCell text={before} other={after} />
              </td>
              <td data-title={heads.after}>
                <DiffCell text={after} other={before} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </section>
  )
}

/** Where no line is the same, a mark on each would say nothing. */
function DiffCell({ text, other }: { text: string; other: string }) {
  const [lines, others] = [text.split('\n'), new Set(other.split('\n'))]
  const isMarked = lines.some((line) => others.has(line))
  return lines.map((line, at) =>
    isMarked && !others.has(line) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
      <mark key={at} className="block bg-brand-50 font-semibold text-ink">
        {line}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
      <span key={at} className="block min-h-[1em]">
        {line || (text === '' ? '–' : '')}
      </span>
    ),
  )
}
