// What the agency looks after for every traveller, in its own words and order.
import { useState } from 'react'
import { peopleLimits } from '#limits/trade.ts'
import { useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import type { Check } from './departure-people.ts'

type EnteredCheck = { key: number; id: number | null; name: string }

export function ChecksForm({ checks, onClose }: { checks: readonly Check[]; onClose: () => void }) {
  const words = useText('travellers')
  const api = useApi()
  const toast = useToast()
  const [entered, setEntered] = useState<readonly EnteredCheck[]>(
    checks.length > 0 ? checks.map((check) => ({ key: check.id, ...check })) : [createCheck(-1)],
  )
  const named = entered.filter(({ name }) => name.trim() !== '')
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ people }) => people.saveChecks,
    toInput: () => ({ checks: named.map(({ id, name }) => ({ id, name })), seen: checks }),
    send: (input) => api.people.saveChecks(input),
    onSaved: () => {
      toast(words.saved)
      onClose()
    },
  })
  return (
    <Dialog title={words.checks} onClose={onClose} ignoresBackdropClick>
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-15 text-soft">{words.checksLead}</p>
        {entered.map((check, at) => (
          <div key={check.key} className="flex items-end gap-2">
            <div className="grow">
              <Field
                {...bind(`checks.${named.indexOf(check)}.name`)}
                label={words.checkName(at + 1)}
                required={false}
                value={check.name}
                onChange={({ target }) => setEntered(entered.with(at, { ...check, name: target.value }))}
              />
            </div>
            <button
              type="button"
              className="button-secondary"
              aria-label={words.checkRemove(check.name)}
              onClick={() => setEntered(entered.filter((each) => each.key !== check.key))}
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
        <FormActions submit={words.save} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

const createCheck = (key: number): EnteredCheck => ({ key, id: null, name: '' })
