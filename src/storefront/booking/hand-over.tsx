// The booking becomes another person's: their address is proved by a code that is mailed to it.
import { useState } from 'react'
import { codeLimits } from '#limits/access.ts'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import type { ChangeFormProps } from './change-form.ts'
import { ChangeFormEnd } from './change-form-end.tsx'
import { TravellerSelect } from './traveller-select.tsx'

export function HandOver(form: ChangeFormProps) {
  const { changes: words } = useText('booking')
  const [email, setEmail] = useState<string>()
  return (
    <div className="grid gap-5">
      <p className="text-15 text-soft">{words.handOverLead}</p>
      {email === undefined ? (
        <AddressForm booking_id={form.booking.booking_id} onSent={setEmail} />
      ) : (
        <NewBookerForm form={form} email={email} />
      )}
    </div>
  )
}

type AddressFormProps = { booking_id: string; onSent: (email: string) => void }

function AddressForm({ booking_id, onSent }: AddressFormProps) {
  const { changes: words } = useText('booking')
  const { submit, sending, problem, bind } = useApiForm({
    schema: async () => (await import('#domain/reservation/forms.ts')).NewBookerAddressForm,
    toInput: ({ email }) => ({ email }),
    send: async (api, { email }) => {
      await api.reservation.handOverCode({ booking_id, email })
      onSent(email)
    },
    fallbackError: words.failed,
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field
        {...bind('email')}
        label={words.newEmail}
        hint={words.newEmailHint}
        type="email"
        autoComplete="off"
      />
      <Problem>{problem}</Problem>
      <Submit sending={sending} className="button-primary">
        {words.sendCode}
      </Submit>
    </form>
  )
}

type NewBookerFormProps = { form: ChangeFormProps; email: string }

function NewBookerForm({ form, email }: NewBookerFormProps) {
  const { booking, options, isSelf, send, close } = form
  const { changes: words } = useText('booking')
  const { submit, sending, problem, bind } = useApiForm({
    schema: async () => (await import('#domain/reservation/forms.ts')).HandOverForm,
    toInput: ({ name, contact, code, traveller, note }) => ({
      name,
      contact,
      email,
      code,
      traveller: traveller ? Number(traveller) : undefined,
      note,
    }),
    send: (api, { code, note, ...booker }) =>
      send(
        api,
        { kind: 'booker', ...booker },
        { total: booking.total, revision: options.revision, note, code },
      ),
    fieldByRefusal: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
    fallbackError: words.failed,
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p role="status" className="text-15 text-good">
        {words.codeSent(email)}
      </p>
      <Field
        {...bind('code')}
        label={words.code}
        hint={words.codeHint}
        inputMode="numeric"
        autoComplete="off"
        control={(input) => <input {...input} maxLength={codeLimits.typed} />}
      />
      <Field {...bind('name')} label={words.newBooker} autoComplete="off" />
      <Field {...bind('contact')} label={words.newContact} type="tel" autoComplete="off" />
      <TravellerSelect booking={booking} label={words.alsoTravels} nobody={words.nobody} />
      <p className="text-15 text-soft">{words.handOverEnds}</p>
      <Problem>{problem}</Problem>
      <ChangeFormEnd isSelf={isSelf} sending={sending} close={close} />
    </form>
  )
}
