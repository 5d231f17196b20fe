// A box to check, with what it says beside it.
import type { ComponentProps, ReactNode } from 'react'

type Props = { children: ReactNode; onCheck?: (isChecked: boolean) => void } & Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'checked' | 'defaultChecked'
>

export function CheckBox({ children, onCheck, ...input }: Props) {
  return (
    <label className="flex min-h-11 mouse:min-h-9 items-center gap-2 text-15">
      <input type="checkbox" {...input} onChange={({ target }) => onCheck?.(target.checked)} />
      {children}
    </label>
  )
}
