// The way into a guest's booking: a code is sent to its address, and typed here. §6

import { useState } from 'react'
import { useNavigate } from 'react-router'
import { codeLimits } from '#limits/access.ts'
import type { Api } from '#storefront/api.ts'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { focusOnMount } from '#ui/focus-on-mount.ts'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'

type Props = {
  booking_id: string
  /** The name is asked for before the code is sent, unless it is known. */
  asksName?: boolean
  requestCode: (api: Api, name: string) => Promise<unknown>
}

export function CodeForm({ booking_id, requestCode, asksName = false }: Props) {
  const { code: words } = useText('booking')
  const [sentCount, setTimes] = useState(0)
  const requestForm = useApiForm({
    schema: () => import('#domain/booking/forms.ts').then(({ CodeRequestForm }) => CodeRequestForm),
    toInput: ({ name }) => ({ booking_id, name: asksName ? name : undefined }),
    send: async (api, { name = '' }) => {
      await requestCode(api, name)
      setTimes(sentCount + 1)
    },
  })
  return (
    <div className="grid gap-4">
      {sentCount > 0 && <CodeInput key={sentCount} booking_id={booking_id} />}
      <form noValidate onSubmit={requestForm.submit} className="grid gap-3">
        {asksName && <Field {...requestForm.bind('name')} label={words.name} autoComplete="name" />}
        <Problem>{requestForm.problem}</Problem>
        <Submit
          sending={requestForm.sending}
          className={sentCount === 0 ? 'button-primary' : 'button-secondary'}
        >
          {sentCount === 0 ? words.ask : words.again}
        </Submit>
      </form>
    </div>
  )
}

/** The focus moves to the field of the code. */
function CodeInput({ booking_id }: { booking_id: string }) {
  const { code: words } = useText('booking')
  const navigate = useNavigate()
  const { bind, problem, sending, submit } = useApiForm({
    schema: () => import('#domain/booking/forms.ts').then(({ OpenByCodeInput }) => OpenByCodeInput),
    toInput: ({ mail_code }) => ({ booking_id, mail_code }),
    send: async (api, typed) => {
      const opened = await api.booking.openByCode(typed)
      await navigate(`/travel/booking/${opened.booking_id}`, { replace: true, state: { said: words.opened } })
    },
    fieldByRefusal: { CODE_WRONG: 'mail_code', CODE_EXPIRED: 'mail_code' },
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <p role="status" className="text-15 text-good">
        {words.sent}
      </p>
      <Field
        {...bind('mail_code')}
        label={words.label}
        hint={words.hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        control={(input) => <input {...input} ref={focusOnMount} maxLength={codeLimits.typed} />}
      />
      <Problem>{problem}</Problem>
      <Submit sending={sending}>{words.open}</Submit>
    </form>
  )
}
