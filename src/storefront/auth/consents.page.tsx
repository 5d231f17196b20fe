// §2 The consent page: for who is logged in and has not given all four, as after the first log-in with Kakao.

import { redirect, useLoaderData, useNavigate } from 'react-router'
import { FormFrame } from '#storefront/kit/form-frame.tsx'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import type { PageArgs } from '#storefront/page.ts'
import { Problem } from '#ui/problem.tsx'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { readReturnPath } from './after-login.ts'
import { ConsentFields, findConsentError, readConsents } from './consent-fields.tsx'

export async function loader({ api, url }: PageArgs) {
  const to = readReturnPath(url)
  const { consents_missing } = await api.member.info()
  if (!consents_missing) throw redirect(to)
  return { to }
}

export default function ConsentsPage() {
  const { to } = useLoaderData<typeof loader>()
  const { consents: words } = useText('auth')
  const navigate = useNavigate()
  const { wrong, problem, sending, submit } = useApiForm({
    schema: () => import('#domain/member/forms.ts').then(({ ConsentsForm }) => ConsentsForm),
    toInput: (typed) => ({ consents: readConsents(typed) }),
    send: async (api, given) => {
      await api.member.update(given)
      await navigate(to, { replace: true })
    },
  })
  return (
    <FormFrame title={words.title} line={words.line} wide>
      <form noValidate onSubmit={submit} className="grid gap-6">
        <ConsentFields error={findConsentError(wrong)} />
        <Problem>{problem}</Problem>
        <div className="grid gap-2">
          <Submit sending={sending}>{words.submit}</Submit>
          <a
            href="/"
            data-logout
            className="inline-flex min-h-11 items-center justify-center text-15 text-soft hover:text-brand-700"
          >
            {words.decline}
          </a>
        </div>
      </form>
    </FormFrame>
  )
}
