// Who is on the telephone: looked up among those who have booked before, or typed.
import type { ChangeEvent } from 'react'
import { Field, Textarea } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
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
  wrong: Readonly<Record<string, string | undefined>>
  onChange: (caller: CallerInput) => void
}

export function CallerFields({ caller, wrong, onChange }: Props) {
  const words = useText('bookings').newForm
  const getFieldProps = (field: 'contact' | 'name' | 'email') => ({
    ...getFieldLimits('reservation.book', field),
    autoComplete: 'off',
    value: caller[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      // by another name or number it is somebody else
      onChange({ ...caller, [field]: target.value, like: field === 'email' ? caller.like : undefined }),
    error: wrong[field],
  })
  return (
    <Panel title={words.who}>
      <div className="grid gap-3 tablet:grid-cols-2">
        <Field type="tel" label={words.contact} required {...getFieldProps('contact')} />
        <Field label={words.name} required {...getFieldProps('name')} />
      </div>
      {!caller.like && (
        <KnownCustomers
          name={caller.name}
          contact={caller.contact}
          onUse={(known) => onChange({ ...caller, ...known })}
        />
      )}
      <Field type="email" label={words.email} hint={words.emailHint} {...getFieldProps('email')} />
      <Textarea
        label={words.request}
        rows={2}
        {...getFieldLimits('reservation.book', 'request')}
        value={caller.request}
        onChange={({ target }) => onChange({ ...caller, request: target.value })}
      />
    </Panel>
  )
}
