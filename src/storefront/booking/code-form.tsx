// The way into a guest's booking: a code is sent to its address, and typed here. §6

import { useState } from 'react'
import { useNavigate } from 'react-router'
import { codeLimits } from '#limits/access.ts'
import type { Api } from '#storefront/api.ts'
import { useSend } from '#storefront/shell/use-send.ts'
import { Problem } from '#ui/problem.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { Field } from '#web/field.tsx'
import { useWords } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'

type Props = {
  booking_id: string
  /** The name is asked before it can be sent, where nobody has said it. */
  asksName?: boolean
  /** Has the code sent. */
  ask: (api: Api, name: string) => Promise<unknown>
}

export function CodeForm({ booking_id, ask, asksName = false }: Props) {
  const { code: words } = useWords('booking')
  const [times, setTimes] = useState(0)
  const asking = useSend({
    schema: () => import('#domain/booking/forms.ts').then(({ CodeFor }) => CodeFor),
    read: ({ name }) => ({ booking_id, name: asksName ? name : undefined }),
    send: async (api, { name = '' }) => {
      await ask(api, name)
      setTimes(times + 1)
    },
  })
  return (
    <div className="grid gap-4">
      {times > 0 && <Typing key={times} booking_id={booking_id} />}
      <form noValidate onSubmit={asking.submit} onInput={asking.mendTyped} className="grid gap-3">
        {asksName && <Field {...asking.bind('name')} label={words.name} autoComplete="name" />}
        <Problem>{asking.problem}</Problem>
        <Submit sending={asking.sending} className={times === 0 ? 'button-main' : 'button-quiet'}>
          {times === 0 ? words.ask : words.again}
        </Submit>
      </form>
    </div>
  )
}

/** Whoever asked for the code is led to where it goes. */
function Typing({ booking_id }: { booking_id: string }) {
  const { code: words } = useWords('booking')
  const navigate = useNavigate()
  const { bind, problem, sending, submit, mendTyped } = useSend({
    schema: () => import('#domain/booking/forms.ts').then(({ OpenedByCode }) => OpenedByCode),
    read: ({ mail_code }) => ({ booking_id, mail_code }),
    send: async (api, typed) => {
      const opened = await api.booking.openByCode(typed)
      await navigate(`/travel/booking/${opened.booking_id}`, { replace: true, state: { said: words.opened } })
    },
    about: { CODE_WRONG: 'mail_code', CODE_EXPIRED: 'mail_code' },
  })
  return (
    <form noValidate onSubmit={submit} onInput={mendTyped} className="grid gap-3">
      <p role="status" className="text-15 text-good">
        {words.sent}
      </p>
      <Field
        {...bind('mail_code')}
        label={words.label}
        hint={words.hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        control={(input) => <input {...input} ref={takeFocus} maxLength={codeLimits.typed} />}
      />
      <Problem>{problem}</Problem>
      <Submit sending={sending}>{words.open}</Submit>
    </form>
  )
}
