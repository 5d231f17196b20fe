// Whether operators of the deployment may look into this agency: granted for hours, ended at any time.
import { useState } from 'react'
import { grantHours } from '#limits/access.ts'
import { type Api, useApi } from '#office/api.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'

type Grant = Awaited<ReturnType<Api['operator']['grants']>>['list'][number]

export function OperatorAccess({ list }: { list: readonly Grant[] }) {
  const { grant: words } = useText('console')
  const [isGiving, setGiving] = useState(false)
  return (
    <section className="mt-6 grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-18">{words.title}</h2>
        <button type="button" className="button-secondary" onClick={() => setGiving(true)}>
          {words.give}
        </button>
      </div>
      <p className="text-15 text-soft">{words.lead}</p>
      {list.length === 0 && <p className="panel p-3 text-15">{words.none}</p>}
      {list.length > 0 && <GrantList list={list} />}
      {isGiving && <GrantForm onClose={() => setGiving(false)} />}
    </section>
  )
}

function GrantList({ list }: { list: readonly Grant[] }) {
  const { grant: words } = useText('console')
  const { language } = useSession()
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const end = async (id: number) => {
    if (await save(() => api.operator.endGrant({ id }))) toast(words.ended)
  }
  return (
    <>
      <Problem>{problem}</Problem>
      <ul className="panel divide-y divide-line">
        {list.map(({ id, reason, granted_by, expires }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 p-3 text-15">
            <span className="grow">{reason}</span>
            <span className="text-13 text-soft">
              {words.by(granted_by)} · {words.until(formatMoment(expires, language))}
            </span>
            <button type="button" className="button-secondary" disabled={saving} onClick={() => void end(id)}>
              {words.end}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const choices = [1, grantHours.usual, 24, grantHours.most]

function GrantForm({ onClose }: { onClose: () => void }) {
  const { grant: words } = useText('console')
  const api = useApi()
  const toast = useToast()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ operator }) => operator.grant,
    toInput: ({ hours, reason }) => ({ hours: Number(hours), reason }),
    send: (input) => api.operator.grant(input),
    onSaved: () => {
      toast(words.given)
      onClose()
    },
  })
  return (
    <Dialog title={words.give} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        <Select
          {...bind('hours')}
          label={words.hours}
          defaultValue={String(grantHours.usual)}
          choices={choices.map((hours) => ({ value: String(hours), name: words.hour(hours) }))}
        />
        <Field {...bind('reason')} label={words.reason} required />
        <Problem>{problem}</Problem>
        <FormActions submit={words.submit} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}
