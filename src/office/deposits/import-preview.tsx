// What an import would bring: which lines are new, which are there already, what is left out.
import type { ReadLines } from '#domain/bank/read-lines.ts'
import { formatNumber } from '#lib/format.ts'
import { useText } from '#office/kit/use-text.ts'

type Props = {
  read: ReadLines
  /** The places of the new lines; undefined until the server has answered. */
  fresh: ReadonlySet<number> | undefined
  saving: boolean
  onImport: () => void
}

/** More rows are not drawn, because nobody looks further than the first ones. */
const shownRows = 100

export function ImportPreview({ read: { lines, withdrawals, unread }, fresh, saving, onImport }: Props) {
  const words = useText('deposits')
  if (lines.length + withdrawals.length === 0) return null
  const known = fresh ? lines.length - fresh.size : 0
  const counts = [
    ...(fresh ? [words.import.found(fresh.size)] : []),
    ...(known > 0 ? [words.import.known(known)] : []),
    ...(withdrawals.length > 0 ? [words.import.outgoing(withdrawals.length)] : []),
    ...(unread.length > 0 ? [words.import.unread(unread.length)] : []),
  ]
  return (
    <div className="panel grid gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold text-16">
          {fresh?.size === 0 && withdrawals.length === 0 ? words.import.nothingNew : counts.join(' · ')}
        </p>
        {fresh && fresh.size + withdrawals.length > 0 && (
          <button type="button" className="button-primary" ref={focus} disabled={saving} onClick={onImport}>
            {words.import.take(fresh.size + withdrawals.length)}
          </button>
        )}
      </div>
      {unread.length > 0 && (
        <ul className="rounded-lg bg-wash p-3 text-13">
          {unread.slice(0, 10).map((row) => (
            <li key={row} className="break-all">
              {row}
            </li>
          ))}
        </ul>
      )}
      <LinesTable lines={lines} fresh={fresh} />
    </div>
  )
}

/** The button has the focus, so whoever pasted goes on with Enter. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

function LinesTable({ lines, fresh }: Pick<ReadLines, 'lines'> & Pick<Props, 'fresh'>) {
  const words = useText('deposits')
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached to be scrolled
      tabIndex={0}
      aria-label={words.import.title}
      className="max-h-[60dvh] overflow-auto"
    >
      <table className="data-table cards-on-phone">
        <thead>
          <tr>
            <th>{words.columns.when}</th>
            <th>{words.import.payer}</th>
            <th className="number">{words.columns.amount}</th>
            <th>{words.import.state}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, shownRows).map(({ booked_on, booked_time, payer, memo, amount }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal in all they say
            <tr key={at} className={fresh && !fresh.has(at) ? 'opacity-60' : ''}>
              <td className="tabular-nums">
                {booked_on} {booked_time}
              </td>
              <td>
                {payer} <span className="text-13 text-soft">{memo}</span>
              </td>
              <td className="number">{words.won(formatNumber(amount))}</td>
              <td className="text-13">
                {fresh && (fresh.has(at) ? words.import.isFresh : words.import.isKnown)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
