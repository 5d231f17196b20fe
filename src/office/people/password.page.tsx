// Opened from the mail of who forgot the password.
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { refusalOf } from '#web/refusal-of.ts'
import { useSay } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { useOffice } from '../kit/use-words.ts'
import { Door } from './door.tsx'

export default function NewPassword() {
  const { password: words, login } = useOffice('people')
  const { failed } = useOffice('kit')
  const api = useApi()
  const say = useSay()
  const [problem, setProblem] = useState('')
  const [done, setDone] = useState(false)
  const choose = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    try {
      await api.staff.newPassword({ token: location.hash.slice(1), password })
      setDone(true)
    } catch (error) {
      const { refusal, description } = refusalOf(error)
      setProblem(refusal === 'LINK_EXPIRED' ? words.over : say(description) || failed)
    }
  }
  return (
    <Door title={words.title} {...(done && { lead: words.done })}>
      {done ? (
        <Link to="/login" className="act-main">
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
            {...limitsOf('staff.newPassword', 'password')}
            required
          />
          <button type="submit" className="act-main min-h-11">
            {words.submit}
          </button>
        </form>
      )}
    </Door>
  )
}
