// The way into a guest's booking: a code is sent to its address, and typed here. §6
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Api } from '#storefront/api.ts'
import { useSend } from '#storefront/shell/use-send.ts'
import { takeFocus } from '#ui/take-focus.ts'
import { Field } from '#web/field.tsx'
import { useWords } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'

type Fields = Record<string, string | undefined>
type Props = {
  booking_id: string
  /** Has the code sent. */
  ask: (api: Api, fields: Fields) => Promise<unknown>
  /** What is asked before it can be sent: the name, where nobody has said it. */
  asks?: (missing: Fields) => ReactNode
}

export function CodeForm({ booking_id, ask, asks }: Props) {
  const { code: words } = useWords('booking')
  const [times, setTimes] = useState(0)
  const asking = useSend(
    async (api, fields) => {
      await ask(api, fields)
      setTimes(times + 1)
    },
    ({ name }) => (asks && !name ? { name: words.enterName } : {}),
  )
  return (
    <div className="grid gap-4">
      {times > 0 && <Typing key={times} booking_id={booking_id} />}
      <form
        noValidate
        onSubmit={asking.submit}
        onInput={({ target }) => target instanceof HTMLInputElement && asking.mend(target.name)}
        className="grid gap-3"
      >
        {asks?.(asking.missing)}
        <p role="alert" className="text-15 text-bad empty:hidden">
          {asking.problem}
        </p>
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
  const { missing, problem, sending, submit, mend } = useSend(
    async (api, { mail_code = '' }) => {
      const opened = await api.booking.openByCode({ booking_id, mail_code })
      await navigate(`/travel/booking/${opened.booking_id}`, { replace: true, state: { said: words.opened } })
    },
    ({ mail_code = '' }) =>
      /^\d{6}$/.test(mail_code.replace(/[\s-]/g, '')) ? {} : { mail_code: words.enter },
    { about: { CODE_WRONG: 'mail_code', CODE_EXPIRED: 'mail_code' } },
  )
  return (
    <form
      noValidate
      onSubmit={submit}
      onInput={({ target }) => target instanceof HTMLInputElement && mend(target.name)}
      className="grid gap-3"
    >
      <p role="status" className="text-15 text-good">
        {words.sent}
      </p>
      <Field
        name="mail_code"
        label={words.label}
        hint={words.hint}
        error={missing.mail_code}
        inputMode="numeric"
        autoComplete="one-time-code"
        control={(input) => <input {...input} ref={takeFocus} maxLength={9} />}
      />
      <p role="alert" className="text-15 text-bad empty:hidden">
        {problem}
      </p>
      <button type="submit" disabled={sending} className="button-main">
        {words.open}
      </button>
    </form>
  )
}
