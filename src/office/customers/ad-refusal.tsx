// A box to check when a customer wants no advertising: nothing else that is sent changes.

import { CheckBox } from '#office/kit/check-box.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'

type Props = { isRefused: boolean; onSave: (is_ad_refused: boolean) => Promise<unknown> }

export function AdRefusal({ isRefused, onSave }: Props) {
  const { ads: words } = useText('bookings')
  const may = useMay()
  const toast = useToast()
  const { save, problem } = useSave()
  const change = async (isChecked: boolean) => {
    if (await save(() => onSave(isChecked))) toast(isChecked ? words.refused : words.allowed)
  }
  if (!may('change bookings')) return isRefused && <p className="text-15 text-soft">{words.refuse}</p>
  return (
    <div>
      <CheckBox checked={isRefused} onCheck={(isChecked) => void change(isChecked)}>
        {words.refuse}
      </CheckBox>
      <Problem>{problem}</Problem>
    </div>
  )
}
