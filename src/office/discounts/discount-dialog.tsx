// One discount as a form, and its deletion.
import { useState } from 'react'
import { joinWords } from '#i18n/language.ts'
import { useApi } from '#office/api.ts'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { Field, Select } from '#office/kit/field.tsx'
import { LanguageFields } from '#office/kit/language-fields.tsx'
import { SaveForm } from '#office/kit/save-form.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useLocalized } from '#web/session.tsx'
import type { Bind } from '#web/use-form.ts'
import type { Discount, DiscountList, EditedDiscount } from './discount.ts'
import { createFields, type DiscountFields, toInput } from './discount-fields.ts'

type Props = { site: DiscountList; edited: EditedDiscount; onClose: () => void }

export default function DiscountDialog({ site, edited, onClose }: Props) {
  const words = useText('discounts')
  const { close } = useText('kit')
  const stored = 'discount_id' in edited ? edited : undefined
  const [isDeleting, setDeleting] = useState(false)
  const { adding, changing } = useDiscountForms(edited, onClose)
  const { bind } = stored ? changing : adding
  const inputs = { stored: createFields(edited, words.usualNames), bind }
  const fields = (
    <>
      <p className="text-13 text-soft">{words.hints[edited.kind]}</p>
      <NameInputs {...inputs} site={site} />
      <RateInputs {...inputs} />
      <KindInputs {...inputs} />
      <DayInputs {...inputs} />
    </>
  )
  const toLines = (version: DiscountWords | { discount: DiscountWords }): VersionLines => {
    const { name, code, rate, last_day } = 'discount' in version ? version.discount : version
    return [
      [words.fields.name, joinWords(name)],
      [words.fields.code, code ?? ''],
      [words.rate, String('won' in rate ? rate.won : rate.percent)],
      [words.fields.last_day, last_day ?? ''],
    ]
  }
  return (
    <Dialog title={words.kinds[edited.kind]} onClose={onClose} closeLabel={close} className="max-w-xl">
      {stored ? (
        <SaveForm
          form={changing}
          toLines={toLines}
          actions={
            <button type="button" className="button-danger mr-auto" onClick={() => setDeleting(true)}>
              {words.remove}
            </button>
          }
        >
          {fields}
        </SaveForm>
      ) : (
        <SaveForm form={adding} toLines={() => []}>
          {fields}
        </SaveForm>
      )}
      {isDeleting && stored && (
        <DeleteDialog discount={stored} onClose={() => setDeleting(false)} onDeleted={onClose} />
      )}
    </Dialog>
  )
}

type DiscountWords = Pick<Discount, 'name' | 'rate' | 'last_day'> & { code?: string | null }

function useDiscountForms(edited: EditedDiscount, onClose: () => void) {
  const words = useText('discounts')
  const api = useApi()
  const toast = useToast()
  const stored = 'discount_id' in edited ? edited : undefined
  const onSaved = () => {
    toast(words.saved)
    onClose()
  }
  const adding = useCallForm({
    call: ({ discount }) => discount.addDiscount,
    toInput: (values) => ({ discount: toInput(edited.kind, values) }),
    send: (input, sending) => api.discount.addDiscount(input, sending),
    onSaved,
  })
  const changing = useCallForm({
    call: ({ discount }) => discount.changeDiscount,
    toInput: (values) => ({
      discount: toInput(edited.kind, values),
      discount_id: stored?.discount_id,
      revision: stored?.revision,
    }),
    send: (input) => api.discount.changeDiscount(input),
    onSaved,
    loadTheirs: async () =>
      (await api.discount.discounts()).list.find(({ discount_id }) => discount_id === stored?.discount_id),
  })
  return { adding, changing }
}

type InputsProps = { stored: DiscountFields; bind: Bind }

function NameInputs({ stored, bind, site }: InputsProps & { site: DiscountList }) {
  const words = useText('discounts')
  const localized = useLocalized()
  const trips = site.trips.map(({ package_code, page_title }) => ({
    value: package_code,
    name: `${localized(page_title)} (${package_code})`,
  }))
  return (
    <>
      <LanguageFields label={words.fields.name} field="discount.name" bind={bind} value={stored.name} />
      <Select
        {...bind('discount.package_code')}
        label={words.fields.package_code}
        defaultValue={stored.package_code}
        choices={[{ value: '', name: words.everyTrip }, ...trips]}
      />
    </>
  )
}

function RateInputs({ stored, bind }: InputsProps) {
  const words = useText('discounts')
  const [unit, setUnit] = useState(stored.unit)
  const limits = unit === 'percent' ? { min: 1, max: 100 } : { min: 100, step: 100 }
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <Field
        {...bind('discount.amount', 'discount.rate', 'discount.rate.percent', 'discount.rate.won')}
        label={words.rate}
        type="number"
        {...limits}
        required
        defaultValue={stored.amount}
      />
      <Select
        name="discount.unit"
        label={words.fields.unit}
        value={unit}
        choices={(['percent', 'won'] as const).map((value) => ({ value, name: words.units[value] }))}
        onChange={({ target }) => setUnit(target.value === 'won' ? 'won' : 'percent')}
      />
    </div>
  )
}

/** What only its kind has. */
function KindInputs({ stored, bind }: InputsProps) {
  const words = useText('discounts')
  const numberField = (name: 'days_before' | 'people_from' | 'uses_most', required: boolean) => (
    <Field
      {...bind(`discount.${name}`)}
      label={words.fields[name]}
      hint={words.fieldHints[name]}
      type="number"
      min={1}
      required={required}
      defaultValue={stored[name]}
    />
  )
  if (stored.kind === 'early_bird') return numberField('days_before', false)
  if (stored.kind === 'group') return numberField('people_from', true)
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <Field
        {...bind('discount.code')}
        label={words.fields.code}
        hint={words.fieldHints.code}
        required
        defaultValue={stored.code}
      />
      {numberField('uses_most', false)}
    </div>
  )
}

function DayInputs({ stored, bind }: InputsProps) {
  const words = useText('discounts')
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      {(['first_day', 'last_day'] as const).map((name) => (
        <Field
          key={name}
          {...bind(`discount.${name}`)}
          type="date"
          label={words.fields[name]}
          defaultValue={stored[name]}
        />
      ))}
    </div>
  )
}

type DeleteDialogProps = { discount: Discount; onClose: () => void; onDeleted: () => void }

function DeleteDialog({ discount: { discount_id, revision }, onClose, onDeleted }: DeleteDialogProps) {
  const words = useText('discounts')
  const api = useApi()
  return (
    <ConfirmAction
      title={words.removeAsk}
      lead={words.removeLead}
      confirmLabel={words.remove}
      danger
      onClose={onClose}
      send={() => api.discount.deleteDiscount({ discount_id, revision })}
      doneText={words.removed}
      onDone={onDeleted}
    />
  )
}
