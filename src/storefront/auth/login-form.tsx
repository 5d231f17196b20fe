// §2, §5 The log-in form of the popup and of the page: empty fields are named before anything is sent.
// Without scripts it is a plain form.

import { useState } from 'react'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { useSite } from '#storefront/kit/use-site.ts'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import { PasswordField } from '#web/password-field.tsx'
import { useSession, useText } from '#web/session.tsx'
import { addReturnPath, continueAfterLogin, saveReturnPath } from './after-login.ts'

/** `to`: the page to go back to. `refused`: the server's refusal of the form without scripts. */
export function LoginForm({ to, refused }: { to: string; refused?: string }) {
  const { popup: words } = useText('auth')
  const session = useSession()
  const [serverProblem, setServerProblem] = useState(refused)
  const { bind, problem, sending, submit } = useApiForm({
    schema: () => import('#domain/member/forms.ts').then(({ Login }) => Login),
    toInput: ({ username, password, auto_login }) => ({
      username,
      password,
      auto_login: auto_login === 'on',
    }),
    send: async (api, login) => {
      await api.member.login(login)
      await continueAfterLogin(api, session, to)
    },
  })
  return (
    <>
      <form
        method="post"
        action="/auth/login"
        noValidate
        onSubmit={(event) => {
          setServerProblem(undefined)
          void submit(event)
        }}
        className="grid gap-4"
      >
        <LoginFields bind={bind} />
        <input type="hidden" name="to" value={to} />
        <Problem>{problem || serverProblem}</Problem>
        <button type="submit" disabled={sending} className="button-primary">
          {words.login}
        </button>
      </form>
      <KakaoLink to={to} />
      {to.startsWith('/travel/reserve/') && (
        <a href={to} className="button-secondary">
          {words.proceedAsNonMember}
        </a>
      )}
      <JoinLink to={to} />
    </>
  )
}

function LoginFields({ bind }: Pick<ReturnType<typeof useApiForm>, 'bind'>) {
  const { popup: words } = useText('auth')
  return (
    <>
      <Field
        {...bind('username')}
        label={words.id}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField {...bind('password')} label={words.password} autoComplete="current-password" />
      <label className="flex min-h-11 w-fit items-center gap-2.5 text-15">
        <input type="checkbox" name="auto_login" className="size-5 accent-brand-600" />
        {words.autoLogin}
      </label>
    </>
  )
}

/**
 * §2: only where the agency has a kakao_key. Out of the site and back again, so it is no navigation of ours.
 */
function KakaoLink({ to }: { to: string }) {
  const { popup: words } = useText('auth')
  if (!useSite()?.info?.kakao_key) return null
  return (
    <a href="/auth/kakao/start" data-reload onClick={() => saveReturnPath(to)} className="button-kakao">
      {words.kakao}
    </a>
  )
}

function JoinLink({ to }: { to: string }) {
  const { popup: words } = useText('auth')
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-15 text-soft">
      {words.notAMember}
      <a
        href={addReturnPath('/auth/join', to)}
        className="inline-flex min-h-11 items-center px-1 font-semibold text-brand-700 hover:underline"
      >
        {words.join}
      </a>
    </p>
  )
}
