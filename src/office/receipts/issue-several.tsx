// Several cash receipts are chosen and issued together: each is asked for by itself and says what came of it.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { Receipt } from './receipt-columns.tsx'

type Props = { receipts: readonly Receipt[] }

export function IssueSeveral({ receipts }: Props) {
  const words = useText('receipts')
  const [opened, setOpened] = useState<readonly Receipt[]>()
  return (
    <div className="mb-2 flex justify-end">
      <button type="button" className="button-secondary" onClick={() => setOpened(receipts)}>
        {words.several.open}
      </button>
      {opened && <IssueDialog receipts={opened} onClose={() => setOpened(undefined)} />}
    </div>
  )
}

function IssueDialog({ receipts, onClose }: Props & { onClose: () => void }) {
  const { several: words, kinds, won } = useText('receipts')
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const { outcomes, isSending, issueAll } = useIssueAll()
  const isDone = Object.keys(outcomes).length > 0 && !isSending
  const chosen = receipts.filter(({ id }) => !left.has(id))
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(left)
    if (isChosen) next.delete(id)
    else next.add(id)
    setLeft(next)
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p className="text-15 text-soft">{words.lead}</p>
      <ul className="divide-y divide-line" aria-live="polite">
        {receipts.map(({ id, name, kind, amount }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 py-1 text-15">
            <CheckBox checked={!left.has(id)} onCheck={(isChecked) => choose(id, isChecked)}>
              {name} · {kinds[kind]}
            </CheckBox>
            <span className="tabular-nums">{won(formatNumber(amount))}</span>
            {outcomes[id] !== undefined && (
              <span className={`w-full text-13 ${outcomes[id] === '' ? 'text-good' : 'text-bad'}`}>
                {outcomes[id] || words.asked}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="flex justify-end gap-2">
        <button type="button" className="button-secondary" onClick={onClose}>
          {words.close}
        </button>
        {!isDone && (
          <button
            type="button"
            className="button-primary"
            disabled={isSending || chosen.length === 0}
            onClick={() => void issueAll(chosen)}
          >
            {words.issue(chosen.length)}
          </button>
        )}
      </div>
    </Dialog>
  )
}

/** One after the other, each with a key of its own: one that is refused leaves the others. */
function useIssueAll() {
  const api = useApi()
  const describeError = useDescribeError()
  const { revalidate } = useRevalidator()
  const [outcomes, setOutcomes] = useState<Record<number, string>>({})
  const [isSending, setSending] = useState(false)
  async function issueAll(receipts: readonly Receipt[]): Promise<void> {
    setSending(true)
    for (const { id } of receipts) {
      const problem = await api.payment
        .issueReceipt({ id }, { key: crypto.randomUUID() })
        .then(() => '', describeError)
      setOutcomes((before) => ({ ...before, [id]: problem }))
    }
    setSending(false)
    await revalidate()
  }
  return { outcomes, isSending, issueAll }
}
