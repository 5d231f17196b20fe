// A new password, twice, with a word on how hard it is to guess. §5: 8 to 128 characters, of whatever kind.
import { useState } from 'react'
import { getPasswordStrength, type PasswordStrength } from '#domain/member/password-strength.ts'
import { passwordLength } from '#limits/access.ts'
import type { FieldProps } from '#web/field.tsx'
import { PasswordField } from '#web/password-field.tsx'
import type { FormValues } from '#web/read-form-values.ts'
import { useText } from '#web/session.tsx'
import type { FieldErrors } from '#web/use-submit.ts'

type BoundField = Pick<FieldProps, 'name' | 'error'>
type Props = {
  labels: { password: string; again: string }
  login_id: string
  name: 'password' | 'new_password'
  bind: (name: string) => BoundField
}

export function NewPasswordFields({ labels, login_id, name, bind }: Props) {
  const { password: words } = useText('auth')
  const [typed, setTyped] = useState('')
  const strength = getPasswordStrength(typed, login_id)
  const sentences: Record<PasswordStrength, string> = {
    ...words,
    short: words.short(passwordLength.least),
    long: words.long(passwordLength.most),
  }
  const bound = bind(name)
  return (
    <>
      <div className="grid gap-2">
        <PasswordField
          {...bound}
          label={labels.password}
          autoComplete="new-password"
          maxLength={undefined} // a password must not be cut off silently
          hint={typed ? undefined : words.hint}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p role="status" className="text-13 text-soft empty:hidden">
          {typed && !bound.error && (
            <>
              <StrengthMeter strength={strength} />
              {sentences[strength]}
            </>
          )}
        </p>
      </div>
      <PasswordField {...bind(repeatFieldName)} label={labels.again} autoComplete="new-password" />
    </>
  )
}

const repeatFieldName = 'password_again'

/** The second password is checked on the screen alone: it is never sent. */
export const comparePasswords = (typed: FormValues, name: string, sentence: string): FieldErrors =>
  typed[name] && typed[name] !== typed[repeatFieldName] ? { [repeatFieldName]: sentence } : {}

const bars: Record<PasswordStrength, [count: number, colour: string]> = {
  short: [0, ''],
  long: [0, ''],
  weak: [1, 'bg-bad'],
  fair: [2, 'bg-warn'],
  strong: [3, 'bg-good'],
}

function StrengthMeter({ strength }: { strength: PasswordStrength }) {
  const [count, colour] = bars[strength]
  return (
    <span aria-hidden className="mb-1.5 grid grid-cols-3 gap-1">
      {[1, 2, 3].map((bar) => (
        <span
          key={bar}
          className={`h-1 rounded-full transition-colors duration-150 ${bar <= count ? colour : 'bg-line'}`}
        />
      ))}
    </span>
  )
}
