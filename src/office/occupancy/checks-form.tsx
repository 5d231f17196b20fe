// What the agency looks after for every traveller, in its own words and order.
import { type FormEvent, useState } from 'react'
import { peopleLimits } from '#limits/trade.ts'
import { useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import type { Check } from './departure-people.ts'

type EnteredCheck = { key: number; id: number | null; name: string }

export function ChecksForm({ checks, onClose }: { checks: readonly Check[]; onClose: () => void }) {
  const words = useText('travellers')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const [entered, setEntered] = useState<readonly EnteredCheck[]>(
    checks.length > 0 ? checks.map((check) => ({ key: check.id, ...check })) : [createCheck(-1)],
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const named = entered.filter(({ name }) => name.trim() !== '').map(({ id, name }) => ({ id, name }))
    if (!(await save(() => api.people.saveChecks({ checks: named, seen: [...checks] })))) return
    toast(words.saved)
    onClose()
  }
  return (
    <Dialog title={words.checks} onClose={onClose} ignoresBackdropClick>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <p className="text-15 text-soft">{words.checksLead}</p>
        {entered.map(({ key, name }, at) => (
          <div key={key} className="flex items-end gap-2">
            <div className="grow">
              <Field
                label={words.checkName(at + 1)}
                maxLength={peopleLimits.short}
                value={name}
                onChange={({ target }) =>
                  setEntered(entered.with(at, { ...pick(entered, at), name: target.value }))
                }
              />
            </div>
            <button
              type="button"
              className="button-secondary"
              aria-label={words.checkRemove(name)}
              onClick={() => setEntered(entered.filter((each) => each.key !== key))}
            >
              {words.remove}
            </button>
          </div>
        ))}
        {entered.length < peopleLimits.checks && (
          <button
            type="button"
            className="button-secondary w-fit"
            onClick={() => setEntered([...entered, createCheck(-1 - entered.length)])}
          >
            {words.checkAdd}
          </button>
        )}
        <Problem>{problem}</Problem>
        <FormActions submit={words.save} disabled={saving} onClose={onClose} />
      </form>
    </Dialog>
  )
}

const createCheck = (key: number): EnteredCheck => ({ key, id: null, name: '' })
const pick = (entered: readonly EnteredCheck[], at: number): EnteredCheck => entered[at] ?? createCheck(0)
