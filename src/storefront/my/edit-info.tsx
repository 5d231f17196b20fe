// §2 Edit info: another address or telephone takes the current password, where there is one.

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { memberCalls } from '#domain/member/calls.ts'
import type { Out } from '#platform/wire/call.ts'
import { PersonFields, readPerson } from '#storefront/auth/person-fields.tsx'
import { useSend } from '#storefront/shell/use-send.ts'
import { Problem } from '#ui/problem.tsx'
import { PasswordField } from '#web/password-field.tsx'
import { useWords } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { type Typed, typedIn } from '#web/use-form.ts'

export type User = Out<typeof memberCalls.info>

type Props = { user: User; done: () => Promise<void>; cancel: () => void }

export function EditInfo({ user, done, cancel }: Props) {
  const { info: words } = useWords('my')
  const form = useRef<HTMLFormElement>(null)
  const [asksPassword, setAsksPassword] = useState(false)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const { bind, problem, sending, submit, mendTyped } = useSend({
    schema: () => import('#domain/member/forms.ts').then(({ InfoForm }) => InfoForm),
    read: ({ current_password, ...typed }) => ({ ...changed(user, typed), current_password }),
    send: async (api, info) => {
      await api.member.update(info)
      await done()
    },
    failed: words.failed,
    about: { PHONE_TAKEN: 'contact', WRONG_PASSWORD: 'current_password' },
  })

  function look(event: FormEvent<HTMLFormElement>): void {
    mendTyped(event)
    const { email, contact } = changed(user, typedIn(event.currentTarget))
    setAsksPassword(user.login_type === 'id' && (email !== undefined || contact !== undefined))
  }
  return (
    <form ref={form} noValidate onSubmit={submit} onInput={look} className="grid gap-4">
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
        <Submit sending={sending} className="button-main grow tablet:grow-0">
          {words.save}
        </Submit>
        <button type="button" className="button-quiet grow tablet:grow-0" onClick={cancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  )
}

const told = ['name', 'email', 'contact', 'gender', 'birthdate'] as const

/** What differs from what is known: the rest is not sent, and what was never given may stay open. */
function changed(user: User, typed: Typed): ReturnType<typeof readPerson> {
  const person = readPerson(typed)
  for (const each of told) if ((person[each] ?? '') === (user[each] ?? '')) person[each] = undefined
  return person
}
