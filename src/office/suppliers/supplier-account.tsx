// Where a supplier is paid: shown after a second factor, and entered anew.
import { useState } from 'react'
import { type Api, useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'

type Stored = Awaited<ReturnType<Api['supplier']['account']>>
type AccountFormProps = { id: number; shown: Stored; onClose: () => void }
type Props = { id: number; has_account: boolean }

const noAccount: Stored = { account: null, revision: 0 }
const accountFields = ['bank', 'account_number', 'account_holder'] as const

export function SupplierAccountPanel({ id, has_account }: Props) {
  const { account: words } = useText('suppliers')
  const api = useApi()
  const [shown, setShown] = useState<Stored>()
  const [isEditing, setEditing] = useState(false)
  const { save, saving, problem } = useSave()
  const show = () => save(async () => setShown(await api.supplier.account({ id })))
  /** Who changes an account has proved who they are, and replaces the one they were shown. */
  const edit = async () => {
    if (has_account && !shown && !(await show())) return
    setEditing(true)
  }
  const close = () => {
    setEditing(false)
    setShown(undefined)
  }
  return (
    <Panel title={words.title}>
      <p className="text-13 text-soft">{words.lead}</p>
      {!has_account && !isEditing && <p className="text-15 text-soft">{words.none}</p>}
      {shown?.account && !isEditing && (
        <p className="text-15 tabular-nums">
          {shown.account.bank} {shown.account.account_number} {shown.account.account_holder}
        </p>
      )}
      <Problem>{problem}</Problem>
      {isEditing ? (
        <AccountForm id={id} shown={shown ?? noAccount} onClose={close} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {has_account && !shown && (
            <button type="button" className="button-secondary" disabled={saving} onClick={() => void show()}>
              {words.show}
            </button>
          )}
          <button type="button" className="button-secondary" disabled={saving} onClick={() => void edit()}>
            {has_account ? words.change : words.enter}
          </button>
        </div>
      )}
    </Panel>
  )
}

function AccountForm({ id, shown, onClose }: AccountFormProps) {
  const { account: words } = useText('suppliers')
  const { save } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ supplier }) => supplier.saveAccount,
    toInput: (values) => ({
      id,
      account: Object.fromEntries(accountFields.map((name) => [name, values[`account.${name}`]])),
      revision: shown.revision,
    }),
    send: (input) => api.supplier.saveAccount(input),
    onSaved: () => {
      toast(words.saved)
      onClose()
    },
  })
  const labels = { bank: words.bank, account_number: words.number, account_holder: words.holder }
  return (
    <form className="grid gap-3" onSubmit={submit}>
      {accountFields.map((name) => (
        <Field key={name} {...bind(`account.${name}`)} label={labels[name]} required autoComplete="off" />
      ))}
      <Problem>{problem}</Problem>
      <FormActions submit={save} disabled={sending} onClose={onClose} />
    </form>
  )
}
