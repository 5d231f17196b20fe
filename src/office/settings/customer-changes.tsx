// What customers change of their booking by themselves, and until how many days before departure.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { changeKinds } from '#domain/agency/customer-changes.ts'
import { Problem } from '#ui/problem.tsx'
import { type Api, useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { getFieldLimits } from '../kit/field-limits.ts'
import { Panel } from '../kit/panel.tsx'
import { SaveConflictDialog, useSaveWithConflict } from '../kit/save-conflict.tsx'
import { useToast } from '../kit/toast.tsx'
import { useText } from '../kit/use-text.ts'

type ChangeSettings = Awaited<ReturnType<Api['agency']['customerChanges']>>
type Changes = Pick<ChangeSettings, 'kinds' | 'days'>

export function CustomerChanges({ settings }: { settings: ChangeSettings }) {
  const words = useText('company').customerChanges
  const { save: saveWord } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [fields, setFields] = useState<Changes>({ kinds: settings.kinds, days: settings.days })
  const { save, saving, problem, wrong, conflict } = useSaveWithConflict(() => api.agency.customerChanges())
  const submit = async (revision: number) => {
    if (await save(() => api.agency.saveCustomerChanges({ ...fields, revision }))) toast(words.saved)
  }
  const toLines = ({ kinds, days }: Changes): [string, string][] => [
    [
      words.title,
      changeKinds
        .filter((kind) => kinds.includes(kind))
        .map((kind) => words.kinds[kind])
        .join(', '),
    ],
    [words.days, String(days)],
  ]
  return (
    <Panel title={words.title}>
      <p className="text-15 text-soft">{words.lead}</p>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(settings.revision)
        }}
      >
        <KindBoxes kinds={fields.kinds} onChange={(kinds) => setFields({ ...fields, kinds })} />
        <div className="max-w-60">
          <Field
            label={words.days}
            hint={words.daysHint}
            type="number"
            {...getFieldLimits('agency.saveCustomerChanges', 'days')}
            required
            value={fields.days || ''}
            error={wrong.days}
            onChange={({ target }) => setFields({ ...fields, days: Number(target.value) })}
          />
        </div>
        <p className="text-13 text-soft">{words.rule}</p>
        <Problem>{problem}</Problem>
        <button type="submit" className="button-primary justify-self-end" disabled={saving}>
          {saveWord}
        </button>
      </form>
      <SaveConflictDialog
        conflict={conflict}
        toLines={toLines}
        mine={() => toLines(fields)}
        onKeepMine={(current) => void submit(current)}
        onTakeTheirs={() => void revalidate()}
      />
    </Panel>
  )
}

type KindBoxesProps = Pick<Changes, 'kinds'> & { onChange: (kinds: Changes['kinds']) => void }

function KindBoxes({ kinds, onChange }: KindBoxesProps) {
  const words = useText('company').customerChanges
  return (
    <fieldset className="grid gap-x-6 tablet:grid-cols-3">
      <legend className="sr-only">{words.title}</legend>
      {changeKinds.map((kind) => (
        <label key={kind} className="flex min-h-11 mouse:min-h-9 items-center gap-2 text-15">
          <input
            type="checkbox"
            className="size-4 accent-brand-600"
            checked={kinds.includes(kind)}
            onChange={({ target }) =>
              onChange(changeKinds.filter((each) => (each === kind ? target.checked : kinds.includes(each))))
            }
          />
          {words.kinds[kind]}
        </label>
      ))}
    </fieldset>
  )
}
