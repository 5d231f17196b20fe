// §2 Edit info: another address or telephone takes the current password, where there is one.

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { memberCalls } from '#domain/member/calls.ts'
import type { Out } from '#platform/wire/call.ts'
import { PersonFields, toProfileInput } from '#storefront/auth/person-fields.tsx'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { Problem } from '#ui/problem.tsx'
import { PasswordField } from '#web/password-field.tsx'
import { type FormValues, readFormValues } from '#web/read-form-values.ts'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'

export type User = Out<typeof memberCalls.info>

type Props = { user: User; done: () => Promise<void>; cancel: () => void }

export function EditInfo({ user, done, cancel }: Props) {
  const { info: words } = useText('my')
  const form = useRef<HTMLFormElement>(null)
  const [asksPassword, setAsksPassword] = useState(false)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const { bind, problem, sending, submit } = useApiForm({
    schema: () => import('#domain/member/forms.ts').then(({ InfoForm }) => InfoForm),
    toInput: ({ current_password, ...typed }) => ({ ...pickChanges(user, typed), current_password }),
    send: async (api, info) => {
      await api.member.update(info)
      await done()
    },
    fallbackError: words.failed,
    fieldByRefusal: { PHONE_TAKEN: 'contact', WRONG_PASSWORD: 'current_password' },
  })

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const { email, contact } = pickChanges(user, readFormValues(event.currentTarget))
    setAsksPassword(user.login_type === 'id' && (email !== undefined || contact !== undefined))
  }
  return (
    <form ref={form} noValidate onSubmit={submit} onInput={onInput} className="grid gap-4">
      <PersonFields person={user} emailHint={words.emailHint} bind={bind} />
      {asksPassword && (
        <PasswordField
          {...bind('current_password')}
          label={words.current}
          hint={words.currentHint}
          autoComplete="current-password"
        />
      )}
      <Problem>{problem}</Problem>
      <div className="flex gap-2">
        <Submit sending={sending} className="button-primary grow tablet:grow-0">
          {words.save}
        </Submit>
        <button type="button" className="button-secondary grow tablet:grow-0" onClick={cancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  )
}

const editableFields = ['name', 'email', 'contact', 'gender', 'birthdate'] as const

/** Only changed fields are sent; a field that was never filled in may stay empty. */
function pickChanges(user: User, typed: FormValues): ReturnType<typeof toProfileInput> {
  const person = toProfileInput(typed)
  for (const each of editableFields) if ((person[each] ?? '') === (user[each] ?? '')) person[each] = undefined
  return person
}
