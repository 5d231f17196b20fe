// §2, §5 The log-in form: empty fields are named before anything is sent; the server's own sentence says the rest.
import { useSite, useWords } from '#storefront/session.tsx'
import { Field } from './popup-field.tsx'
import { useSend } from './use-send.ts'

export function LoginForm() {
  const { popup: words } = useWords('shell')
  const { missing, problem, sending, submit } = useSend(
    (api, { username = '', password = '', auto_login }) => api.member.login({ username, password, auto_login: auto_login === 'on' }),
    ({ username, password }) => ({ ...(!username && { username: words.enterId }), ...(!password && { password: words.enterPassword }) }),
  )
  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field name="username" label={words.id} autoComplete="username" autoCapitalize="none" error={missing.username} />
        <Field name="password" type="password" label={words.password} autoComplete="current-password" error={missing.password} />
        <label className="flex min-h-11 items-center gap-2.5 text-15">
          <input type="checkbox" name="auto_login" className="size-5 accent-brand-600" />
          {words.autoLogin}
        </label>
        <p role="alert" className="text-15 text-bad empty:hidden">
          {problem}
        </p>
        <button type="submit" disabled={sending} className="button-main">
          {words.login}
        </button>
      </form>
      {useSite()?.info?.kakao_key && (
        <a href="/auth/kakao" className="inline-flex min-h-12 items-center justify-center rounded-input bg-[#fee500] px-5 font-semibold text-[#191919]">
          {words.kakao}
        </a>
      )}
      <p className="flex flex-wrap justify-center gap-x-4 text-15 text-soft">
        <a href="/auth/find" className="inline-flex min-h-11 items-center hover:text-brand-700">
          {words.findId}
        </a>
        <a href="/auth/join" className="inline-flex min-h-11 items-center font-semibold text-brand-700">
          {words.join}
        </a>
      </p>
    </>
  )
}
