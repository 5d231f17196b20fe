// Opened from the mail of who forgot the password.
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { getFieldLimits } from '../kit/field-limits.ts'
import { useText } from '../kit/use-text.ts'
import { LoginLayout } from './login-layout.tsx'

export default function NewPasswordPage() {
  const { password: words, login } = useText('team')
  const { failed } = useText('kit')
  const api = useApi()
  const localized = useLocalized()
  const [problem, setProblem] = useState('')
  const [isDone, setDone] = useState(false)
  const choose = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    try {
      await api.staff.newPassword({ token: location.hash.slice(1), password })
      setDone(true)
    } catch (error) {
      const { refusal, description } = parseRefusal(error)
      setProblem(refusal === 'LINK_EXPIRED' ? words.over : localized(description) || failed)
    }
  }
  return (
    <LoginLayout title={words.title} {...(isDone && { lead: words.done })}>
      {isDone ? (
        <Link to="/login" className="button-primary">
          {login.submit}
        </Link>
      ) : (
        <form onSubmit={(event) => void choose(event)} className="grid gap-3">
          <Field
            name="password"
            type="password"
            label={words.label}
            error={problem}
            autoComplete="new-password"
            {...getFieldLimits('staff.newPassword', 'password')}
            required
          />
          <button type="submit" className="button-primary min-h-11">
            {words.submit}
          </button>
        </form>
      )}
    </LoginLayout>
  )
}
