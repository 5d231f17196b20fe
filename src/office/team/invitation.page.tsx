// Opened from the mail of an invitation: a name and a password, or the password one has already.
import { type FormEvent, useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { passwordLength } from '#limits/access.ts'
import { Problem } from '#ui/problem.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { getFieldLimits } from '../kit/field-limits.ts'
import { useDescribeError } from '../kit/use-describe-error.ts'
import { useText } from '../kit/use-text.ts'
import type { LoaderArgs } from '../page.ts'
import { LoginLayout } from './login-layout.tsx'

/** The token stands behind the #: no server, log or referrer ever sees it. */
export async function loader({ api }: LoaderArgs) {
  const token = location.hash.slice(1)
  try {
    return { token, invited: await api.staff.invitation({ token }) }
  } catch (error) {
    if (parseRefusal(error).refusal === 'OFFLINE') throw error
    return { token, invited: null }
  }
}

export default function InvitationPage() {
  const { invitation: words, people } = useText('team')
  const { token, invited } = useLoaderData<typeof loader>()
  const localized = useLocalized()
  const { accept, sending, problem } = useAcceptInvitation(token)
  if (!invited)
    return (
      <LoginLayout title={words.over} lead={words.overLead}>
        {null}
      </LoginLayout>
    )
  return (
    <LoginLayout title={words.title(localized(invited.company_name))} lead={words.lead(invited.email)}>
      <p className="text-15">
        {words.roles}: {invited.roles.map((role) => people.role[role]).join(', ')}
      </p>
      <form onSubmit={(event) => void accept(event)} className="grid gap-3">
        <input type="hidden" name="username" autoComplete="username" value={invited.email} />
        {invited.known ? <ExistingAccountFields /> : <NewAccountFields />}
        <Problem>{problem}</Problem>
        <button type="submit" className="button-primary min-h-11" disabled={sending}>
          {words.submit}
        </button>
      </form>
    </LoginLayout>
  )
}

function useAcceptInvitation(token: string) {
  const api = useApi()
  const describeError = useDescribeError()
  const navigate = useNavigate()
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)
  const accept = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const formData = new FormData(event.currentTarget)
    setSending(true)
    setProblem('')
    try {
      const name = String(formData.get('name') ?? '') || undefined
      const { travel_agency, next } = await api.staff.accept({
        token,
        name,
        password: String(formData.get('password')),
      })
      await navigate(next === 'second' ? `/login?to=/${travel_agency}` : `/${travel_agency}`)
    } catch (error) {
      setProblem(describeError(error))
    } finally {
      setSending(false)
    }
  }
  return { accept, sending, problem }
}

/** Somebody who works for another agency already. */
function ExistingAccountFields() {
  const { invitation: words } = useText('team')
  return (
    <>
      <p className="text-15 text-soft">{words.known}</p>
      <Field
        name="password"
        type="password"
        label={words.knownPassword}
        autoComplete="current-password"
        required
      />
    </>
  )
}

function NewAccountFields() {
  const { invitation: words } = useText('team')
  return (
    <>
      <Field
        name="name"
        label={words.name}
        autoComplete="name"
        {...getFieldLimits('staff.accept', 'name')}
        required
      />
      <Field
        name="password"
        type="password"
        label={words.password}
        hint={words.passwordHint}
        autoComplete="new-password"
        {...getFieldLimits('staff.accept', 'password')}
        minLength={passwordLength.least}
        required
      />
    </>
  )
}
