// The log-in: email and password, then the second factor where there is one.
import { type ReactNode, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { usePlainForm } from '#office/kit/use-call-form.ts'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'
import { useSubmit } from '#web/use-submit.ts'
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

/** Logs in by a passkey, so that nothing is typed. */
function usePasskeyLogin(onDone: () => void) {
  const { proveKeyFailed } = useText('kit')
  const api = useApi()
  const describeError = useDescribeError()
  const { problem, sending, submitOnce } = useSubmit({
    describeError: (error) => describeError(error, proveKeyFailed),
  })
  const logInWithPasskey = () =>
    void submitOnce(async () => {
      await api.staff.passkeyLogin({ signed: await signWithPasskey(api) })
      onDone()
    })
  return { problem, sending, logInWithPasskey }
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
  const api = useApi()
  const passkey = usePasskeyLogin(onLoggedIn)
  const form = usePlainForm({
    call: ({ staff }) => staff.login,
    send: async (input) => {
      const { next } = await api.staff.login(input)
      if (next === 'second') onSecond()
      else onLoggedIn()
    },
  })
  const sending = form.sending || passkey.sending
  return (
    <LoginLayout title={words.title} lead={words.lead}>
      <form onSubmit={form.submit} className="grid gap-3">
        <Field
          {...form.bind('email')}
          type="email"
          label={words.email}
          autoComplete="username webauthn"
          required
        />
        <Field
          {...form.bind('password')}
          type="password"
          label={words.password}
          autoComplete="current-password"
          required
        />
        <Problem>{form.problem || passkey.problem}</Problem>
        <SubmitButton sending={sending}>{words.submit}</SubmitButton>
      </form>
      <button
        type="button"
        className="button-secondary"
        disabled={sending}
        onClick={passkey.logInWithPasskey}
      >
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
  const api = useApi()
  const passkey = usePasskeyLogin(onDone)
  const form = usePlainForm({
    call: ({ staff }) => staff.secondFactor,
    send: async (input) => {
      await api.staff.secondFactor(input)
      onDone()
    },
  })
  const sending = form.sending || passkey.sending
  return (
    <LoginLayout title={words.second} lead={words.secondLead}>
      <form onSubmit={form.submit} className="grid gap-3">
        <Field
          {...form.bind('code')}
          label={words.code}
          inputMode="text"
          autoComplete="one-time-code"
          error={form.bind('code').error ?? (form.problem || passkey.problem)}
          autoFocus
          required
        />
        <SubmitButton sending={sending}>{words.secondSubmit}</SubmitButton>
      </form>
      <button
        type="button"
        className="button-secondary"
        disabled={sending}
        onClick={passkey.logInWithPasskey}
      >
        {words.byKey}
      </button>
    </LoginLayout>
  )
}

function ForgotPasswordStep({ onSent, onBack }: { onSent: () => void; onBack: () => void }) {
  const { login: words } = useText('team')
  const api = useApi()
  const { submit, bind, sending, problem } = usePlainForm({
    call: ({ staff }) => staff.forgotPassword,
    send: async (input) => {
      await api.staff.forgotPassword(input)
      onSent()
    },
  })
  return (
    <LoginLayout title={words.forgotTitle} lead={words.forgotLead}>
      <form onSubmit={submit} className="grid gap-3">
        <Field {...bind('email')} type="email" label={words.email} autoComplete="username" required />
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
