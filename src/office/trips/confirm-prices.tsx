// Asks once more about prices that look like typing errors, before they are on sale.
import { formatNumber } from '#lib/format.ts'
import { DiffTable } from '#office/kit/diff-table.tsx'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { DoubtfulPrice } from './doubtful-price.ts'

const maxShown = 100

type Props = { doubtful: readonly DoubtfulPrice[]; onSave: () => void; onClose: () => void }

export default function ConfirmPrices({ doubtful, onSave, onClose }: Props) {
  const words = useText('prices')
  const { cells } = useText('kit')
  return (
    <Dialog title={words.doubtful(doubtful.length)} onClose={onClose} className="max-w-2xl">
      <p className="text-15 text-soft">{words.doubtfulLead}</p>
      <DiffTable
        label={words.doubtful(doubtful.length)}
        heads={words.doubtfulHeads}
        lines={doubtful.slice(0, maxShown).map(({ row, column, usual }) => ({
          name: `${row.departure_date} ${words.columns[column]}`,
          before: usual === undefined ? '' : formatNumber(usual),
          after: formatNumber(row[column]),
        }))}
      >
        {doubtful.length > maxShown && (
          <p className="text-13 text-soft">{cells.more(doubtful.length - maxShown)}</p>
        )}
      </DiffTable>
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="button-secondary" onClick={onClose}>
          {words.doubtfulBack}
        </button>
        <button type="button" className="button-primary" onClick={onSave}>
          {words.doubtfulSave}
        </button>
      </div>
    </Dialog>
  )
}
