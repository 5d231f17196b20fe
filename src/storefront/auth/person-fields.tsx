// §3 What a member tells of themselves: when joining, and later on my info.

import { dayTyped } from '#plain/day-typed.ts'
import { Field, type FieldProps } from '#web/field.tsx'
import { useWords } from '#web/session.tsx'
import type { Typed } from '#web/use-form.ts'

type Gender = 'male' | 'female'
type Person = {
  name: string
  email: string | null
  contact: string | null
  gender: Gender | null
  birthdate: string | null
}
const genders = ['male', 'female'] as const

type Props = {
  person?: Person
  emailHint: string
  bind: (name: string) => Pick<FieldProps, 'name' | 'error'>
}

export function PersonFields({ person, emailHint, bind }: Props) {
  const { person: words } = useWords('auth')
  return (
    <>
      <Field {...bind('name')} label={words.name} autoComplete="name" defaultValue={person?.name} />
      <Field
        {...bind('email')}
        type="email"
        label={words.email}
        hint={emailHint}
        autoComplete="email"
        defaultValue={person?.email ?? ''}
      />
      <Field
        {...bind('contact')}
        type="tel"
        label={words.contact}
        autoComplete="tel"
        defaultValue={person?.contact ?? ''}
      />
      <fieldset>
        <legend className="mb-1.5 text-15">{words.gender}</legend>
        <div className="flex gap-2">
          {genders.map((gender) => (
            <label key={gender} className="pick">
              <input type="radio" name="gender" value={gender} defaultChecked={person?.gender === gender} />
              {words[gender]}
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        {...bind('birthdate')}
        inputMode="numeric"
        label={words.birthdate}
        hint={words.birthdateHint}
        autoComplete="bday"
        defaultValue={person?.birthdate ?? ''}
      />
    </>
  )
}

/** The fields as the calls take them; what may stay empty is left out then. */
export const readPerson = ({ name, email, contact, gender, birthdate }: Typed) => ({
  name,
  email,
  contact,
  gender: genders.find((known) => known === gender),
  birthdate: birthdate ? (dayTyped(birthdate) ?? birthdate) : undefined,
})
