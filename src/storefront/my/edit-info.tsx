// §2 Edit info: another address or telephone takes the current password, where there is one.
import { useEffect, useRef, useState } from 'react'
import type { memberCalls } from '#domain/member/calls.ts'
import type { Out } from '#platform/wire/call.ts'
import { PersonFields, readPerson, usePersonErrors } from '#storefront/auth/person-fields.tsx'
import { useSend } from '#storefront/shell/use-send.ts'
import { PasswordField } from '#web/password-field.tsx'
import { useWords } from '#web/session.tsx'

export type User = Out<typeof memberCalls.info>

export function EditInfo({
  user,
  done,
  cancel,
}: {
  user: User
  done: () => Promise<void>
  cancel: () => void
}) {
  const { info: words } = useWords('my')
  const form = useRef<HTMLFormElement>(null)
  const [asksPassword, setAsksPassword] = useState(false)
  const personErrors = usePersonErrors()
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const { missing, problem, sending, submit, mend } = useSend(
    async (api, { current_password, ...fields }) => {
      await api.member.update({ ...changed(user, fields), current_password: current_password || undefined })
      await done()
    },
    (fields) => ({
      // What was never given may stay open.
      ...Object.fromEntries(
        Object.entries(personErrors(fields)).filter(([name]) => fields[name] || Object(user)[name]),
      ),
      ...(asksPassword && !fields.current_password && { current_password: words.enterCurrent }),
    }),
    { failed: words.failed, about: { PHONE_TAKEN: 'contact', WRONG_PASSWORD: 'current_password' } },
  )

  function look(target: EventTarget): void {
    if (!(target instanceof HTMLInputElement)) return
    mend(target.name)
    const { email, contact } = changed(
      user,
      Object.fromEntries(
        [...new FormData(target.form ?? undefined)].map(([name, value]) => [name, String(value).trim()]),
      ),
    )
    setAsksPassword(user.login_type === 'id' && (email !== undefined || contact !== undefined))
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={({ target }) => look(target)}
      className="grid gap-4"
    >
      <PersonFields person={user} emailHint={words.emailHint} errors={missing} />
      {asksPassword && (
        <PasswordField
          name="current_password"
          label={words.current}
          hint={words.currentHint}
          autoComplete="current-password"
          error={missing.current_password}
        />
      )}
      <p role="alert" className="text-15 text-bad empty:hidden">
        {problem}
      </p>
      <div className="flex gap-2">
        <button type="submit" disabled={sending} className="button-main grow tablet:grow-0">
          {words.save}
        </button>
        <button type="button" className="button-quiet grow tablet:grow-0" onClick={cancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  )
}

const told = ['name', 'email', 'contact', 'gender', 'birthdate'] as const

/** What differs from what is kept: the rest is not sent. */
function changed(user: User, fields: Record<string, string | undefined>): ReturnType<typeof readPerson> {
  const person = readPerson(fields)
  for (const each of told) if (person[each] === user[each]) person[each] = undefined
  return person
}
