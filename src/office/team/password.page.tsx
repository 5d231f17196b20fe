// Chooses a new password, opened from the link in the mail.
import { useState } from 'react'
import { Link } from 'react-router'
import { useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { usePlainForm } from '#office/kit/use-call-form.ts'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useText } from '#office/kit/use-text.ts'
import { parseRefusal } from '#web/parse-refusal.ts'
import { LoginLayout } from './login-layout.tsx'

export default function NewPasswordPage() {
  const { password: words, login } = useText('team')
  const api = useApi()
  const describeError = useDescribeError()
  const [isDone, setDone] = useState(false)
  const { submit, bind, sending, problem } = usePlainForm({
    call: ({ staff }) => staff.newPassword,
    toInput: ({ password }) => ({ token: location.hash.slice(1), password }),
    send: async (input) => {
      await api.staff.newPassword(input)
      setDone(true)
    },
    describeError: (error) =>
      parseRefusal(error).refusal === 'LINK_EXPIRED' ? words.over : describeError(error),
  })
  return (
    <LoginLayout title={words.title} {...(isDone && { lead: words.done })}>
      {isDone ? (
        <Link to="/login" className="button-primary">
          {login.submit}
        </Link>
      ) : (
        <form onSubmit={submit} className="grid gap-3">
          <Field
            {...bind('password')}
            type="password"
            label={words.label}
            error={bind('password').error ?? (bind('token').error ? words.over : problem)}
            autoComplete="new-password"
            required
          />
          <button type="submit" className="button-primary min-h-11" disabled={sending}>
            {words.submit}
          </button>
        </form>
      )}
    </LoginLayout>
  )
}
