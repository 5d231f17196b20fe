// What cancelling costs, as a table of days and percentages for trips abroad and in Korea.
import { useState } from 'react'
import { standardCancelFees } from '#domain/agency/rules/cancel-fees.ts'
import { type FeeRow, findFreeCancellationLimit } from '#domain/booking/fees.ts'
import { cancelFeeLimits } from '#limits/trade.ts'
import { type Api, useApi } from '#office/api.ts'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { SaveForm } from '#office/kit/save-form.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useInvalidField } from '#office/kit/use-invalid-field.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'

type FeeSettings = Awaited<ReturnType<Api['agency']['cancelFees']>>
type Fees = FeeSettings['fees']
const kinds = ['overseas', 'domestic'] as const

export function CancelFees({ settings }: { settings: FeeSettings }) {
  const words = useText('company').fees
  const api = useApi()
  const toast = useToast()
  const [fees, setFees] = useState(settings.fees)
  const form = useCallForm({
    call: ({ agency }) => agency.saveCancelFees,
    toInput: () => ({ ...fees, revision: settings.revision }),
    send: (input) => api.agency.saveCancelFees(input),
    onSaved: () => toast(words.saved),
    loadTheirs: () =>
      api.agency.cancelFees().then((theirs) => ({ ...theirs.fees, revision: theirs.revision })),
  })
  const toLines = (values: Fees): VersionLines =>
    kinds.map((kind) => [
      words[kind],
      values[kind].map(({ days, percent }) => `${days}: ${percent}%`).join('\n'),
    ])
  return (
    <Panel title={words.title}>
      <p className="text-15 text-soft">{words.lead}</p>
      <SaveForm
        form={form}
        toLines={toLines}
        className="grid gap-4"
        actions={
          <button type="button" className="button-secondary" onClick={() => setFees(standardCancelFees)}>
            {words.standard}
          </button>
        }
      >
        <div className="grid items-start gap-6 tablet:grid-cols-2">
          {kinds.map((kind) => (
            <FeeTable
              key={kind}
              title={words[kind]}
              rows={fees[kind]}
              error={form.bind(kind, ...listCells(kind, fees[kind])).error}
              onChange={(rows) => setFees({ ...fees, [kind]: rows })}
            />
          ))}
        </div>
        <p className="text-13 text-soft">{words.standardHint}</p>
      </SaveForm>
    </Panel>
  )
}

/** What is wrong with one of them is below the table. */
const listCells = (kind: string, rows: readonly FeeRow[]) =>
  rows.flatMap((_row, at) => [`${kind}.${at}`, `${kind}.${at}.days`, `${kind}.${at}.percent`])

type FeeTableProps = {
  title: string
  rows: FeeRow[]
  error: string | undefined
  onChange: (rows: FeeRow[]) => void
}

function FeeTable({ title, rows, error, onChange }: FeeTableProps) {
  const words = useText('company').fees
  const free = findFreeCancellationLimit(rows)
  const change = (at: number, changed: Partial<FeeRow>) =>
    onChange(rows.map((row, each) => (each === at ? { ...row, ...changed } : row)))
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold text-15">{title}</legend>
      <p className="text-13 text-soft">{free ? words.free(free.days) : words.never}</p>
      <div className="grid grid-cols-[1fr_1fr_5.5rem] gap-2 text-13 text-soft">
        <span>{words.days}</span>
        <span>{words.percent}</span>
      </div>
      {rows.map(({ days, percent }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its place
        <div key={at} className="grid grid-cols-[1fr_1fr_5.5rem] items-center gap-2">
          <FeeNumber
            label={`${words.row(title, at + 1)}, ${words.days}`}
            max={cancelFeeLimits.days}
            value={days}
            onChange={(next) => change(at, { days: next })}
          />
          <FeeNumber
            label={`${words.row(title, at + 1)}, ${words.percent}`}
            max={100}
            value={percent}
            onChange={(next) => change(at, { percent: next })}
          />
          <button
            type="button"
            className="button-secondary"
            aria-label={`${words.row(title, at + 1)} ${words.remove}`}
            disabled={rows.length === 1}
            onClick={() => onChange(rows.filter((_, each) => each !== at))}
          >
            {words.remove}
          </button>
        </div>
      ))}
      <Problem>{error}</Problem>
      <button
        type="button"
        className="button-secondary justify-self-start"
        disabled={rows.length >= cancelFeeLimits.rows}
        onClick={() => onChange([{ days: (rows[0]?.days ?? 0) + 10, percent: 0 }, ...rows])}
      >
        {words.add}
      </button>
    </fieldset>
  )
}

type FeeNumberProps = { label: string; max: number; value: number; onChange: (value: number) => void }

function FeeNumber({ label, max, value, onChange }: FeeNumberProps) {
  const { fieldError, handlers } = useInvalidField()
  return (
    <span className="grid gap-1 self-start">
      <input
        className="form-control min-w-0"
        type="number"
        min={0}
        max={max}
        required
        aria-label={label}
        aria-invalid={fieldError ? true : undefined}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber || 0)}
        {...handlers}
      />
      <Problem>{fieldError}</Problem>
    </span>
  )
}
