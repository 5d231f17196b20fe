// A link that is shown once, to copy.
import { Dialog } from '#ui/dialog.tsx'
import { CopyButton } from './copy-button.tsx'
import { useText } from './use-text.ts'

type Props = { title: string; lead: string; address: string; onClose: () => void }

export function LinkDialog({ title, lead, address, onClose }: Props) {
  const { close } = useText('kit')
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="text-15 text-soft">{lead}</p>
      <p className="select-all break-all rounded-lg bg-wash p-3 text-15">{address}</p>
      <div className="flex justify-end gap-2">
        <button type="button" className="button-secondary" onClick={onClose}>
          {close}
        </button>
        <CopyButton isPrimary text={address} />
      </div>
    </Dialog>
  )
}
