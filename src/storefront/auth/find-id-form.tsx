// §2 Find id: it is mailed to the verified address, and the sentence is the same for every address.

import { useState } from 'react'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'

export function FindIdForm() {
  const { popup, find: words } = useText('auth')
  const [isSent, setIsSent] = useState(false)
  const { bind, wrong, problem, sending, submit } = useApiForm({
    schema: () => import('#domain/member/forms.ts').then(({ FindIdInput }) => FindIdInput),
    send: async (api, input) => {
      setIsSent(false)
      await api.member.findId(input)
      setIsSent(true)
    },
    fallbackError: words.idNotSent,
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field {...bind('email')} type="email" label={popup.email} hint={words.idLine} autoComplete="email" />
      <Problem>{wrong.email ? '' : problem}</Problem>
      <p role="status" className="text-15 text-good empty:hidden">
        {isSent ? words.idSent : ''}
      </p>
      <Submit sending={sending}>{words.sendId}</Submit>
    </form>
  )
}
