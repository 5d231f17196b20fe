// One allotment as a form: a new one, one that is there, or what a supplier has just promised.
import { allotmentKinds } from '#domain/supplier/supply/allotment-kind.ts'
import { useApi } from '#office/api.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import type { DepartureSupply } from './departure-supply.ts'

export type AllotmentValues = Partial<
  Pick<DepartureSupply['allotments'][number], 'supplier' | 'kind' | 'count' | 'what' | 'release_on'>
> & { saved?: { id: number; revision: number } }
type Props = { supply: DepartureSupply; values: AllotmentValues; onClose: () => void }
type AllotmentText = Readonly<Record<string, string | undefined>>

const toFields = ({ supplier, kind, count, what, release_on }: AllotmentText) => ({
  supplier: Number(supplier),
  kind,
  what,
  count: count ? Number(count) : undefined,
  release_on: release_on || null,
})

export function AllotmentForm({ supply: { departure_id, suppliers }, values, onClose }: Props) {
  const words = useText('supply')
  const { save } = useText('kit')
  const { allotments } = words
  const api = useApi()
  const toast = useToast()
  const { saved } = values
  const done = (sentence: string) => () => {
    toast(sentence)
    onClose()
  }
  const adding = useCallForm({
    call: ({ supply }) => supply.addAllotment,
    toInput: (typed) => ({ ...toFields(typed), departure_id }),
    send: (input, sending) => api.supply.addAllotment(input, sending),
    onSaved: done(allotments.added),
  })
  const changing = useCallForm({
    call: ({ supply }) => supply.changeAllotment,
    toInput: (typed) => ({ ...toFields(typed), ...saved }),
    send: (input) => api.supply.changeAllotment(input),
    onSaved: done(allotments.changed),
  })
  const { submit, bind, sending, problem } = saved ? changing : adding
  return (
    <Dialog title={saved ? allotments.change : allotments.add} onClose={onClose} ignoresBackdropClick>
      <form className="grid gap-3" onSubmit={submit}>
        <Select
          {...bind('supplier')}
          label={words.supplier}
          defaultValue={String(values.supplier ?? suppliers[0]?.id ?? '')}
          choices={suppliers.map(({ id, name }) => ({ value: String(id), name }))}
        />
        <div className="grid grid-cols-2 gap-3">
          <Select
            {...bind('kind')}
            label={words.kind}
            defaultValue={values.kind ?? 'rooms'}
            choices={allotmentKinds.map((value) => ({ value, name: words.kinds[value] }))}
          />
          <Field
            {...bind('count')}
            label={words.amount}
            inputMode="numeric"
            required
            defaultValue={values.count}
          />
        </div>
        <Field
          {...bind('what')}
          label={allotments.what}
          hint={allotments.whatHint}
          defaultValue={values.what}
        />
        <Field
          type="date"
          {...bind('release_on')}
          label={allotments.release}
          hint={allotments.releaseHint}
          defaultValue={values.release_on ?? ''}
        />
        <Problem>{problem}</Problem>
        <FormActions submit={save} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}
