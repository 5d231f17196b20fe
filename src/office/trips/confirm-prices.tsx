// Asks once more about prices that look like typing errors, before they are on sale.
import { withCommas } from '#plain/format.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Differing } from '../kit/differing.tsx'
import { useOffice } from '../kit/use-words.ts'
import type { DoubtfulPrice } from './doubtful-price.ts'

const shownMost = 100

type Props = { doubtful: readonly DoubtfulPrice[]; onSave: () => void; onClose: () => void }

export function ConfirmPrices({ doubtful, onSave, onClose }: Props) {
  const words = useOffice('sheet')
  return (
    <Dialog title={words.doubtful(doubtful.length)} onClose={onClose} className="max-w-2xl">
      <p className="text-15 text-soft">{words.doubtfulLead}</p>
      <Differing
        label={words.doubtful(doubtful.length)}
        heads={words.doubtfulHeads}
        lines={doubtful.slice(0, shownMost).map(({ row, column, usual }) => ({
          name: `${row.departure_date} ${words.columns[column]}`,
          before: usual === undefined ? '' : withCommas(usual),
          after: withCommas(row[column]),
        }))}
      >
        {doubtful.length > shownMost && (
          <p className="text-13 text-soft">{words.moreCells(doubtful.length - shownMost)}</p>
        )}
      </Differing>
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="act" onClick={onClose}>
          {words.doubtfulBack}
        </button>
        <button type="button" className="act-main" onClick={onSave}>
          {words.doubtfulSave}
        </button>
      </div>
    </Dialog>
  )
}
