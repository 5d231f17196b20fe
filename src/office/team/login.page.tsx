// The door: e-mail and password, then the second factor where there is one.
import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Problem } from '#ui/problem.tsx'
import { useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { useDescribeError } from '../kit/use-describe-error.ts'
import { useText } from '../kit/use-text.ts'
import { LoginLayout } from './login-layout.tsx'
import { signWithPasskey } from './passkey.ts'

type LoginStep = 'password' | 'second' | 'forgot' | 'sent'

export default function LoginPage() {
  const { login: words } = useText('team')
  const [step, setStep] = useState<LoginStep>('password')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  // Only a path of the office itself: `//elsewhere` is another host.
  const target = search.get('to') ?? '/'
  const enterOffice = () => void navigate(/^\/(?![/\\])/.test(target) ? target : '/')
  if (step === 'second') return <SecondFactorStep onDone={enterOffice} />
  if (step === 'forgot')
    return <ForgotPasswordStep onSent={() => setStep('sent')} onBack={() => setStep('password')} />
  if (step === 'sent')
    return (
      <LoginLayout title={words.forgotTitle} lead={words.forgotDone}>
        <button type="button" className="button-secondary" onClick={() => setStep('password')}>
          {words.back}
        </button>
      </LoginLayout>
    )
  return (
    <PasswordStep
      onLoggedIn={enterOffice}
      onSecond={() => setStep('second')}
      onForgot={() => setStep('forgot')}
    />
  )
}

/** Sends a form of the door and says what was refused. */
function useLoginForm() {
  const describeError = useDescribeError()
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)
  /** `otherwise`: said where the browser itself gave up, as a passkey that was not shown. */
  async function send(work: () => Promise<unknown>, fallback?: string): Promise<void> {
    setSending(true)
    setProblem('')
    try {
      await work()
    } catch (error) {
      setProblem(describeError(error, fallback))
    } finally {
      setSending(false)
    }
  }
  const onSubmit =
    (work: (fields: (name: string) => string) => Promise<unknown>) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const formData = new FormData(event.currentTarget)
      void send(() => work((name) => String(formData.get(name) ?? '')))
    }
  return { problem, sending, send, onSubmit }
}

function PasswordStep({
  onLoggedIn,
  onSecond,
  onForgot,
}: {
  onLoggedIn: () => void
  onSecond: () => void
  onForgot: () => void
}) {
  const { login: words } = useText('team')
  const { proveKeyFailed } = useText('kit')
  const api = useApi()
  const { problem, sending, send, onSubmit } = useLoginForm()
  const logIn = onSubmit(async (field) => {
    const { next } = await api.staff.login({ email: field('email'), password: field('password') })
    if (next === 'second') onSecond()
    else onLoggedIn()
  })
  const logInWithPasskey = () =>
    void send(async () => {
      await api.staff.passkeyLogin({ signed: await signWithPasskey(api) })
      onLoggedIn()
    }, proveKeyFailed)
  return (
    <LoginLayout title={words.title} lead={words.lead}>
      <form onSubmit={logIn} className="grid gap-3">
        <Field name="email" type="email" label={words.email} autoComplete="username webauthn" required />
        <Field
          name="password"
          type="password"
          label={words.password}
          autoComplete="current-password"
          required
        />
        <Problem>{problem}</Problem>
        <SubmitButton sending={sending}>{words.submit}</SubmitButton>
      </form>
      <button type="button" className="button-secondary" disabled={sending} onClick={logInWithPasskey}>
        {words.byKey}
      </button>
      <button type="button" className="min-h-11 mouse:min-h-9 text-15 text-soft underline" onClick={onForgot}>
        {words.forgot}
      </button>
      <p className="text-center text-13 text-soft">{words.customers}</p>
    </LoginLayout>
  )
}

function SecondFactorStep({ onDone }: { onDone: () => void }) {
  const { login: words } = useText('team')
  const { proveKeyFailed } = useText('kit')
  const api = useApi()
  const { problem, sending, send, onSubmit } = useLoginForm()
  const submitCode = onSubmit(async (field) => {
    await api.staff.secondFactor({ code: field('code') })
    onDone()
  })
  const logInWithPasskey = () =>
    void send(async () => {
      await api.staff.passkeyLogin({ signed: await signWithPasskey(api) })
      onDone()
    }, proveKeyFailed)
  return (
    <LoginLayout title={words.second} lead={words.secondLead}>
      <form onSubmit={submitCode} className="grid gap-3">
        <Field
          name="code"
          label={words.code}
          inputMode="text"
          autoComplete="one-time-code"
          error={problem}
          autoFocus
          required
        />
        <SubmitButton sending={sending}>{words.secondSubmit}</SubmitButton>
      </form>
      <button type="button" className="button-secondary" disabled={sending} onClick={logInWithPasskey}>
        {words.byKey}
      </button>
    </LoginLayout>
  )
}

function ForgotPasswordStep({ onSent, onBack }: { onSent: () => void; onBack: () => void }) {
  const { login: words } = useText('team')
  const api = useApi()
  const { problem, sending, onSubmit } = useLoginForm()
  const requestLink = onSubmit(async (field) => {
    await api.staff.forgotPassword({ email: field('email') })
    onSent()
  })
  return (
    <LoginLayout title={words.forgotTitle} lead={words.forgotLead}>
      <form onSubmit={requestLink} className="grid gap-3">
        <Field name="email" type="email" label={words.email} autoComplete="username" required />
        <Problem>{problem}</Problem>
        <SubmitButton sending={sending}>{words.forgotSubmit}</SubmitButton>
      </form>
      <button type="button" className="min-h-11 mouse:min-h-9 text-15 text-soft underline" onClick={onBack}>
        {words.back}
      </button>
    </LoginLayout>
  )
}

function SubmitButton({ sending, children }: { sending: boolean; children: ReactNode }) {
  return (
    <button type="submit" className="button-primary min-h-11" disabled={sending}>
      {children}
    </button>
  )
}
