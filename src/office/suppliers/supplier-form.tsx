// What is known of a supplier, as a form: for a new one, and for one that is there.
import { supplierKinds } from '#domain/supplier/supplier-kind.ts'
import { type Api, useApi } from '#office/api.ts'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { Field, Select, Textarea } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useOfficeNavigate } from '#office/kit/office-link.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { SaveForm } from '#office/kit/save-form.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import type { Bind } from '#web/use-form.ts'

export type SupplierDetails = Awaited<ReturnType<Api['supplier']['one']>>
type SupplierValues = Pick<
  SupplierDetails,
  'name' | 'kind' | 'business_number' | 'person' | 'phone' | 'email' | 'note'
>
type SupplierFieldsProps = { supplier?: SupplierValues; bind: Bind }

function SupplierFields({ supplier, bind }: SupplierFieldsProps) {
  const words = useText('suppliers')
  const getFieldProps = (name: 'name' | 'business_number' | 'person' | 'phone' | 'email' | 'note') => ({
    ...bind(name),
    label: words.fields[name],
    defaultValue: supplier?.[name] ?? '',
  })
  return (
    <>
      <Field {...getFieldProps('name')} required />
      <div className="grid gap-3 tablet:grid-cols-2">
        <Select
          {...bind('kind')}
          label={words.kind}
          defaultValue={supplier?.kind ?? 'land'}
          choices={supplierKinds.map((value) => ({ value, name: words.kinds[value] }))}
        />
        <Field {...getFieldProps('business_number')} inputMode="numeric" placeholder="000-00-00000" />
      </div>
      <div className="grid gap-3 tablet:grid-cols-2">
        <Field {...getFieldProps('person')} />
        <Field {...getFieldProps('phone')} type="tel" />
      </div>
      <Field {...getFieldProps('email')} type="email" />
      <Textarea {...getFieldProps('note')} rows={3} />
    </>
  )
}

export function AddSupplier({ onClose }: { onClose: () => void }) {
  const words = useText('suppliers')
  const { save } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const navigate = useOfficeNavigate()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ supplier }) => supplier.add,
    send: async (input, sending) => {
      const { id } = await api.supplier.add(input, sending)
      toast(words.added(input.name))
      await navigate(`/suppliers/${id}`)
    },
  })
  return (
    <Dialog title={words.add} onClose={onClose}>
      <form className="grid gap-3" onSubmit={submit}>
        <SupplierFields bind={bind} />
        <Problem>{problem}</Problem>
        <FormActions submit={save} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

export function ChangeSupplier({ supplier }: { supplier: SupplierDetails }) {
  const words = useText('suppliers')
  const { saved } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const { id, revision } = supplier
  const form = useCallForm({
    call: ({ supplier }) => supplier.change,
    toInput: (values) => ({ ...values, id, revision }),
    send: (input) => api.supplier.change(input),
    onSaved: () => toast(saved),
    loadTheirs: () => api.supplier.one({ id }),
  })
  const toLines = ({
    name,
    kind,
    business_number,
    person,
    phone,
    email,
    note,
  }: SupplierValues): VersionLines => [
    [words.fields.name, name],
    [words.kind, words.kinds[kind]],
    [words.fields.business_number, business_number],
    [words.fields.person, person],
    [words.fields.phone, phone],
    [words.fields.email, email],
    [words.fields.note, note],
  ]
  return (
    <Panel title={words.about}>
      <SaveForm key={revision} form={form} toLines={toLines}>
        <SupplierFields supplier={supplier} bind={form.bind} />
      </SaveForm>
    </Panel>
  )
}
