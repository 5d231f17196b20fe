// §2 Find id: it is mailed to the verified address, and the sentence is the same for every address.

import { useState } from 'react'
import { useSend } from '#storefront/shell/use-send.ts'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import { useWords } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'

export function FindIdForm() {
  const { popup, find: words } = useWords('auth')
  const [isSent, setIsSent] = useState(false)
  const { bind, wrong, problem, sending, submit } = useSend({
    schema: () => import('#domain/member/forms.ts').then(({ AskedId }) => AskedId),
    send: async (api, asked) => {
      setIsSent(false)
      await api.member.findId(asked)
      setIsSent(true)
    },
    failed: words.idNotSent,
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
