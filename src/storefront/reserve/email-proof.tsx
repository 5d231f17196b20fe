// The code that proves an address when seats are scarce; typed here, it sends the reservation again.
import { useLocation } from 'react-router'
import { codeLimits } from '#limits/access.ts'
import { focusOnMount } from '#ui/focus-on-mount.ts'
import { NumberInput } from '#ui/number-input.tsx'
import { Field } from '#web/field.tsx'
import { useSession, useText } from '#web/session.tsx'
import { useReservation } from './reservation.tsx'
import type { EmailProofState } from './use-email-proof.ts'

export function EmailProof({ proving }: { proving: EmailProofState }) {
  const { proof, wrong, clearError, sending, correct } = useReservation()
  const { proof: words } = useText('reserve')
  const { isLoggedIn } = useSession()
  const { pathname, search } = useLocation()
  const { digits, lives_s } = codeLimits
  const setCode = (code: string) => {
    clearError('code')
    proof.setCode(code)
  }
  return (
    <section
      aria-labelledby="proof-title"
      className="grid gap-4 rounded-card border border-brand-600 bg-card p-5"
    >
      <div>
        <h3 id="proof-title" ref={focusOnMount} tabIndex={-1} className="scroll-mt-24 text-18 outline-none">
          {words.title}
        </h3>
        <p role="status" className="wrap-break-word mt-1 text-15">
          {words.line(proving.email)}
        </p>
      </div>
      <Field
        name="code"
        label={words.code(digits)}
        hint={words.hint(lives_s / 60)}
        autoComplete="one-time-code"
        error={wrong.code}
        control={(input) => (
          <NumberInput {...input} mode="digits" most={digits} value={proving.code} onValue={setCode} />
        )}
      />
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          disabled={sending}
          className="button-secondary"
          onClick={() => void proof.requestCodeAgain()}
        >
          {words.again}
        </button>
        <button type="button" className="button-secondary" onClick={() => correct('people')}>
          {words.otherAddress}
        </button>
        {!isLoggedIn && (
          <a
            href={`/auth/login?to=${encodeURIComponent(pathname + search)}`}
            data-popup="login"
            className="button-secondary"
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
