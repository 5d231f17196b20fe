// The fields of an emergency contact: of the booking page, and of the traveller's own link.
import type { useApiForm } from '#storefront/kit/use-api-form.ts'
import { Field } from '#web/field.tsx'
import type { FormValues } from '#web/read-form-values.ts'
import { useText } from '#web/session.tsx'

const fields = ['name', 'contact', 'relation'] as const

type Props = {
  bind: ReturnType<typeof useApiForm>['bind']
  /** The input's field that holds them. */
  name: 'person' | 'emergency'
  saved?: { name: string; relation: string } | null
}

export function EmergencyFields({ bind, name, saved }: Props) {
  const { emergency: words } = useText('documents')
  return (
    <>
      <Field
        {...bind(`${name}.name`)}
        label={words.fields.name}
        autoComplete="off"
        defaultValue={saved?.name}
      />
      <Field {...bind(`${name}.contact`)} label={words.fields.contact} type="tel" autoComplete="off" />
      <Field
        {...bind(`${name}.relation`)}
        label={words.fields.relation}
        hint={words.relationHint}
        autoComplete="off"
        defaultValue={saved?.relation}
      />
    </>
  )
}

/** What was typed into the fields, whichever of the two it is. */
export const readEmergency = (typed: FormValues, name: Props['name'] = 'person') =>
  Object.fromEntries(fields.map((field) => [field, typed[`${name}.${field}`]]))

export const hasEmergency = (typed: FormValues) =>
  fields.some((field) => String(typed[`emergency.${field}`] ?? '').trim() !== '')
