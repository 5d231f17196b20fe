// Name, party and address of who waits for seats; the address is proved by a code where no log-in does.

import { useRef, useState } from 'react'
import { travellerKinds } from '#domain/booking/ages.ts'
import { codeLimits } from '#limits/access.ts'
import { partyMost } from '#limits/trade.ts'
import type { DepartureSeats } from '#storefront/departure/use-seats.ts'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { useDates } from '#storefront/kit/use-dates.ts'
import { Dialog } from '#ui/dialog.tsx'
import { focusOnMount } from '#ui/focus-on-mount.ts'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import { LabelledControl } from '#web/labelled-control.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { useTripChoice } from './trip-choice.tsx'

export default function WaitingListForm({
  departures,
  onClose,
}: {
  departures: DepartureSeats[]
  onClose: () => void
}) {
  const { wait: words, closeBottomSheet } = useText('trip')
  const [place, setPlace] = useState<number>()
  return (
    <Dialog title={words.title} onClose={onClose} closeLabel={closeBottomSheet} className="max-w-md">
      {place === undefined ? (
        <WaitingListFields departures={departures} onPlace={setPlace} />
      ) : (
        <p role="status" ref={focusOnMount} tabIndex={-1} className="outline-none">
          {words.done(place)}
        </p>
      )}
    </Dialog>
  )
}

function WaitingListFields({
  departures,
  onPlace,
}: {
  departures: DepartureSeats[]
  onPlace: (place: number) => void
}) {
  const { wait: words } = useText('trip')
  const [emailToProve, setProving] = useState<string>()
  const key = useRef(crypto.randomUUID()) // the same request, however often it is sent
  const { bind, problem, sending, submit } = useApiForm({
    schema: () => import('#domain/reservation/forms.ts').then(({ WaitingForm }) => WaitingForm),
    toInput: ({ departure_id, adult, child, baby, code, ...typed }) => ({
      ...typed,
      departure_id: Number(departure_id),
      party: { adult: Number(adult), child: Number(child), baby: Number(baby) },
      code: emailToProve === typed.email ? code : undefined,
    }),
    send: async (api, input) => {
      try {
        const { place } = await api.reservation.wait(input, { key: key.current })
        onPlace(place)
      } catch (error) {
        if (parseRefusal(error).refusal !== 'PROOF_REQUIRED') throw error
        await api.reservation.reserveCode({ email: input.email })
        setProving(input.email)
      }
    },
    fieldByRefusal: { CODE_WRONG: 'code', CODE_EXPIRED: 'code', ALREADY_WAITING: 'email' },
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-15 text-soft">{words.lead}</p>
      <DepartureSelect departures={departures} />
      <PartyFields />
      <Problem>{bind('party').error}</Problem>
      <Field {...bind('name')} label={words.name} autoComplete="name" />
      <Field {...bind('contact')} label={words.contact} type="tel" autoComplete="tel" />
      <Field {...bind('email')} label={words.email} type="email" autoComplete="email" />
      {emailToProve !== undefined && <CodeField email={emailToProve} field={bind('code')} />}
      <Problem>{problem}</Problem>
      <Submit sending={sending} className="button-primary">
        {emailToProve === undefined ? words.submit : words.prove}
      </Submit>
    </form>
  )
}

function DepartureSelect({ departures }: { departures: DepartureSeats[] }) {
  const { formatDate } = useDates()
  const { wait: words } = useText('trip')
  const { departureSeats } = useTripChoice()
  return (
    <LabelledControl label={words.date}>
      {(control) => (
        <select
          {...control}
          name="departure_id"
          defaultValue={departureSeats?.departure_id}
          className="field"
        >
          {departures.map(({ departure_id, departure_date, departure_time }) => (
            <option key={departure_id} value={departure_id}>
              {formatDate(departure_date)} {departure_time}
            </option>
          ))}
        </select>
      )}
    </LabelledControl>
  )
}

function PartyFields() {
  const { party: words } = useText('trip')
  const { party } = useTripChoice()
  return (
    <div className="grid grid-cols-3 gap-3">
      {travellerKinds.map((kind) => (
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

type CodeFieldProps = { email: string; field: ReturnType<ReturnType<typeof useApiForm>['bind']> }

function CodeField({ email, field }: CodeFieldProps) {
  const { wait: words } = useText('trip')
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
        control={(input) => <input {...input} ref={focusOnMount} maxLength={codeLimits.typed} />}
      />
    </>
  )
}
