// From which sum a second person has to agree: said to everybody with money, changed by the owner.
import { useState } from 'react'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'

export function SecondPerson({ sum }: { sum: number | null }) {
  const { second: words } = useText('deposits')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  return (
    <p className="mt-4 flex flex-wrap items-center gap-3 text-13 text-soft">
      {sum === null ? words.off : words.from(formatNumber(sum))}
      {may('money rules') && (
        <button type="button" className="button-secondary" onClick={() => setOpen(true)}>
          {words.change}
        </button>
      )}
      {isOpen && <SecondPersonDialog sum={sum} onClose={() => setOpen(false)} />}
    </p>
  )
}

function SecondPersonDialog({ sum, onClose }: { sum: number | null; onClose: () => void }) {
  const { second: words } = useText('deposits')
  const api = useApi()
  const toast = useToast()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ agency }) => agency.saveMoneyRules,
    toInput: ({ second_person_from: typed }) => ({
      second_person_from: typed ? Number(typed) : null,
      seen: sum,
    }),
    send: (input) => api.agency.saveMoneyRules(input),
    onSaved: () => {
      toast(words.saved)
      onClose()
    },
  })
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-15 text-soft">{words.lead}</p>
        <Field
          {...bind('second_person_from')}
          type="number"
          label={words.sum}
          hint={words.sumHint}
          {...getFieldLimits('agency.saveMoneyRules', 'second_person_from')}
          defaultValue={sum ?? ''}
        />
        <Problem>{problem}</Problem>
        <FormActions submit={words.save} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}
