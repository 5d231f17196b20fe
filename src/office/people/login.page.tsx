// The door: e-mail and password, then the second factor where there is one.
import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Problem } from '#ui/problem.tsx'
import { useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { useSentence } from '../kit/use-sentence.ts'
import { useOffice } from '../kit/use-words.ts'
import { Door } from './door.tsx'
import { signWithPasskey } from './passkey.ts'

type Step = 'password' | 'second' | 'forgot' | 'sent'

export default function Login() {
  const { login: words } = useOffice('people')
  const [step, setStep] = useState<Step>('password')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  // Only a path of the office itself: `//elsewhere` is another host.
  const wanted = search.get('to') ?? '/'
  const goIn = () => void navigate(/^\/(?![/\\])/.test(wanted) ? wanted : '/')
  if (step === 'second') return <Second onDone={goIn} />
  if (step === 'forgot') return <Forgot onSent={() => setStep('sent')} onBack={() => setStep('password')} />
  if (step === 'sent')
    return (
      <Door title={words.forgotTitle} lead={words.forgotDone}>
        <button type="button" className="act" onClick={() => setStep('password')}>
          {words.back}
        </button>
      </Door>
    )
  return <Password onIn={goIn} onSecond={() => setStep('second')} onForgot={() => setStep('forgot')} />
}

/** Sends a form of the door and says what was refused. */
function useDoor() {
  const sentenceOf = useSentence()
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)
  /** `otherwise`: said where the browser itself gave up, as a passkey that was not shown. */
  async function send(work: () => Promise<unknown>, otherwise?: string): Promise<void> {
    setSending(true)
    setProblem('')
    try {
      await work()
    } catch (error) {
      setProblem(sentenceOf(error, otherwise))
    } finally {
      setSending(false)
    }
  }
  const onSubmit =
    (work: (fields: (name: string) => string) => Promise<unknown>) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const sent = new FormData(event.currentTarget)
      void send(() => work((name) => String(sent.get(name) ?? '')))
    }
  return { problem, sending, send, onSubmit }
}

function Password({
  onIn,
  onSecond,
  onForgot,
}: {
  onIn: () => void
  onSecond: () => void
  onForgot: () => void
}) {
  const { login: words } = useOffice('people')
  const { proveKeyFailed } = useOffice('kit')
  const api = useApi()
  const { problem, sending, send, onSubmit } = useDoor()
  const logIn = onSubmit(async (field) => {
    const { next } = await api.staff.login({ email: field('email'), password: field('password') })
    if (next === 'second') onSecond()
    else onIn()
  })
  const byKey = () =>
    void send(async () => {
      await api.staff.passkeyLogin({ signed: await signWithPasskey(api) })
      onIn()
    }, proveKeyFailed)
  return (
    <Door title={words.title} lead={words.lead}>
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
        <Go sending={sending}>{words.submit}</Go>
      </form>
      <button type="button" className="act" disabled={sending} onClick={byKey}>
        {words.byKey}
      </button>
      <button type="button" className="min-h-11 mouse:min-h-9 text-15 text-soft underline" onClick={onForgot}>
        {words.forgot}
      </button>
      <p className="text-center text-13 text-soft">{words.customers}</p>
    </Door>
  )
}

function Second({ onDone }: { onDone: () => void }) {
  const { login: words } = useOffice('people')
  const { proveKeyFailed } = useOffice('kit')
  const api = useApi()
  const { problem, sending, send, onSubmit } = useDoor()
  const prove = onSubmit(async (field) => {
    await api.staff.secondFactor({ code: field('code') })
    onDone()
  })
  const byKey = () =>
    void send(async () => {
      await api.staff.passkeyLogin({ signed: await signWithPasskey(api) })
      onDone()
    }, proveKeyFailed)
  return (
    <Door title={words.second} lead={words.secondLead}>
      <form onSubmit={prove} className="grid gap-3">
        <Field
          name="code"
          label={words.code}
          inputMode="text"
          autoComplete="one-time-code"
          error={problem}
          autoFocus
          required
        />
        <Go sending={sending}>{words.secondSubmit}</Go>
      </form>
      <button type="button" className="act" disabled={sending} onClick={byKey}>
        {words.byKey}
      </button>
    </Door>
  )
}

function Forgot({ onSent, onBack }: { onSent: () => void; onBack: () => void }) {
  const { login: words } = useOffice('people')
  const api = useApi()
  const { problem, sending, onSubmit } = useDoor()
  const ask = onSubmit(async (field) => {
    await api.staff.forgotPassword({ email: field('email') })
    onSent()
  })
  return (
    <Door title={words.forgotTitle} lead={words.forgotLead}>
      <form onSubmit={ask} className="grid gap-3">
        <Field name="email" type="email" label={words.email} autoComplete="username" required />
        <Problem>{problem}</Problem>
        <Go sending={sending}>{words.forgotSubmit}</Go>
      </form>
      <button type="button" className="min-h-11 mouse:min-h-9 text-15 text-soft underline" onClick={onBack}>
        {words.back}
      </button>
    </Door>
  )
}

function Go({ sending, children }: { sending: boolean; children: ReactNode }) {
  return (
    <button type="submit" className="act-main min-h-11" disabled={sending}>
      {children}
    </button>
  )
}
