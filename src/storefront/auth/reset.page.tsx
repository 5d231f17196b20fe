// /auth/reset#token: a new password for who gave an address that nobody has proved. §5
// With it the address is proved, and every earlier log-in ends.

import { useState } from 'react'
import { ExpiredScene, FormFrame } from '#storefront/kit/form-frame.tsx'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { Problem } from '#ui/problem.tsx'
import { NoScriptNotice } from '#web/no-script-notice.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { comparePasswords, NewPasswordFields } from './new-password-fields.tsx'
import { useMailLink } from './use-mail-link.ts'

export default function ResetPage() {
  const { reset: words } = useText('mailed')
  const { outcome, end } = useMailLink('reset-password')
  if (outcome.at === 'told')
    return (
      <FormFrame title={words.title} line={words.line}>
        <ResetForm token={outcome.token} login_ids={outcome.link.login_ids} end={end} />
        <p className="border-line border-t pt-4 text-15 text-soft">{words.notYou}</p>
      </FormFrame>
    )
  return (
    <FormFrame title={words.title} key={outcome.at} isNext={outcome.at === 'done'}>
      {outcome.at === 'expired' && <ExpiredScene />}
      <p role="status">{words[outcome.at]}</p>
      {outcome.at === 'asking' && <NoScriptNotice />}
      {outcome.at === 'expired' && (
        <a href="/auth/find#password" className="button-primary">
          {words.toFind}
        </a>
      )}
      {outcome.at === 'done' && (
        <a href="/auth/login" data-reload className="button-primary">
          {words.toLogin}
        </a>
      )}
    </FormFrame>
  )
}

type Props = { token: string; login_ids: string[]; end: (at: 'done' | 'expired') => void }

function ResetForm({ token, login_ids, end }: Props) {
  const { reset: words } = useText('mailed')
  const { password: labels } = useText('auth')
  const [only] = login_ids.length === 1 ? login_ids : []
  const [chosen, setChosen] = useState(only ?? '')
  const { bind, wrong, problem, sending, submit } = useApiForm({
    schema: () => import('#domain/member/forms.ts').then(({ ResetByLink }) => ResetByLink),
    toInput: ({ new_password }) => ({ token, login_id: chosen, new_password }),
    validate: (typed) => ({
      ...(!chosen && { login_id: words.chooseOne }),
      ...comparePasswords(typed, 'new_password', labels.differ),
    }),
    send: async (api, reset) => {
      try {
        await api.member.resetByLink(reset)
        end('done')
      } catch (error) {
        if (parseRefusal(error).refusal !== 'LINK_EXPIRED') throw error
        end('expired')
      }
    },
    fallbackError: words.notChanged,
    fieldByRefusal: { SAME_PASSWORD: 'new_password', WEAK_PASSWORD: 'new_password' },
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {only ? (
        <p className="font-semibold">{words.requestLine(only)}</p>
      ) : (
        <LoginIdChoice login_ids={login_ids} chosen={chosen} choose={setChosen} error={wrong.login_id} />
      )}
      {/* For the browser's password keeper: whose password this is. */}
      <input type="text" name="username" value={chosen} autoComplete="username" hidden readOnly />
      <NewPasswordFields
        labels={{ password: words.password, again: labels.again }}
        login_id={chosen}
        name="new_password"
        bind={bind}
      />
      <Problem>{problem}</Problem>
      <Submit sending={sending}>{words.submit}</Submit>
    </form>
  )
}

type LoginIdChoiceProps = {
  login_ids: string[]
  chosen: string
  choose: (login_id: string) => void
  error: string | undefined
}

/** The account whose password is set, where several have the address. */
function LoginIdChoice({ login_ids, chosen, choose, error }: LoginIdChoiceProps) {
  const { reset: words } = useText('mailed')
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1">{words.which}</legend>
      {login_ids.map((login_id) => (
        <label
          key={login_id}
          className="flex min-h-12 items-center gap-3 rounded-input border border-line px-4 has-checked:border-brand-600 has-checked:bg-brand-50"
        >
          <input
            type="radio"
            name="login_id"
            value={login_id}
            checked={chosen === login_id}
            onChange={() => choose(login_id)}
            className="size-5 accent-brand-600"
          />
          <span className="wrap-anywhere">{login_id}</span>
        </label>
      ))}
      <Problem>{error}</Problem>
    </fieldset>
  )
}
