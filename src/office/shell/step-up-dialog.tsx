// Who one is, asked in the middle of something: what was begun goes on when it was proved.
import { type FormEvent, type ReactNode, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import type { Api, StepUpRefusal } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { useDescribeError } from '../kit/use-describe-error.ts'
import { useText } from '../kit/use-text.ts'
import { signWithPasskey } from '../team/passkey.ts'

type Props = { api: Api; refusal: StepUpRefusal; onEnd: (proved: boolean) => void }

export function StepUpDialog({ api, refusal, onEnd }: Props) {
  const words = useText('kit')
  const [required, setRequired] = useState(refusal)
  if (required === 'FACTOR_REQUIRED') return <SetUpFactorDialog onEnd={onEnd} />
  return (
    <Dialog title={words.proveTitle} onClose={() => onEnd(false)}>
      {required === 'PASSWORD_REQUIRED' ? (
        <PasswordForm api={api} onEnd={onEnd} onFactor={() => setRequired('STEP_UP_REQUIRED')} />
      ) : (
        <SecondFactorForm api={api} onEnd={onEnd} />
      )}
    </Dialog>
  )
}

function useStepUp(onEnd: Props['onEnd'], onError?: (error: unknown) => boolean) {
  const describeError = useDescribeError()
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)
  async function prove(send: () => Promise<unknown>, fallback?: string): Promise<void> {
    setSending(true)
    setProblem('')
    try {
      await send()
      onEnd(true)
    } catch (error) {
      if (!onError?.(error)) setProblem(describeError(error, fallback))
    } finally {
      setSending(false)
    }
  }
  return { problem, sending, prove }
}

type StepUpFormProps = {
  lead: string
  children: ReactNode
  onSubmit: (field: (name: string) => string) => void
}

function StepUpForm({ lead, children, onSubmit }: StepUpFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const formData = new FormData(event.currentTarget)
    onSubmit((name) => String(formData.get(name) ?? ''))
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <p className="text-15 text-soft">{lead}</p>
      {children}
    </form>
  )
}

function SecondFactorForm({ api, onEnd }: Omit<Props, 'refusal'>) {
  const words = useText('kit')
  const { problem, sending, prove } = useStepUp(onEnd)
  const proveWithPasskey = () =>
    void prove(async () => api.staff.stepUp({ signed: await signWithPasskey(api) }), words.proveKeyFailed)
  return (
    <StepUpForm
      lead={words.proveLead}
      onSubmit={(field) => void prove(() => api.staff.stepUp({ code: field('code') }))}
    >
      <Field name="code" label={words.proveCode} error={problem} autoComplete="one-time-code" required />
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="button-secondary" disabled={sending} onClick={proveWithPasskey}>
          {words.proveByKey}
        </button>
        <button type="submit" className="button-primary" disabled={sending}>
          {words.confirm}
        </button>
      </div>
    </StepUpForm>
  )
}

/** For who has no second factor yet. If another tab has made one meanwhile, that is asked for instead. */
function PasswordForm({ api, onEnd, onFactor }: Omit<Props, 'refusal'> & { onFactor: () => void }) {
  const words = useText('kit')
  const { problem, sending, prove } = useStepUp(onEnd, (error) => {
    const hasFactor = parseRefusal(error).refusal === 'STEP_UP_REQUIRED'
    if (hasFactor) onFactor()
    return hasFactor
  })
  return (
    <StepUpForm
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
      <button type="submit" className="button-primary justify-self-end" disabled={sending}>
        {words.confirm}
      </button>
    </StepUpForm>
  )
}

/** In a tab of its own: what was begun here stays, and goes on. */
function SetUpFactorDialog({ onEnd }: Pick<Props, 'onEnd'>) {
  const words = useText('kit')
  return (
    <Dialog title={words.factorTitle} onClose={() => onEnd(false)}>
      <p className="text-15 text-soft">{words.factorLead}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="button-secondary" onClick={() => onEnd(true)}>
          {words.factorMade}
        </button>
        <a href="/account" target="_blank" rel="noreferrer" className="button-primary">
          {words.factorMake}
        </a>
      </div>
    </Dialog>
  )
}
