// Who one is, asked in the middle of something: what was begun goes on when it was proved.
import { type FormEvent, type ReactNode, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { refusalOf } from '#web/refusal-of.ts'
import type { Api, Provable } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { useSentence } from '../kit/use-sentence.ts'
import { useOffice } from '../kit/use-words.ts'
import { signWithPasskey } from '../people/passkey.ts'

type Props = { api: Api; refusal: Provable; onEnd: (proved: boolean) => void }

export function ProveAgain({ api, refusal, onEnd }: Props) {
  const words = useOffice('kit')
  const [wanted, setWanted] = useState(refusal)
  if (wanted === 'FACTOR_REQUIRED') return <MakeFactor onEnd={onEnd} />
  return (
    <Dialog title={words.proveTitle} onClose={() => onEnd(false)}>
      {wanted === 'PASSWORD_REQUIRED' ? (
        <ByPassword api={api} onEnd={onEnd} onFactor={() => setWanted('STEP_UP_REQUIRED')} />
      ) : (
        <ByFactor api={api} onEnd={onEnd} />
      )}
    </Dialog>
  )
}

function useProving(onEnd: Props['onEnd'], meet?: (error: unknown) => boolean) {
  const sentenceOf = useSentence()
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)
  async function prove(how: () => Promise<unknown>, otherwise?: string): Promise<void> {
    setSending(true)
    setProblem('')
    try {
      await how()
      onEnd(true)
    } catch (error) {
      if (!meet?.(error)) setProblem(sentenceOf(error, otherwise))
    } finally {
      setSending(false)
    }
  }
  return { problem, sending, prove }
}

type FormProps = { lead: string; children: ReactNode; onSubmit: (field: (name: string) => string) => void }

function Form({ lead, children, onSubmit }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = new FormData(event.currentTarget)
    onSubmit((name) => String(sent.get(name) ?? ''))
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <p className="text-15 text-soft">{lead}</p>
      {children}
    </form>
  )
}

function ByFactor({ api, onEnd }: Omit<Props, 'refusal'>) {
  const words = useOffice('kit')
  const { problem, sending, prove } = useProving(onEnd)
  const byKey = () =>
    void prove(async () => api.staff.stepUp({ signed: await signWithPasskey(api) }), words.proveKeyFailed)
  return (
    <Form
      lead={words.proveLead}
      onSubmit={(field) => void prove(() => api.staff.stepUp({ code: field('code') }))}
    >
      <Field name="code" label={words.proveCode} error={problem} autoComplete="one-time-code" required />
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="act" disabled={sending} onClick={byKey}>
          {words.proveByKey}
        </button>
        <button type="submit" className="act-main" disabled={sending}>
          {words.confirm}
        </button>
      </div>
    </Form>
  )
}

/** For who has no second factor yet. If another tab has made one meanwhile, that is asked for instead. */
function ByPassword({ api, onEnd, onFactor }: Omit<Props, 'refusal'> & { onFactor: () => void }) {
  const words = useOffice('kit')
  const { problem, sending, prove } = useProving(onEnd, (error) => {
    const hasFactor = refusalOf(error).refusal === 'STEP_UP_REQUIRED'
    if (hasFactor) onFactor()
    return hasFactor
  })
  return (
    <Form
      lead={words.provePasswordLead}
      onSubmit={(field) => void prove(() => api.staff.stepUp({ password: field('password') }))}
    >
      <Field
        name="password"
        type="password"
        label={words.provePassword}
        error={problem}
        autoComplete="current-password"
        autoFocus
        required
      />
      <button type="submit" className="act-main justify-self-end" disabled={sending}>
        {words.confirm}
      </button>
    </Form>
  )
}

/** In a tab of its own: what was begun here stays, and goes on. */
function MakeFactor({ onEnd }: Pick<Props, 'onEnd'>) {
  const words = useOffice('kit')
  return (
    <Dialog title={words.factorTitle} onClose={() => onEnd(false)}>
      <p className="text-15 text-soft">{words.factorLead}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="act" onClick={() => onEnd(true)}>
          {words.factorMade}
        </button>
        <a href="/account" target="_blank" rel="noreferrer" className="act-main">
          {words.factorMake}
        </a>
      </div>
    </Dialog>
  )
}
