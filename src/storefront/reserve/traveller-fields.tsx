// One traveller: the name, abroad as in the passport too, the date of birth and the gender.

import { NumberInput } from '#ui/number-input.tsx'
import { Field, type FieldProps } from '#web/field.tsx'
import { useText } from '#web/session.tsx'
import type { TravellerPerson } from './form.ts'

type Props = {
  legend: string
  seq: number
  person: TravellerPerson
  isAbroad: boolean
  change: (person: TravellerPerson) => void
  bind: (name: string) => Pick<FieldProps, 'name' | 'error'>
  clearError: (name: string) => void
}

export function TravellerFields({ legend, seq, person, isAbroad, change, bind, clearError }: Props) {
  const words = useText('reserve')
  const name = (field: string) => `travellers.${seq}.${field}`
  const set = (changed: Partial<TravellerPerson>) => {
    for (const field of Object.keys(changed)) clearError(name(field))
    change({ ...person, ...changed })
  }
  return (
    <fieldset className="grid grid-cols-1 items-start gap-4 rounded-card border border-line bg-card p-4 tablet:grid-cols-2 tablet:p-5">
      <legend className="px-1 font-semibold">{legend}</legend>
      <Field
        {...bind(name('name'))}
        label={words.name}
        autoComplete="off"
        value={person.name}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      {isAbroad && (
        <Field
          {...bind(name('name_en'))}
          label={words.nameEn}
          hint={words.nameEnHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={person.name_en}
          onChange={({ currentTarget }) => set({ name_en: currentTarget.value })}
        />
      )}
      <Field
        {...bind(name('birthdate'))}
        label={words.birthdate}
        hint={words.birthdateHint}
        autoComplete="off"
        control={(input) => (
          <NumberInput
            {...input}
            mode="digits"
            most={8}
            value={person.birthdate}
            onValue={(birthdate) => set({ birthdate })}
          />
        )}
      />
      <GenderChoice name={name('gender')} chosen={person.gender} choose={(gender) => set({ gender })} />
    </fieldset>
  )
}

type GenderChoiceProps = {
  name: string
  chosen: TravellerPerson['gender']
  choose: (gender: 'male' | 'female') => void
}

function GenderChoice({ name, chosen, choose }: GenderChoiceProps) {
  const words = useText('reserve')
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-15">{words.gender}</legend>
      <div className="flex gap-2">
        {(['male', 'female'] as const).map((gender) => (
          <label
            key={gender}
            className="radio-option grow justify-center desktop:min-h-12 desktop:border desktop:border-line desktop:border-solid"
          >
            <input type="radio" name={name} checked={chosen === gender} onChange={() => choose(gender)} />
            {words.genders[gender]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
