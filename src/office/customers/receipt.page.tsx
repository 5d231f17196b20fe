// One receipt of an erasure, to be printed and given to the person; and what is kept apart until its day.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { keptPurposes } from '#domain/customer/erased-kinds.ts'
import { formatDay, formatTime } from '#lib/format.ts'
import type { Api } from '#office/api.ts'
import { useApi } from '#office/api.ts'
import { Select } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
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
    <div className="max-w-3xl">
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
  const [chosen, setChosen] = useState<Receipt['records'][number]>()
  const [opened, setOpened] = useState<OpenRecord>()
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
      {chosen && <PurposeDialog record={chosen} onOpened={setOpened} onClose={() => setChosen(undefined)} />}
    </Panel>
  )
}

type PurposeDialogProps = {
  record: Receipt['records'][number]
  onOpened: (record: OpenRecord) => void
  onClose: () => void
}

/** One purpose of a list: a free sentence would put the erased person's name into the log. */
function PurposeDialog({ record, onOpened, onClose }: PurposeDialogProps) {
  const { receipts: words } = useText('customers')
  const api = useApi()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ customer }) => customer.keptRecord,
    toInput: ({ purpose }) => ({ id: record.id, purpose }),
    send: (input) => api.customer.keptRecord(input),
    onSaved: ({ lines }) => {
      onOpened({ number: record.number, lines })
      onClose()
    },
  })
  const choices = keptPurposes.map((value) => ({ value, name: words.purposes[value] }))
  return (
    <Dialog title={words.openTitle} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-15 text-soft">{words.openLead}</p>
        <Select {...bind('purpose')} label={words.purpose} choices={choices} />
        <Problem>{problem}</Problem>
        <FormActions submit={words.open} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}
