// The buttons at the end of a dialog: cancel and submit of a form, or close.
import { useText } from './use-text.ts'

type Props = {
  submit: string
  disabled: boolean
  danger?: boolean
  /** The form is about a cancellation, beside which a button called 취소 would be taken for it. */
  cancelsBooking?: boolean
  onClose: () => void
}

export function FormActions({ submit, disabled, danger = false, cancelsBooking = false, onClose }: Props) {
  const { cancel, close } = useText('kit')
  return (
    <div className="flex justify-end gap-2">
      <button type="button" className="button-secondary" onClick={onClose}>
        {cancelsBooking ? close : cancel}
      </button>
      <button type="submit" className={danger ? 'button-danger' : 'button-primary'} disabled={disabled}>
        {submit}
      </button>
    </div>
  )
}

export const CloseAction = ({ onClose }: { onClose: () => void }) => (
  <div className="flex justify-end">
    <button type="button" className="button-secondary" onClick={onClose}>
      {useText('kit').close}
    </button>
  </div>
)
