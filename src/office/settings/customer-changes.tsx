// What customers change of their booking by themselves, and until how many days before departure.

import { useState } from 'react'
import { changeKinds } from '#domain/agency/customer-changes.ts'
import { type Api, useApi } from '#office/api.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { Field } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { Panel } from '#office/kit/panel.tsx'
import { SaveForm } from '#office/kit/save-form.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'

type ChangeSettings = Awaited<ReturnType<Api['agency']['customerChanges']>>
type Changes = Pick<ChangeSettings, 'kinds' | 'days'>

export function CustomerChanges({ settings }: { settings: ChangeSettings }) {
  const words = useText('company').customerChanges
  const api = useApi()
  const toast = useToast()
  const [fields, setFields] = useState<Changes>({ kinds: settings.kinds, days: settings.days })
  const form = useCallForm({
    call: ({ agency }) => agency.saveCustomerChanges,
    toInput: () => ({ ...fields, revision: settings.revision }),
    send: (input) => api.agency.saveCustomerChanges(input),
    onSaved: () => toast(words.saved),
    loadTheirs: () => api.agency.customerChanges(),
  })
  const toLines = ({ kinds, days }: Changes): VersionLines => [
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
      <SaveForm form={form} toLines={toLines}>
        <KindBoxes kinds={fields.kinds} onChange={(kinds) => setFields({ ...fields, kinds })} />
        <div className="max-w-60">
          <Field
            label={words.days}
            hint={words.daysHint}
            type="number"
            {...getFieldLimits('agency.saveCustomerChanges', 'days')}
            required
            value={fields.days || ''}
            error={form.wrong.days}
            onChange={({ target }) => setFields({ ...fields, days: Number(target.value) })}
          />
        </div>
        <p className="text-13 text-soft">{words.rule}</p>
      </SaveForm>
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
        <CheckBox
          key={kind}
          checked={kinds.includes(kind)}
          onCheck={(isChecked) =>
            onChange(changeKinds.filter((each) => (each === kind ? isChecked : kinds.includes(each))))
          }
        >
          {words.kinds[kind]}
        </CheckBox>
      ))}
    </fieldset>
  )
}
