// Who is on the telephone: looked up among those who have booked before, or typed.
import type { ChangeEvent } from 'react'
import { Field, Textarea } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { Bind } from '#web/use-form.ts'
import { KnownCustomers } from './known-customers.tsx'

export const emptyCaller = {
  name: '',
  contact: '',
  email: '',
  request: '',
  like: undefined as string | undefined,
}
type CallerInput = typeof emptyCaller
type Props = {
  caller: CallerInput
  bind: Bind
  onChange: (caller: CallerInput) => void
}

export function CallerFields({ caller, bind, onChange }: Props) {
  const words = useText('bookings').newForm
  const getFieldProps = (field: 'contact' | 'name' | 'email') => ({
    ...bind(field),
    ...getFieldLimits('reservation.book', field),
    autoComplete: 'off',
    value: caller[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      // by another name or number it is somebody else
      onChange({ ...caller, [field]: target.value, like: field === 'email' ? caller.like : undefined }),
  })
  return (
    <Panel title={words.who}>
      <div className="grid gap-3 tablet:grid-cols-2">
        <Field {...getFieldProps('contact')} type="tel" label={words.contact} required />
        <Field {...getFieldProps('name')} label={words.name} required />
      </div>
      {!caller.like && (
        <KnownCustomers
          name={caller.name}
          contact={caller.contact}
          onUse={(known) => onChange({ ...caller, ...known })}
        />
      )}
      <Field {...getFieldProps('email')} type="email" label={words.email} hint={words.emailHint} />
      <Textarea
        {...bind('request')}
        label={words.request}
        rows={2}
        value={caller.request}
        onChange={({ target }) => onChange({ ...caller, request: target.value })}
      />
    </Panel>
  )
}
