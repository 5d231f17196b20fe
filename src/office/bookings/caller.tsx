// Who is on the telephone: looked up among those who have booked before, or typed.
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
  return (
    <Part title={words.who}>
      <div className="grid gap-3 tablet:grid-cols-2">
        <Field
          type="tel"
          label={words.contact}
          required
          {...limitsOf('reservation.book', 'contact')}
          autoComplete="off"
          value={who.contact}
          onChange={({ target }) => onChange({ ...who, contact: target.value, like: undefined })}
          error={wrong.contact}
        />
        <Field
          label={words.name}
          required
          {...limitsOf('reservation.book', 'name')}
          autoComplete="off"
          value={who.name}
          onChange={({ target }) => onChange({ ...who, name: target.value, like: undefined })}
          error={wrong.name}
        />
      </div>
      {!who.like && (
        <KnownCustomers
          name={who.name}
          contact={who.contact}
          onUse={(known) => onChange({ ...who, ...known })}
        />
      )}
      <Field
        type="email"
        label={words.email}
        hint={words.emailHint}
        {...limitsOf('reservation.book', 'email')}
        autoComplete="off"
        value={who.email}
        onChange={({ target }) => onChange({ ...who, email: target.value })}
        error={wrong.email}
      />
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
