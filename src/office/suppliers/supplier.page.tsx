// One supplier: who it is, where it is paid, and its newest bills.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { formatNumber, getToday } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { ListExport } from '#office/kit/export-button.tsx'
import { Field } from '#office/kit/field.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Problem } from '#ui/problem.tsx'
import { useLocalized, useSession } from '#web/session.tsx'
import { SupplierAccountPanel } from './supplier-account.tsx'
import { ChangeSupplier, type SupplierDetails } from './supplier-form.tsx'

export const loader = ({ api, params }: LoaderArgs) => api.supplier.one({ id: Number(params.supplier) })

export default function SupplierPage() {
  const words = useText('suppliers')
  const supplier = useLoaderData<typeof loader>()
  const { id, name, kind, has_account, billed, paid, owed } = supplier
  const sums = [
    [words.columns.billed, billed],
    [words.columns.paid, paid],
    [words.columns.owed, owed],
  ] as const
  return (
    <>
      <PageHeader title={name} lead={words.kinds[kind]}>
        <OfficeLink to="/suppliers" className="button-secondary">
          {words.toList}
        </OfficeLink>
        <EndButton supplier={supplier} />
      </PageHeader>
      <dl className="panel mb-4 grid grid-cols-3 gap-2 p-4">
        {sums.map(([label, sum]) => (
          <div key={label} className="grid">
            <dt className="text-13 text-soft">{label}</dt>
            <dd className="font-semibold text-16 tabular-nums">{words.won(formatNumber(sum))}</dd>
          </div>
        ))}
      </dl>
      <div className="grid items-start gap-4 desktop:grid-cols-2">
        <ChangeSupplier key={id} supplier={supplier} />
        <div className="grid gap-4">
          <SupplierAccountPanel key={id} id={id} has_account={has_account} />
          <StatementPanel supplier={supplier} />
          <CostPanel supplier={supplier} />
        </div>
      </div>
    </>
  )
}

function EndButton({ supplier: { id, revision, ended } }: { supplier: SupplierDetails }) {
  const words = useText('suppliers')
  const api = useApi()
  const toast = useToast()
  const [isEnding, setEnding] = useState(false)
  const { save, saving, problem } = useSave()
  const reopen = async () => {
    if (await save(() => api.supplier.end({ id, revision, is_ended: false }))) toast(words.reopened)
  }
  if (ended !== null)
    return (
      <>
        <button type="button" className="button-secondary" disabled={saving} onClick={() => void reopen()}>
          {words.reopen}
        </button>
        <Problem>{problem}</Problem>
      </>
    )
  return (
    <>
      <button type="button" className="button-secondary" onClick={() => setEnding(true)}>
        {words.end}
      </button>
      {isEnding && (
        <ConfirmAction
          title={words.endAsk}
          lead={words.endLead}
          confirmLabel={words.end}
          send={() => api.supplier.end({ id, revision, is_ended: true })}
          doneText={words.ended}
          onClose={() => setEnding(false)}
        />
      )}
    </>
  )
}

/** Taken for a month: this one, until another is chosen. */
function StatementPanel({ supplier: { id } }: { supplier: SupplierDetails }) {
  const { statement: words } = useText('payables')
  const { language } = useSession()
  const api = useApi()
  const [month, setMonth] = useState(getToday().slice(0, 7))
  return (
    <Panel title={words.title}>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          type="month"
          label={words.month}
          value={month}
          onChange={({ target }) => setMonth(target.value || getToday().slice(0, 7))}
        />
        <ListExport
          title={`${words.title} ${month}`}
          lead={words.lead}
          get={(format, sending) =>
            api.books.exportStatement({ supplier: id, month, format, language }, sending)
          }
        />
      </div>
    </Panel>
  )
}

function CostPanel({ supplier: { costs } }: { supplier: SupplierDetails }) {
  const { costs: words } = useText('suppliers')
  const { won } = useText('suppliers')
  const localized = useLocalized()
  return (
    <Panel title={words.title}>
      {costs.length === 0 && <p className="text-15 text-soft">{words.none}</p>}
      <ul className="divide-y divide-line">
        {costs.map(({ id, departure_id, page_title, departure_date, what, bill_won, paid, due_on }) => (
          <li key={id} className="grid gap-1 py-2 text-15">
            <OfficeLink to={`/filling/${departure_id}/books`} className="font-medium hover:underline">
              {departure_date} {localized(page_title)}
            </OfficeLink>
            <span className="flex flex-wrap justify-between gap-x-3 text-13 text-soft tabular-nums">
              <span>{what}</span>
              <span>
                {words.bill} {bill_won === null ? words.open : won(formatNumber(bill_won))} · {words.paid}{' '}
                {won(formatNumber(paid))}
                {due_on && ` · ${words.due} ${due_on}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
