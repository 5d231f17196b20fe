// From which sum a second person has to agree: said to everybody with money, changed by the owner.
import { type FormEvent, useState } from 'react'
import { formatNumber } from '#lib/format.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { getFieldLimits } from '../kit/field-limits.ts'
import { FormActions } from '../kit/form-actions.tsx'
import { useToast } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useText } from '../kit/use-text.ts'
import { useMay } from '../shell/me.ts'

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
  const { save, saving, problem, wrong } = useSave()
  const [typed, setTyped] = useState(sum === null ? '' : String(sum))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const second_person_from = typed === '' ? null : Number(typed)
    if (!(await save(() => api.agency.saveMoneyRules({ second_person_from, seen: sum })))) return
    toast(words.saved)
    onClose()
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <p className="text-15 text-soft">{words.lead}</p>
        <Field
          type="number"
          label={words.sum}
          hint={words.sumHint}
          {...getFieldLimits('agency.saveMoneyRules', 'second_person_from')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={wrong.second_person_from}
        />
        <Problem>{problem}</Problem>
        <FormActions submit={words.save} disabled={saving} onClose={onClose} />
      </form>
    </Dialog>
  )
}
