// The end of a form in a dialog: give it up, or send it.
import { useOffice } from './use-words.ts'

type Props = { submit: string; disabled: boolean; danger?: boolean; onClose: () => void }

export function FormEnds({ submit, disabled, danger = false, onClose }: Props) {
  const { cancel } = useOffice('kit')
  return (
    <div className="flex justify-end gap-2">
      <button type="button" className="act" onClick={onClose}>
        {cancel}
      </button>
      <button type="submit" className={danger ? 'act-danger' : 'act-main'} disabled={disabled}>
        {submit}
      </button>
    </div>
  )
}
