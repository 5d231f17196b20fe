// One receipt of an erasure, to be printed and given to the person; and what is kept apart until its day.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { formatDay, formatTime } from '#lib/format.ts'
import type { Api } from '../api.ts'
import { useApi } from '../api.ts'
import { getFieldLimits } from '../kit/field-limits.ts'
import { OfficeLink } from '../kit/office-link.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { Panel } from '../kit/panel.tsx'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { useSave } from '../kit/use-save.ts'
import { useText } from '../kit/use-text.ts'
import type { LoaderArgs } from '../page.ts'
import { ErasedList } from './erased-list.tsx'

export const loader = ({ api, params }: LoaderArgs) => api.customer.receipt({ id: Number(params.id) })
type Receipt = Awaited<ReturnType<typeof loader>>

export default function ReceiptPage() {
  const { receipts: words } = useText('customers')
  const receipt = useLoaderData<typeof loader>()
  const { id, at, by_name, sender } = receipt
  const lines = [
    [words.columns.number, words.number(id)],
    [words.columns.at, `${formatDay(at)} ${formatTime(at)}`],
    [words.from, sender],
    [words.columns.by, by_name],
  ] as const
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={`${words.title} ${words.number(id)}`}>
        <span className="contents print:hidden">
          <OfficeLink to="/customers/receipts" className="button-secondary print:hidden">
            {words.title}
          </OfficeLink>
          <button type="button" className="button-primary print:hidden" onClick={() => window.print()}>
            {words.print}
          </button>
        </span>
      </PageHeader>
      <div className="grid gap-4">
        <Panel title={words.title}>
          <dl className="grid gap-1 text-15">
            {lines.map(([name, value]) => (
              <div key={name} className="grid grid-cols-[7rem_1fr] gap-2">
                <dt className="text-soft">{name}</dt>
                <dd className="tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="text-15">{words.body}</p>
          <ErasedList {...receipt} />
          <p className="text-13 text-soft">{words.rest}</p>
        </Panel>
        <div className="print:hidden">
          <RecordPanel {...receipt} />
        </div>
      </div>
    </div>
  )
}

type OpenRecord = { number: string; lines: Awaited<ReturnType<Api['customer']['keptRecord']>>['lines'] }

function RecordPanel({ records }: Receipt) {
  const { receipts: words } = useText('customers')
  const api = useApi()
  const { save, saving, problem, wrong } = useSave()
  const [chosen, setChosen] = useState<Receipt['records'][number]>()
  const [opened, setOpened] = useState<OpenRecord>()
  const open = async (reason: string) => {
    if (!chosen) return
    const isRead = await save(async () => {
      const { lines } = await api.customer.keptRecord({ id: chosen.id, reason })
      setOpened({ number: chosen.number, lines })
    })
    if (isRead) setChosen(undefined)
  }
  return (
    <Panel title={words.records}>
      {records.length === 0 && <p className="text-15 text-soft">{words.none}</p>}
      <ul className="divide-y divide-line">
        {records.map((record) => (
          <li key={record.id} className="flex items-center justify-between gap-2 py-2 text-15 tabular-nums">
            {words.record(record.number, record.until)}
            <button type="button" className="button-secondary" onClick={() => setChosen(record)}>
              {words.open}
            </button>
          </li>
        ))}
      </ul>
      {opened && (
        <dl className="grid gap-1 text-15">
          {opened.lines.map(({ what, value }) => (
            <div key={what} className="grid gap-x-2 tablet:grid-cols-[14rem_1fr]">
              <dt className="break-words text-13 text-soft">{what}</dt>
              <dd className="min-w-0 whitespace-pre-line break-words">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {chosen && (
        <ReasonDialog
          title={words.openTitle}
          lead={words.openLead}
          label={words.reason}
          limits={getFieldLimits('customer.keptRecord', 'reason')}
          confirmLabel={words.open}
          saving={saving}
          problem={problem}
          error={wrong.reason}
          onConfirm={(reason) => void open(reason)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Panel>
  )
}
