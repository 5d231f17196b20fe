// A short table of figures, shown as a whole: a name at the head of each row, numbers behind it.
import type { ReactNode } from 'react'

export type FigureRow = { key: string; name: ReactNode; figures: readonly ReactNode[]; className?: string }
/** `heads`: the first is that of the names, and may be blank. */
type Props = { heads?: readonly string[]; rows: readonly FigureRow[] }

export const FigureTable = ({ heads, rows }: Props) => (
  <div className="min-w-0 overflow-x-auto">
    <table className="data-table">
      {heads && (
        <thead>
          <tr>
            {heads.map((head, at) =>
              head ? (
                <th key={head} scope="col" className={at > 0 ? 'number' : ''}>
                  {head}
                </th>
              ) : (
                <td key="names" />
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ key, name, figures, className }) => (
          <tr key={key} className={className}>
            <th scope="row" className="whitespace-normal">
              {name}
            </th>
            {figures.map((figure, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
              <td key={at} className="number">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
