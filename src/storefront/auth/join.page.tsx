// §2 /auth/join: one form, the terms to be read in place. §5, §8 its sentences

import { useState } from 'react'
import { redirect, useLoaderData, useNavigate } from 'react-router'
import { toLoginId } from '#domain/member/login-id.ts'
import { FormFrame } from '#storefront/kit/form-frame.tsx'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import type { PageArgs } from '#storefront/page.ts'
import { Problem } from '#ui/problem.tsx'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { addReturnPath, readReturnPath } from './after-login.ts'
import { ConsentFields, findConsentError, readConsents } from './consent-fields.tsx'
import { IdField } from './id-field.tsx'
import { comparePasswords, NewPasswordFields } from './new-password-fields.tsx'
import { PersonFields, toProfileInput } from './person-fields.tsx'

export function loader({ session, url }: PageArgs) {
  const to = readReturnPath(url)
  if (session.isLoggedIn) throw redirect(to)
  return { to }
}

export default function JoinPage() {
  const { to } = useLoaderData<typeof loader>()
  const { popup, join: words } = useText('auth')
  return (
    <FormFrame title={popup.join} line={words.line} wide>
      <JoinForm to={to} />
      <p className="flex flex-wrap items-center justify-center gap-x-2 border-line border-t pt-4 text-15 text-soft">
        {words.isMember}
        <a
          href={addReturnPath('/auth/login', to)}
          className="inline-flex min-h-11 items-center px-1 font-semibold text-brand-700 hover:underline"
        >
          {popup.login}
        </a>
      </p>
    </FormFrame>
  )
}

function JoinForm({ to }: { to: string }) {
  const { popup, password, join: words, consents } = useText('auth')
  const navigate = useNavigate()
  const [typedId, setTypedId] = useState('')
  const { bind, wrong, problem, sending, submit } = useApiForm({
    schema: () => import('#domain/member/forms.ts').then(({ JoinForm }) => JoinForm),
    toInput: ({ login_id, password, ...typed }) => ({
      login_id,
      password,
      ...toProfileInput(typed),
      consents: readConsents(typed),
    }),
    validate: (typed) => comparePasswords(typed, 'password', password.differ),
    send: async (api, joining) => {
      await api.member.join(joining)
      await navigate(addReturnPath('/auth/login', to), { replace: true, state: { said: words.joined } })
    },
    fallbackError: words.failed,
    fieldByRefusal: { ID_TAKEN: 'login_id', WEAK_PASSWORD: 'password', PHONE_TAKEN: 'contact' },
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-8">
      <section className="grid gap-4">
        <h2 className="text-18">{words.account}</h2>
        <IdField bound={bind('login_id')} typed={typedId} setTyped={setTypedId} />
        <NewPasswordFields
          labels={{ password: popup.password, again: password.again }}
          login_id={toLoginId(typedId)}
          name="password"
          bind={bind}
        />
      </section>
      <section className="grid gap-4">
        <h2 className="text-18">{words.about}</h2>
        <PersonFields emailHint={words.emailHint} bind={bind} />
      </section>
      <section className="grid gap-4">
        <h2 className="text-18">{consents.title}</h2>
        <ConsentFields error={findConsentError(wrong)} />
      </section>
      <div className="grid gap-3">
        <Problem>{problem}</Problem>
        <Submit sending={sending}>{words.submit}</Submit>
      </div>
    </form>
  )
}
