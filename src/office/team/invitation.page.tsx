// Opened from the mail of an invitation: a name and a password, or the password one has already.
import { useLoaderData, useNavigate } from 'react-router'
import { passwordLength } from '#limits/access.ts'
import { useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { usePlainForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { switchLanguage } from '#office/shell/switch-language.ts'
import { Problem } from '#ui/problem.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized, useSession } from '#web/session.tsx'
import { LoginLayout } from './login-layout.tsx'

/** The token is behind the #: no server, log or referrer ever sees it. */
export async function loader({ api }: LoaderArgs) {
  const token = location.hash.slice(1)
  try {
    const invited = await api.staff.invitation({ token })
    // who has chosen no language here yet reads on in that of the mail
    if (!/(^|; )language=/.test(document.cookie) && invited.language !== document.documentElement.lang)
      switchLanguage(invited.language)
    return { token, invited }
  } catch (error) {
    if (parseRefusal(error).refusal === 'OFFLINE') throw error
    return { token, invited: null }
  }
}

export default function InvitationPage() {
  const { invitation: words, people } = useText('team')
  const { token, invited } = useLoaderData<typeof loader>()
  const localized = useLocalized()
  const { language } = useSession()
  const api = useApi()
  const navigate = useNavigate()
  const { submit, bind, sending, problem } = usePlainForm({
    call: ({ staff }) => staff.accept,
    toInput: ({ name, password }) => ({ token, name: name || undefined, password }),
    send: async (input) => {
      const { travel_agency, next } = await api.staff.accept(input)
      await navigate(next === 'second' ? `/login?to=/${travel_agency}` : `/${travel_agency}`)
    },
  })
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
      {invited.usable_from !== null && (
        <p role="status" className="text-15">
          {words.waits(formatMoment(invited.usable_from, language))}
        </p>
      )}
      <form onSubmit={submit} className="grid gap-3" hidden={invited.usable_from !== null}>
        <input type="hidden" name="username" autoComplete="username" value={invited.email} />
        {invited.known ? (
          <>
            <p className="text-15 text-soft">{words.known}</p>
            <Field
              {...bind('password')}
              type="password"
              label={words.knownPassword}
              autoComplete="current-password"
              required
            />
          </>
        ) : (
          <>
            <Field {...bind('name')} label={words.name} autoComplete="name" required />
            <Field
              {...bind('password')}
              type="password"
              label={words.password}
              hint={words.passwordHint}
              autoComplete="new-password"
              minLength={passwordLength.least}
              required
            />
          </>
        )}
        <Problem>{problem}</Problem>
        <button type="submit" className="button-primary min-h-11" disabled={sending}>
          {words.submit}
        </button>
      </form>
    </LoginLayout>
  )
}
