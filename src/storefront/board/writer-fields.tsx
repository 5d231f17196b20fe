// Who writes, where nobody is logged in: a name, and a password to change the post by. §5
import { Field, type FieldProps } from '#web/field.tsx'
import { useText } from '#web/session.tsx'

type Props = { name: string | undefined; bind: (name: string) => Pick<FieldProps, 'name' | 'error'> }

export function WriterFields({ name, bind }: Props) {
  const words = useText('write')
  return (
    <fieldset className="grid items-start gap-4 tablet:grid-cols-2">
      <legend className="sr-only">{words.nonMember}</legend>
      <Field {...bind('reg_name')} label={words.name} defaultValue={name} autoComplete="name" />
      <Field
        {...bind('password')}
        type="password"
        label={words.password}
        hint={words.passwordHint}
        autoComplete="new-password"
      />
    </fieldset>
  )
}
