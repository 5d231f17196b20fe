// The link by which a customer enters an account: it was mailed, and is shown for who is on the telephone.
import { Dialog } from '#ui/dialog.tsx'
import type { Api } from '../api.ts'
import { CopyButton } from '../bookings/copy-button.tsx'
import { useOffice } from '../kit/use-words.ts'

export type Handed = Awaited<ReturnType<Api['reservation']['askAccount']>>

export function AskedAccount({ link, onClose }: { link: Handed; onClose: () => void }) {
  const words = useOffice('payouts')
  const { handed } = useOffice('bookings')
  return (
    <Dialog title={words.askTitle} onClose={onClose} className="max-w-lg">
      <div className="grid gap-3">
        <p className="text-15 text-soft" role="status">
          {link.is_mailed ? words.mailed : words.notMailed}
        </p>
        <p className="select-all font-semibold text-22 tabular-nums tracking-wide">{link.code}</p>
        <p className="text-13 text-soft">{handed.readOutLead(link.site.replace(/^https?:\/\//, ''))}</p>
        <div className="flex flex-wrap items-center gap-2 rounded-lg bg-wash p-3">
          <p className="min-w-0 grow select-all break-all text-15">{link.address}</p>
          <CopyButton text={link.address} />
        </div>
      </div>
    </Dialog>
  )
}
