// The fields of a list's filters: each shows what the address says under its name.
import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router'
import { Choose, Field } from './field.tsx'
import { useOffice } from './use-words.ts'

type Named = { name: string; label: string }

export function FilterField(field: Named & ComponentProps<typeof Field>) {
  return <Field {...field} defaultValue={useAsked(field.name)} />
}

/** One of `choices`, or all of them; `all` is what that is called here. */
export function FilterChoice({
  all,
  choices,
  ...field
}: Named & Pick<ComponentProps<typeof Choose>, 'choices'> & { all?: string }) {
  const kit = useOffice('kit')
  return (
    <Choose
      {...field}
      defaultValue={useAsked(field.name)}
      choices={[{ value: '', name: all ?? kit.all }, ...choices]}
    />
  )
}

function useAsked(name: string): string {
  const [search] = useSearchParams()
  return search.get(name) ?? ''
}
