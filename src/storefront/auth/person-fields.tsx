// §3 What a member tells of themselves: when joining, and later on my info.

import { parseDate } from '#lib/parse-date.ts'
import { Field, type FieldProps } from '#web/field.tsx'
import type { FormValues } from '#web/read-form-values.ts'
import { useText } from '#web/session.tsx'

type Gender = 'male' | 'female'
type MemberProfile = {
  name: string
  email: string | null
  contact: string | null
  gender: Gender | null
  birthdate: string | null
}
const genders = ['male', 'female'] as const

type Props = {
  person?: MemberProfile
  emailHint: string
  bind: (name: string) => Pick<FieldProps, 'name' | 'error'>
}

export function PersonFields({ person, emailHint, bind }: Props) {
  const { person: words } = useText('auth')
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
            <label key={gender} className="radio-chip">
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

/** The fields as the calls take them; optional fields that are empty are left out. */
export const toProfileInput = ({ name, email, contact, gender, birthdate }: FormValues) => ({
  name,
  email,
  contact,
  gender: genders.find((known) => known === gender),
  birthdate: birthdate ? (parseDate(birthdate) ?? birthdate) : undefined,
})
