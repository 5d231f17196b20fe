// Opened from the mail of an invitation: a name and a password, or the password one has already.
import { type FormEvent, useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { passwordLength } from '#limits/access.ts'
import { Problem } from '#ui/problem.tsx'
import { refusalOf } from '#web/refusal-of.ts'
import { useSay } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { useSentence } from '../kit/use-sentence.ts'
import { useOffice } from '../kit/use-words.ts'
import type { Loading } from '../page.ts'
import { Door } from './door.tsx'

/** The token stands behind the #: no server, log or referrer ever sees it. */
export async function loader({ api }: Loading) {
  const token = location.hash.slice(1)
  try {
    return { token, invited: await api.staff.invitation({ token }) }
  } catch (error) {
    if (refusalOf(error).refusal === 'OFFLINE') throw error
    return { token, invited: null }
  }
}

export default function Invitation() {
  const { invitation: words, people } = useOffice('people')
  const { token, invited } = useLoaderData<typeof loader>()
  const say = useSay()
  const { accept, sending, problem } = useAccept(token)
  if (!invited)
    return (
      <Door title={words.over} lead={words.overLead}>
        {null}
      </Door>
    )
  return (
    <Door title={words.title(say(invited.company_name))} lead={words.lead(invited.email)}>
      <p className="text-15">
        {words.roles}: {invited.roles.map((role) => people.role[role]).join(', ')}
      </p>
      <form onSubmit={(event) => void accept(event)} className="grid gap-3">
        <input type="hidden" name="username" autoComplete="username" value={invited.email} />
        {invited.known ? <KnownFields /> : <NewFields />}
        <Problem>{problem}</Problem>
        <button type="submit" className="act-main min-h-11" disabled={sending}>
          {words.submit}
        </button>
      </form>
    </Door>
  )
}

function useAccept(token: string) {
  const api = useApi()
  const sentenceOf = useSentence()
  const navigate = useNavigate()
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)
  const accept = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = new FormData(event.currentTarget)
    setSending(true)
    setProblem('')
    try {
      const name = String(sent.get('name') ?? '') || undefined
      const { travel_agency, next } = await api.staff.accept({
        token,
        name,
        password: String(sent.get('password')),
      })
      await navigate(next === 'second' ? `/login?to=/${travel_agency}` : `/${travel_agency}`)
    } catch (error) {
      setProblem(sentenceOf(error))
    } finally {
      setSending(false)
    }
  }
  return { accept, sending, problem }
}

/** Somebody who works for another agency already. */
function KnownFields() {
  const { invitation: words } = useOffice('people')
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

function NewFields() {
  const { invitation: words } = useOffice('people')
  return (
    <>
      <Field
        name="name"
        label={words.name}
        autoComplete="name"
        {...limitsOf('staff.accept', 'name')}
        required
      />
      <Field
        name="password"
        type="password"
        label={words.password}
        hint={words.passwordHint}
        autoComplete="new-password"
        {...limitsOf('staff.accept', 'password')}
        minLength={passwordLength.least}
        required
      />
    </>
  )
}
