// The roles a person gets, to be ticked.

import { CheckBox } from '#office/kit/check-box.tsx'
import { useText } from '#office/kit/use-text.ts'
import { type Role, roles } from '#roles.ts'

type Props = { chosen: readonly Role[]; name: string; error: string | undefined }

export function RoleCheckboxes({ chosen, name, error }: Props) {
  const { people: words } = useText('team')
  return (
    <fieldset className="grid gap-1">
      <legend className="font-medium text-13 text-soft">{words.roles}</legend>
      {roles.map((role) => (
        <CheckBox key={role} name={name} value={role} defaultChecked={chosen.includes(role)}>
          <span className="w-24 shrink-0 font-medium">{words.role[role]}</span>
          <span className="text-13 text-soft">{words.roleHint[role]}</span>
        </CheckBox>
      ))}
      {error && (
        <p role="alert" className="text-13 text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}
