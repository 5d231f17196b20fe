// Name, party and address of who waits for seats; the address is proved by a code where no log-in does.

import { useRef, useState } from 'react'
import type { Party } from '#domain/booking/price.ts'
import { codeLimits } from '#limits/access.ts'
import { partyMost } from '#limits/trade.ts'
import { weekdayOf } from '#plain/month.ts'
import { useSend } from '#storefront/shell/use-send.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { Field } from '#web/field.tsx'
import { Labelled } from '#web/labelled.tsx'
import { refusalOf } from '#web/refusal-of.ts'
import { useWords } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { useChoice } from './choosing.tsx'
import type { Seats } from './use-seats.ts'

const kinds = ['adult', 'child', 'baby'] as const satisfies (keyof Party)[]

export default function WaitForm({ departures, onClose }: { departures: Seats[]; onClose: () => void }) {
  const { wait: words, closeSheet } = useWords('trip')
  const [place, setPlace] = useState<number>()
  return (
    <Dialog title={words.title} onClose={onClose} closer={closeSheet} className="max-w-md">
      {place === undefined ? (
        <Entry departures={departures} onPlace={setPlace} />
      ) : (
        <p role="status" ref={takeFocus} tabIndex={-1} className="outline-none">
          {words.done(place)}
        </p>
      )}
    </Dialog>
  )
}

function Entry({ departures, onPlace }: { departures: Seats[]; onPlace: (place: number) => void }) {
  const { wait: words } = useWords('trip')
  const [proving, setProving] = useState<string>()
  const key = useRef(crypto.randomUUID()) // the same request, however often it is sent
  const { bind, problem, sending, submit, mendTyped } = useSend({
    schema: () => import('#domain/reservation/forms.ts').then(({ WaitingForm }) => WaitingForm),
    read: ({ departure_id, adult, child, baby, code, ...typed }) => ({
      ...typed,
      departure_id: Number(departure_id),
      party: { adult: Number(adult), child: Number(child), baby: Number(baby) },
      code: proving === typed.email ? code : undefined,
    }),
    send: async (api, asked) => {
      try {
        const { place } = await api.booking.wait(asked, { key: key.current })
        onPlace(place)
      } catch (refused) {
        if (refusalOf(refused).refusal !== 'PROOF_REQUIRED') throw refused
        await api.booking.reserveCode({ email: asked.email })
        setProving(asked.email)
      }
    },
    about: { CODE_WRONG: 'code', CODE_EXPIRED: 'code', ALREADY_WAITING: 'email' },
  })
  return (
    <form noValidate onSubmit={submit} onInput={mendTyped} className="grid gap-4">
      <p className="text-15 text-soft">{words.lead}</p>
      <Departures departures={departures} />
      <People />
      <Problem>{bind('party').error}</Problem>
      <Field {...bind('name')} label={words.name} autoComplete="name" />
      <Field {...bind('contact')} label={words.contact} type="tel" autoComplete="tel" />
      <Field {...bind('email')} label={words.email} type="email" autoComplete="email" />
      {proving !== undefined && <Code email={proving} field={bind('code')} />}
      <Problem>{problem}</Problem>
      <Submit sending={sending} className="button-main">
        {proving === undefined ? words.submit : words.prove}
      </Submit>
    </form>
  )
}

function Departures({ departures }: { departures: Seats[] }) {
  const { wait: words, calendar } = useWords('trip')
  const { here } = useChoice()
  return (
    <Labelled label={words.date}>
      {(shown) => (
        <select {...shown} name="departure_id" defaultValue={here?.departure_id} className="field">
          {departures.map(({ departure_id, departure_date, departure_time }) => (
            <option key={departure_id} value={departure_id}>
              {departure_date} ({calendar.weekdays[weekdayOf(departure_date)]}) {departure_time}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

function People() {
  const { party: words } = useWords('trip')
  const { party } = useChoice()
  return (
    <div className="grid grid-cols-3 gap-3">
      {kinds.map((kind) => (
        <Field
          key={kind}
          name={kind}
          label={words[kind]}
          type="number"
          inputMode="numeric"
          min={0}
          max={partyMost}
          defaultValue={party[kind]}
        />
      ))}
    </div>
  )
}

type CodeProps = { email: string; field: ReturnType<ReturnType<typeof useSend>['bind']> }

function Code({ email, field }: CodeProps) {
  const { wait: words } = useWords('trip')
  return (
    <>
      <p role="status" className="text-15">
        {words.codeSent(email)}
      </p>
      <Field
        {...field}
        label={words.code(codeLimits.digits)}
        inputMode="numeric"
        autoComplete="one-time-code"
        control={(input) => <input {...input} ref={takeFocus} maxLength={codeLimits.typed} />}
      />
    </>
  )
}
