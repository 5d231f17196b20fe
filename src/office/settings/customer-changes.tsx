// What customers change of their booking by themselves, and until how many days before departure.
import { changeKinds } from '#domain/agency/rules/customer-changes.ts'
import { type Api, useApi } from '#office/api.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { Field } from '#office/kit/field.tsx'
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
  const form = useCallForm({
    call: ({ agency }) => agency.saveCustomerChanges,
    toInput: ({ days }, listTicked) => ({
      kinds: listTicked('kinds'),
      days: Number(days),
      revision: settings.revision,
    }),
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
        <KindBoxes kinds={settings.kinds} />
        <div className="max-w-60">
          <Field
            {...form.bind('days')}
            label={words.days}
            hint={words.daysHint}
            type="number"
            required
            defaultValue={settings.days}
          />
        </div>
        <p className="text-13 text-soft">{words.rule}</p>
      </SaveForm>
    </Panel>
  )
}

function KindBoxes({ kinds }: Pick<Changes, 'kinds'>) {
  const words = useText('company').customerChanges
  return (
    <fieldset className="grid gap-x-6 tablet:grid-cols-3">
      <legend className="sr-only">{words.title}</legend>
      {changeKinds.map((kind) => (
        <CheckBox key={kind} name="kinds" value={kind} defaultChecked={kinds.includes(kind)}>
          {words.kinds[kind]}
        </CheckBox>
      ))}
    </fieldset>
  )
}
