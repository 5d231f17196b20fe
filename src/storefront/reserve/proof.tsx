// The code that proves an address when seats are scarce; typed here, it sends the reservation again.
import { useLocation } from 'react-router'
import { codeLimits } from '#limits/access.ts'
import { NumberInput } from '#ui/number-field.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { Field } from '#web/field.tsx'
import { useSession, useWords } from '#web/session.tsx'
import type { Proving } from './use-proof.ts'

type Props = {
  proving: Proving
  error: string | undefined
  sending: boolean
  typeCode: (code: string) => void
  askAgain: () => Promise<void>
  /** To where the address is entered. */
  toAddress: () => void
}

export function Proof({ proving, error, sending, typeCode, askAgain, toAddress }: Props) {
  const { proof: words } = useWords('reserve')
  const { isLoggedIn } = useSession()
  const { pathname, search } = useLocation()
  return (
    <section
      aria-labelledby="proof-title"
      className="grid gap-4 rounded-card border border-brand-600 bg-card p-5"
    >
      <div>
        <h3 id="proof-title" ref={takeFocus} tabIndex={-1} className="scroll-mt-24 text-18 outline-none">
          {words.title}
        </h3>
        <p role="status" className="wrap-break-word mt-1 text-15">
          {words.line(proving.email)}
        </p>
      </div>
      <CodeField code={proving.code} error={error} typeCode={typeCode} />
      <div className="flex flex-wrap gap-2">
        <button type="button" disabled={sending} className="button-quiet" onClick={() => void askAgain()}>
          {words.again}
        </button>
        <button type="button" className="button-quiet" onClick={toAddress}>
          {words.otherAddress}
        </button>
        {!isLoggedIn && (
          <a
            href={`/auth/login?to=${encodeURIComponent(pathname + search)}`}
            data-popup="login"
            className="button-quiet"
          >
            {words.login}
          </a>
        )}
      </div>
      <p role="status" className="text-15 empty:hidden">
        {proving.note}
      </p>
    </section>
  )
}

type CodeProps = { code: string; error: string | undefined; typeCode: (code: string) => void }

function CodeField({ code, error, typeCode }: CodeProps) {
  const { proof: words } = useWords('reserve')
  const { digits, lives_s } = codeLimits
  return (
    <Field
      name="code"
      label={words.code(digits)}
      hint={words.hint(lives_s / 60)}
      autoComplete="one-time-code"
      error={error}
      control={(input) => (
        <NumberInput {...input} mode="digits" most={digits} value={code} onValue={typeCode} />
      )}
    />
  )
}
