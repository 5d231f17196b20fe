// Confirms who somebody is in the middle of an action, which then continues.
import { useState } from 'react'
import type { Api, StepUpRefusal } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { usePlainForm } from '#office/kit/use-call-form.ts'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useText } from '#office/kit/use-text.ts'
import { signWithPasskey } from '#office/team/passkey.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'
import { useSubmit } from '#web/use-submit.ts'

type Props = { api: Api; refusal: StepUpRefusal; onEnd: (proved: boolean) => void }

export default function StepUpDialog({ api, refusal, onEnd }: Props) {
  const words = useText('proof')
  const [required, setRequired] = useState(refusal)
  if (required === 'FACTOR_REQUIRED') return <SetUpFactorDialog onEnd={onEnd} />
  return (
    <Dialog title={words.title} onClose={() => onEnd(false)}>
      {required === 'PASSWORD_REQUIRED' ? (
        <PasswordForm api={api} onEnd={onEnd} onFactor={() => setRequired('STEP_UP_REQUIRED')} />
      ) : (
        <SecondFactorForm api={api} onEnd={onEnd} />
      )}
    </Dialog>
  )
}

type FactorFormProps = Omit<Props, 'refusal'>

/** Who has no app is asked for no code. */
function SecondFactorForm(props: FactorFormProps) {
  const { answer: me, error } = useCall('factors', () => props.api.staff.me())
  if (!me && error === undefined) return null
  return me && !me.totp ? <PasskeyForm {...props} /> : <CodeForm {...props} />
}

function usePasskeyProof({ api, onEnd }: FactorFormProps) {
  const { proveKeyFailed } = useText('kit')
  const describeError = useDescribeError()
  const passkey = useSubmit({ describeError: (error) => describeError(error, proveKeyFailed) })
  const proveWithPasskey = () =>
    void passkey.submitOnce(async () => {
      await api.staff.stepUp({ signed: await signWithPasskey(api) })
      onEnd(true)
    })
  return { passkey, proveWithPasskey }
}

function PasskeyForm(props: FactorFormProps) {
  const words = useText('proof')
  const { passkey, proveWithPasskey } = usePasskeyProof(props)
  return (
    <>
      <p className="text-15 text-soft">{words.keyLead}</p>
      <Problem>{passkey.problem}</Problem>
      <button
        type="button"
        className="button-primary justify-self-end"
        disabled={passkey.sending}
        onClick={proveWithPasskey}
      >
        {words.byKey}
      </button>
    </>
  )
}

function CodeForm({ api, onEnd }: FactorFormProps) {
  const words = useText('proof')
  const { confirm, proveCode } = useText('kit')
  const { passkey, proveWithPasskey } = usePasskeyProof({ api, onEnd })
  const { submit, bind, sending, problem } = usePlainForm({
    call: ({ staff }) => staff.stepUp,
    send: (input) => api.staff.stepUp(input).then(() => onEnd(true)),
  })
  const isBusy = sending || passkey.sending
  return (
    <form onSubmit={submit} className="grid gap-3">
      <p className="text-15 text-soft">{words.lead}</p>
      <Field
        {...bind('code')}
        label={proveCode}
        error={bind('code').error ?? (problem || passkey.problem)}
        autoComplete="one-time-code"
        required
      />
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="button-secondary" disabled={isBusy} onClick={proveWithPasskey}>
          {words.byKey}
        </button>
        <button type="submit" className="button-primary" disabled={isBusy}>
          {confirm}
        </button>
      </div>
    </form>
  )
}

/**
 * For people who have no second factor yet. If another tab has made one meanwhile, that is asked for instead.
 */
function PasswordForm({ api, onEnd, onFactor }: Omit<Props, 'refusal'> & { onFactor: () => void }) {
  const words = useText('proof')
  const { confirm } = useText('kit')
  const { submit, bind, sending, problem } = usePlainForm({
    call: ({ staff }) => staff.stepUp,
    send: (input) => api.staff.stepUp(input).then(() => onEnd(true)),
    onRefusal: ({ refusal }) => {
      if (refusal === 'STEP_UP_REQUIRED') onFactor()
      return refusal === 'STEP_UP_REQUIRED'
    },
  })
  return (
    <form onSubmit={submit} className="grid gap-3">
      <p className="text-15 text-soft">{words.passwordLead}</p>
      <Field
        {...bind('password')}
        type="password"
        label={words.password}
        error={bind('password').error ?? problem}
        autoComplete="current-password"
        autoFocus
        required
      />
      <button type="submit" className="button-primary justify-self-end" disabled={sending}>
        {confirm}
      </button>
    </form>
  )
}

/** In a tab of its own: what was begun here stays, and goes on. */
function SetUpFactorDialog({ onEnd }: Pick<Props, 'onEnd'>) {
  const words = useText('proof')
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
