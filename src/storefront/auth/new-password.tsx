// A new password, twice, with a word on how hard it is to guess. §5: 8 to 128 characters, of whatever kind.
import { useState } from 'react'
import { type Strength, strengthOf } from '#domain/member/strength.ts'
import { passwordLength } from '#limits.ts'
import { PasswordField } from '#web/password-field.tsx'
import { useWords } from '#web/session.tsx'

type Errors = { password?: string; password_again?: string }
type Props = { labels: { password: string; again: string }; login_id: string; errors: Errors }

export function NewPassword({ labels, login_id, errors }: Props) {
  const say = useStrengthWords()
  const { password: words } = useWords('auth')
  const [typed, setTyped] = useState('')
  const strength = strengthOf(typed, login_id)
  return (
    <>
      <div className="grid gap-2">
        <PasswordField
          name="password"
          label={labels.password}
          autoComplete="new-password"
          maxLength={undefined}
          hint={typed ? undefined : words.hint}
          error={errors.password}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p role="status" className="text-13 text-soft empty:hidden">
          {typed && !errors.password && (
            <>
              <Meter strength={strength} />
              {say[strength]}
            </>
          )}
        </p>
      </div>
      <PasswordField
        name="password_again"
        label={labels.again}
        autoComplete="new-password"
        error={errors.password_again}
      />
    </>
  )
}

/** What the form says of the two fields before it sends them. */
export function useNewPasswordErrors(
  empty: string,
  differ: string,
): (fields: { password?: string; password_again?: string }) => Errors {
  const say = useStrengthWords()
  return ({ password = '', password_again }) => {
    if (!password) return { password: empty }
    const strength = strengthOf(password)
    if (strength === 'short' || strength === 'long') return { password: say[strength] }
    return password === password_again ? {} : { password_again: differ }
  }
}

function useStrengthWords(): Record<Strength, string> {
  const { password: words } = useWords('auth')
  return { ...words, short: words.short(passwordLength.least), long: words.long(passwordLength.most) }
}

const bars: Record<Strength, [count: number, colour: string]> = {
  short: [0, ''],
  long: [0, ''],
  weak: [1, 'bg-bad'],
  fair: [2, 'bg-warn'],
  strong: [3, 'bg-good'],
}

function Meter({ strength }: { strength: Strength }) {
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
