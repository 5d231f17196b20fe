// Who is on the telephone: looked up among those who have booked before, or typed.
import type { ChangeEvent } from 'react'
import { Area, Field } from '../kit/field.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { Part } from '../kit/part.tsx'
import { useOffice } from '../kit/use-words.ts'
import { KnownCustomers } from './known-customers.tsx'

export const nobody = { name: '', contact: '', email: '', request: '', like: undefined as string | undefined }
type Who = typeof nobody
type Props = { who: Who; wrong: Readonly<Record<string, string | undefined>>; onChange: (who: Who) => void }

export function Caller({ who, wrong, onChange }: Props) {
  const words = useOffice('bookings').newForm
  const fieldOf = (field: 'contact' | 'name' | 'email') => ({
    ...limitsOf('reservation.book', field),
    autoComplete: 'off',
    value: who[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      // by another name or number it is somebody else
      onChange({ ...who, [field]: target.value, like: field === 'email' ? who.like : undefined }),
    error: wrong[field],
  })
  return (
    <Part title={words.who}>
      <div className="grid gap-3 tablet:grid-cols-2">
        <Field type="tel" label={words.contact} required {...fieldOf('contact')} />
        <Field label={words.name} required {...fieldOf('name')} />
      </div>
      {!who.like && (
        <KnownCustomers
          name={who.name}
          contact={who.contact}
          onUse={(known) => onChange({ ...who, ...known })}
        />
      )}
      <Field type="email" label={words.email} hint={words.emailHint} {...fieldOf('email')} />
      <Area
        label={words.request}
        rows={2}
        {...limitsOf('reservation.book', 'request')}
        value={who.request}
        onChange={({ target }) => onChange({ ...who, request: target.value })}
      />
    </Part>
  )
}
