// The end of a dialog: of a form, which is given up or sent, and of what is only read.
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

export const CloseEnd = ({ onClose }: { onClose: () => void }) => (
  <div className="flex justify-end">
    <button type="button" className="act" onClick={onClose}>
      {useOffice('kit').close}
    </button>
  </div>
)
