// A new password, twice, with a word on how hard it is to guess. §5: 8 to 128 characters, of whatever kind.
import { useState } from 'react'
import { type Strength, strengthOf } from '#domain/member/strength.ts'
import { passwordLength } from '#limits/access.ts'
import type { FieldProps } from '#web/field.tsx'
import { PasswordField } from '#web/password-field.tsx'
import { useWords } from '#web/session.tsx'
import type { Told } from '#web/use-attempt.ts'
import type { Typed } from '#web/use-form.ts'

type Bound = Pick<FieldProps, 'name' | 'error'>
type Props = {
  labels: { password: string; again: string }
  login_id: string
  name: 'password' | 'new_password'
  bind: (name: string) => Bound
}

export function NewPassword({ labels, login_id, name, bind }: Props) {
  const { password: words } = useWords('auth')
  const [typed, setTyped] = useState('')
  const strength = strengthOf(typed, login_id)
  const sentences: Record<Strength, string> = {
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
          maxLength={undefined} // a password that is cut off silently is not the one that was typed
          hint={typed ? undefined : words.hint}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p role="status" className="text-13 text-soft empty:hidden">
          {typed && !bound.error && (
            <>
              <Meter strength={strength} />
              {sentences[strength]}
            </>
          )}
        </p>
      </div>
      <PasswordField {...bind(again)} label={labels.again} autoComplete="new-password" />
    </>
  )
}

const again = 'password_again'

/** The second password is checked on the screen alone: it is never sent. */
export const differing = (typed: Typed, name: string, sentence: string): Told =>
  typed[name] && typed[name] !== typed[again] ? { [again]: sentence } : {}

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
