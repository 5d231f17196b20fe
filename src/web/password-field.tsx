// A password that can be looked at while it is typed.
import { useState } from 'react'
import { passwordLength } from '#limits/access.ts'
import { Eye, EyeOff } from '#ui/more-icons.ts'
import { Field, type FieldProps } from './field.tsx'
import { useText } from './session.tsx'

export function PasswordField(props: FieldProps) {
  const { password: words } = useText('auth')
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field
      maxLength={passwordLength.most}
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      button={
        <button
          type="button"
          className="icon-button text-soft"
          aria-label={isShown ? words.hide : words.show}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={20} />
        </button>
      }
    />
  )
}
