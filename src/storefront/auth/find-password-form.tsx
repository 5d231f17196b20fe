// §5 Find password: an empty address is pointed out, and the request is sent all the same.

import { useState } from 'react'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'

export function FindPasswordForm() {
  const { popup: words } = useText('auth')
  const [note, setNote] = useState<{ empty: boolean; sent: boolean }>({ empty: false, sent: false })
  const { bind, wrong, problem, sending, submit } = useApiForm({
    schema: () => import('#domain/member/forms.ts').then(({ ResetPasswordInput }) => ResetPasswordInput),
    send: async (api, { email }) => {
      setNote({ empty: email === '', sent: false })
      await api.member.resetPassword({ email })
      setNote({ empty: email === '', sent: email !== '' })
    },
    fallbackError: words.sendFailed,
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        {...bind('email')}
        type="email"
        label={words.email}
        hint={words.emailHint}
        autoComplete="email"
        error={note.empty ? words.emptyEmail : wrong.email}
      />
      <Problem>{wrong.email ? '' : problem}</Problem>
      <p role="status" className="text-15 text-good empty:hidden">
        {note.sent ? words.sent : ''}
      </p>
      <Submit sending={sending}>{words.send}</Submit>
    </form>
  )
}
