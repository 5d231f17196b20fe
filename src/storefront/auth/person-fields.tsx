// §3 What a member tells of themselves: when joining, and later on my info.

import { dayTyped } from '#plain/day-typed.ts'
import { Field } from '#web/field.tsx'
import { useWords } from '#web/session.tsx'

type Gender = 'male' | 'female'
export type Person = {
  name: string
  email: string | null
  contact: string | null
  gender: Gender | null
  birthdate: string | null
}
type Fields = Record<string, string | undefined>

const genders = ['male', 'female'] as const

export function PersonFields({
  person,
  emailHint,
  errors,
}: {
  person?: Person
  emailHint: string
  errors: Fields
}) {
  const { person: words } = useWords('auth')
  return (
    <>
      <Field
        name="name"
        label={words.name}
        maxLength={60}
        autoComplete="name"
        defaultValue={person?.name}
        error={errors.name}
      />
      <Field
        name="email"
        type="email"
        label={words.email}
        hint={emailHint}
        maxLength={254}
        autoComplete="email"
        defaultValue={person?.email ?? ''}
        error={errors.email}
      />
      <Field
        name="contact"
        type="tel"
        label={words.contact}
        maxLength={20}
        autoComplete="tel"
        defaultValue={person?.contact ?? ''}
        error={errors.contact}
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
        name="birthdate"
        inputMode="numeric"
        label={words.birthdate}
        hint={words.birthdateHint}
        maxLength={20}
        autoComplete="bday"
        defaultValue={person?.birthdate ?? ''}
        error={errors.birthdate}
      />
    </>
  )
}

/** What the form says of these fields before it sends them. */
export function usePersonErrors(): (fields: Fields) => Fields {
  const { person: words } = useWords('auth')
  return ({ name, email, contact, birthdate }) => ({
    ...(!name && { name: words.enterName }),
    ...(!email && { email: words.enterEmail }),
    ...(!contact && { contact: words.enterContact }),
    ...(birthdate && !dayTyped(birthdate) && { birthdate: words.birthdateWrong }),
  })
}

/** The fields as the calls take them: what was left empty is not sent. */
export function readPerson({ name, email, contact, gender, birthdate }: Fields) {
  return {
    name: name || undefined,
    email: email || undefined,
    contact: contact || undefined,
    gender: genders.find((known) => known === gender),
    birthdate: birthdate ? dayTyped(birthdate) : undefined,
  }
}
