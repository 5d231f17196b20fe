// Where something on the home page leads: a page of the site, or another address.
import { Field } from '#office/kit/field.tsx'
import { useFieldError } from '#office/kit/use-autosave.ts'
import { useText } from '#office/kit/use-text.ts'

type Props = { href: string | null; path: string; onChange: (href: string | null) => void }

export function HrefField({ href, path, onChange }: Props) {
  const { home: words } = useText('look')
  const error = useFieldError(path)
  return (
    <Field
      label={words.href}
      hint={words.hrefHint}
      error={error}
      value={href ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(value.trim() || null)}
    />
  )
}
