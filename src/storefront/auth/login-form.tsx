// §2, §5 The log-in form of the popup and of the page: empty fields are named before anything is sent.
// Without scripts it is a plain form.

import { useState } from 'react'
import { useSend } from '#storefront/shell/use-send.ts'
import { useSite } from '#storefront/shell/use-site.ts'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import { PasswordField } from '#web/password-field.tsx'
import { useWords } from '#web/session.tsx'
import { arrive, rememberPlace, withTo } from './arrive.ts'

/** `to`: where one was. `refused`: what the server said to the form of those without scripts. */
export function LoginForm({ to, refused }: { to: string; refused?: string }) {
  const { popup: words } = useWords('auth')
  const [before, setBefore] = useState(refused)
  const { bind, problem, sending, submit, mendTyped } = useSend({
    schema: () => import('#domain/member/forms.ts').then(({ Login }) => Login),
    read: ({ username, password, auto_login }) => ({ username, password, auto_login: auto_login === 'on' }),
    send: async (api, login) => {
      await api.member.login(login)
      await arrive(api, to)
    },
  })
  return (
    <>
      <form
        method="post"
        action="/auth/login"
        noValidate
        onSubmit={(event) => {
          setBefore(undefined)
          void submit(event)
        }}
        onInput={mendTyped}
        className="grid gap-4"
      >
        <LoginFields bind={bind} />
        <input type="hidden" name="to" value={to} />
        <Problem>{problem || before}</Problem>
        <button type="submit" disabled={sending} className="button-main">
          {words.login}
        </button>
      </form>
      <KakaoLink to={to} />
      {to.startsWith('/travel/reserve/') && (
        <a href={to} className="button-quiet">
          {words.proceedAsNonMember}
        </a>
      )}
      <JoinLink to={to} />
    </>
  )
}

function LoginFields({ bind }: Pick<ReturnType<typeof useSend>, 'bind'>) {
  const { popup: words } = useWords('auth')
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
  const { popup: words } = useWords('auth')
  if (!useSite()?.info?.kakao_key) return null
  return (
    <a href="/auth/kakao/start" data-reload onClick={() => rememberPlace(to)} className="kakao-button">
      {words.kakao}
    </a>
  )
}

function JoinLink({ to }: { to: string }) {
  const { popup: words } = useWords('auth')
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-15 text-soft">
      {words.notAMember}
      <a
        href={withTo('/auth/join', to)}
        className="inline-flex min-h-11 items-center px-1 font-semibold text-brand-700 hover:underline"
      >
        {words.join}
      </a>
    </p>
  )
}
