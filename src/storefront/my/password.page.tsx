// §2 /mypage/password: choosing a new password. §5, §8 its sentences
// Who logged in with a mailed password comes here first, and has proved it already.

import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { joinVisitorWishes } from '#storefront/auth/join-visitor-wishes.ts'
import { comparePasswords, NewPasswordFields } from '#storefront/auth/new-password-fields.tsx'
import { PageHead } from '#storefront/kit/page-head.tsx'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import type { PageArgs } from '#storefront/page.ts'
import { Problem } from '#ui/problem.tsx'
import { PasswordField } from '#web/password-field.tsx'
import { useSession, useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { MyFrame } from './my-frame.tsx'

export async function loader({ api, session }: PageArgs) {
  // no other call answers before the password is changed
  if (session.mustChange) return { login_id: '', hasPassword: true }
  const { login_id, login_type } = await api.member.info()
  return { login_id, hasPassword: login_type === 'id' }
}

export default function PasswordPage() {
  const { hasPassword } = useLoaderData<typeof loader>()
  const { nav, password: words } = useText('my')
  const { mustChange } = useSession()
  const [isChanged, setIsChanged] = useState(false)
  const form = hasPassword ? <ChangeForm done={() => setIsChanged(true)} /> : <p>{words.byKakao}</p>
  const body = isChanged ? <PasswordChanged /> : form
  if (!mustChange)
    return (
      <MyFrame title={nav.password} line={hasPassword ? words.line : undefined}>
        {body}
      </MyFrame>
    )
  // The other parts of my page would all lead back to this one.
  return (
    <div className="content pt-8 pb-24 tablet:pt-16">
      <PageHead title={nav.password} />
      <div className="mx-auto grid max-w-md gap-6">
        <h1 className="text-28">{nav.password}</h1>
        {!isChanged && (
          <p className="rounded-input bg-brand-50 px-4 py-3 text-15 text-brand-800">{words.mustChange}</p>
        )}
        {body}
        {!isChanged && (
          <a
            href="/"
            data-logout
            className="inline-flex min-h-11 items-center justify-center text-15 text-soft hover:text-brand-700"
          >
            {nav.logout}
          </a>
        )}
      </div>
    </div>
  )
}

function ChangeForm({ done }: { done: () => void }) {
  const { login_id } = useLoaderData<typeof loader>()
  const { password: words } = useText('my')
  const { mustChange, travel_agency } = useSession()
  const { bind, problem, sending, submit } = useApiForm({
    schema: () => import('#domain/member/forms.ts').then(({ UpdatePasswordInput }) => UpdatePasswordInput),
    toInput: ({ current_password, new_password }) => ({ current_password, new_password }),
    validate: (typed) => ({
      ...comparePasswords(typed, 'new_password', words.differ),
      ...(typed.new_password &&
        typed.current_password === typed.new_password && { new_password: words.same }),
    }),
    send: async (api, changed) => {
      await api.member.updatePassword(changed)
      if (mustChange) await joinVisitorWishes(api, travel_agency) // the log-in could not join them yet
      done()
    },
    fallbackError: words.failed,
    fieldByRefusal: {
      WRONG_PASSWORD: 'current_password',
      SAME_PASSWORD: 'new_password',
      WEAK_PASSWORD: 'new_password',
    },
  })
  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-4">
      {/* For the browser's password keeper: whose password this is. */}
      <input type="text" name="username" defaultValue={login_id} autoComplete="username" hidden readOnly />
      {!mustChange && (
        <PasswordField {...bind('current_password')} label={words.current} autoComplete="current-password" />
      )}
      <NewPasswordFields
        labels={{ password: words.new, again: words.again }}
        login_id={login_id}
        name="new_password"
        bind={bind}
      />
      <Problem>{problem}</Problem>
      <Submit sending={sending}>{words.submit}</Submit>
    </form>
  )
}

function PasswordChanged() {
  const { password: words } = useText('my')
  return (
    <div role="status" className="grid max-w-md gap-4 rounded-card bg-brand-50 p-6">
      <p className="font-bold text-18">{words.changed}</p>
      <a href="/mypage" data-reload className="button-primary w-fit">
        {words.goOn}
      </a>
    </div>
  )
}
