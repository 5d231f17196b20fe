// One discount as a form, and its deletion.

import { type FormEvent, type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { joinWords } from '#i18n/language.ts'
import { type Api, useApi } from '#office/api.ts'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { Field, Select } from '#office/kit/field.tsx'
import { SaveConflictDialog, useSaveWithConflict } from '#office/kit/save-conflict.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useLanguageLabel, useSiteLanguages } from '#office/shell/me.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useLocalized } from '#web/session.tsx'
import type { Discount, DiscountList, EditedDiscount } from './discount.ts'
import { createFields, type DiscountFields, toInput } from './discount-fields.ts'

type Props = { site: DiscountList; edited: EditedDiscount; onClose: () => void }

export default function DiscountDialog({ site, edited, onClose }: Props) {
  const words = useText('discounts')
  const { close, save: saveWord } = useText('kit')
  const stored = 'discount_id' in edited ? edited : undefined
  const [fields, setFields] = useState(() => createFields(edited, words.usualNames))
  const [isDeleting, setDeleting] = useState(false)
  const { submit, saving, problem, wrong, conflictDialog } = useDiscountForm(stored, fields, onClose)
  const inputs = {
    fields,
    wrong,
    change: (changed: Partial<DiscountFields>) => setFields({ ...fields, ...changed }),
  }
  return (
    <Dialog title={words.kinds[edited.kind]} onClose={onClose} closeLabel={close} className="max-w-xl">
      <form className="grid gap-3" onSubmit={submit}>
        <p className="text-13 text-soft">{words.hints[edited.kind]}</p>
        <NameInputs {...inputs} site={site} />
        <RateInputs {...inputs} />
        <KindInputs {...inputs} />
        <DayInputs {...inputs} />
        <Problem>{problem}</Problem>
        <div className="flex flex-wrap justify-end gap-2">
          {stored && (
            <button type="button" className="button-danger mr-auto" onClick={() => setDeleting(true)}>
              {words.remove}
            </button>
          )}
          <button type="submit" className="button-primary" disabled={saving}>
            {saveWord}
          </button>
        </div>
      </form>
      {conflictDialog}
      {isDeleting && stored && (
        <DeleteDialog discount={stored} onClose={() => setDeleting(false)} onDeleted={onClose} />
      )}
    </Dialog>
  )
}

function useDiscountForm(stored: Discount | undefined, fields: DiscountFields, onClose: () => void) {
  const words = useText('discounts')
  const api = useApi()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const { save, saving, problem, wrong, conflict } = useSaveWithConflict(() => loadDiscount(api, stored))
  const send = async (revision: number) => {
    const discount = toInput(fields)
    const isSaved = await save((sending) =>
      stored
        ? api.discount.changeDiscount({ discount, discount_id: stored.discount_id, revision })
        : api.discount.addDiscount({ discount }, sending),
    )
    if (!isSaved) return
    toast(words.saved)
    onClose()
  }
  const toLines = ({ name, code, amount, last_day }: DiscountFields): VersionLines => [
    [words.fields.name, joinWords(name)],
    [words.fields.code, code],
    [words.rate, String(amount)],
    [words.fields.last_day, last_day],
  ]
  const conflictDialog: ReactNode = (
    <SaveConflictDialog
      conflict={conflict}
      toLines={(theirs) => toLines(createFields(theirs, words.usualNames))}
      mine={() => toLines(fields)}
      onKeepMine={(current) => void send(current)}
      onTakeTheirs={() => {
        void revalidate()
        onClose()
      }}
    />
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(stored?.revision ?? 0)
  }
  return { submit, saving, problem, wrong, conflictDialog }
}

const loadDiscount = async (api: Api, stored: Discount | undefined) =>
  (await api.discount.discounts()).list.find(({ discount_id }) => discount_id === stored?.discount_id)

type InputsProps = {
  fields: DiscountFields
  wrong: Readonly<Record<string, string | undefined>>
  change: (changed: Partial<DiscountFields>) => void
}

function NameInputs({ fields, wrong, change, site }: InputsProps & { site: DiscountList }) {
  const words = useText('discounts')
  const languageLabel = useLanguageLabel()
  const localized = useLocalized()
  const languages = useSiteLanguages()
  const trips = site.trips.map(({ package_code, page_title }) => ({
    value: package_code,
    name: `${localized(page_title)} (${package_code})`,
  }))
  return (
    <>
      {languages.map((language, at) => (
        <Field
          key={language}
          label={languageLabel(language, words.fields.name)}
          value={fields.name[language]}
          error={wrong[`discount.name.${language}`] ?? (at === 0 ? wrong['discount.name'] : undefined)}
          onChange={({ target }) => change({ name: { ...fields.name, [language]: target.value } })}
        />
      ))}
      <Select
        label={words.fields.package_code}
        value={fields.package_code}
        choices={[{ value: '', name: words.everyTrip }, ...trips]}
        error={wrong['discount.package_code']}
        onChange={({ target }) => change({ package_code: target.value })}
      />
    </>
  )
}

function RateInputs({ fields, wrong, change }: InputsProps) {
  const words = useText('discounts')
  const limits = fields.unit === 'percent' ? { min: 1, max: 100 } : { min: 100, step: 100 }
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <Field
        label={words.rate}
        type="number"
        {...limits}
        required
        value={fields.amount || ''}
        error={wrong['discount.rate'] ?? wrong['discount.rate.percent'] ?? wrong['discount.rate.won']}
        onChange={({ target }) => change({ amount: Number(target.value) })}
      />
      <Select
        label={words.fields.unit}
        value={fields.unit}
        choices={(['percent', 'won'] as const).map((value) => ({ value, name: words.units[value] }))}
        onChange={({ target }) => change({ unit: target.value === 'won' ? 'won' : 'percent' })}
      />
    </div>
  )
}

/** What only its kind has. */
function KindInputs({ fields, wrong, change }: InputsProps) {
  const words = useText('discounts')
  const numberField = (name: 'days_before' | 'people_from' | 'uses_most', required: boolean) => (
    <Field
      label={words.fields[name]}
      hint={words.fieldHints[name]}
      type="number"
      min={1}
      required={required}
      value={fields[name]}
      error={wrong[`discount.${name}`]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  if (fields.kind === 'early_bird') return numberField('days_before', false)
  if (fields.kind === 'group') return numberField('people_from', true)
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <Field
        label={words.fields.code}
        hint={words.fieldHints.code}
        required
        value={fields.code}
        error={wrong['discount.code']}
        onChange={({ target }) => change({ code: target.value.toUpperCase() })}
      />
      {numberField('uses_most', false)}
    </div>
  )
}

function DayInputs({ fields, wrong, change }: InputsProps) {
  const words = useText('discounts')
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      {(['first_day', 'last_day'] as const).map((name) => (
        <Field
          key={name}
          type="date"
          label={words.fields[name]}
          value={fields[name]}
          error={wrong[`discount.${name}`]}
          onChange={({ target }) => change({ [name]: target.value })}
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
