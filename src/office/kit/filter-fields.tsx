// The fields of a list's filters: each shows what the address says under its name.
import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router'
import { Field, Select } from './field.tsx'
import { useText } from './use-text.ts'

type FilterProps = { name: string; label: string }

export function FilterField(field: FilterProps & ComponentProps<typeof Field>) {
  return <Field {...field} defaultValue={useQueryParam(field.name)} />
}

/** One of `choices`, or all of them; `all` is what that is called here. */
export function FilterSelect({
  all,
  choices,
  ...field
}: FilterProps & Pick<ComponentProps<typeof Select>, 'choices'> & { all?: string }) {
  const kit = useText('kit')
  return (
    <Select
      {...field}
      defaultValue={useQueryParam(field.name)}
      choices={[{ value: '', name: all ?? kit.all }, ...choices]}
    />
  )
}

function useQueryParam(name: string): string {
  const [search] = useSearchParams()
  return search.get(name) ?? ''
}
