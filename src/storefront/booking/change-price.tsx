// The price of a change before it is sent: before and after, what is paid or comes back, and no fee.
import type { ChangeKind } from '#domain/agency/rules/customer-changes.ts'
import type { ownChangeCalls } from '#domain/reservation/own-change-calls.ts'
import { formatNumber } from '#lib/format.ts'
import type { Out } from '#platform/wire/call.ts'
import { useText } from '#web/session.tsx'

type Price = Out<typeof ownChangeCalls.previewChange>

export function ChangePrice({ price, kind }: { price: Price; kind: ChangeKind }) {
  const { changes: words } = useText('booking')
  const { won } = useText('trip')
  const { before, total, due, refund } = price
  const lines = [
    [words.before, won(formatNumber(before))],
    [words.after, won(formatNumber(total))],
    [words.fee, won('0')],
  ] as const
  return (
    <div className="grid gap-3" role="status">
      <dl className="money grid gap-1 rounded-input bg-wash p-4">
        {lines.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-line border-t pt-2 font-bold text-18">
          <dt>{refund > 0 ? words.refund : words.due}</dt>
          <dd>{won(formatNumber(refund > 0 ? refund : due))}</dd>
        </div>
      </dl>
      <p className="text-15 text-soft">{words.contract[kind === 'date' ? 'date' : 'party']}</p>
    </div>
  )
}
