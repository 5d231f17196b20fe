// Requests a bank account: confirms the address, then shows the link and its code for the telephone.

import { type Api, useApi } from '#office/api.ts'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { CopyButton } from '#office/kit/copy-button.tsx'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { getShareRefund, type Payout } from './payout.ts'

export type AccountLink = Awaited<ReturnType<Api['reservation']['askAccount']>>

type RequestAccountProps = { payout: Payout; onRequested: (link: AccountLink) => void; onClose: () => void }

/** A mail cannot be called back, so its address is seen first. */
export function RequestAccountDialog({
  payout: { booking_id, name, email_masked, ...payout },
  onRequested,
  onClose,
}: RequestAccountProps) {
  const words = useText('payouts')
  const api = useApi()
  return (
    <ConfirmAction
      title={words.askFirst(name)}
      lead={email_masked ? words.askMails(email_masked) : words.askMailsNobody}
      confirmLabel={words.ask}
      onClose={onClose}
      send={() => api.reservation.askAccount({ booking_id, refund_id: getShareRefund(payout) })}
      onDone={onRequested}
    />
  )
}

export function AccountLinkDialog({ link, onClose }: { link: AccountLink; onClose: () => void }) {
  const words = useText('payouts')
  const { customerLink } = useText('bookings')
  return (
    <Dialog title={words.askTitle} onClose={onClose} className="max-w-lg">
      <div className="grid gap-3">
        <p className="text-15 text-soft" role="status">
          {link.is_mailed ? words.mailed : words.notMailed}
        </p>
        <p className="select-all font-semibold text-22 tabular-nums tracking-wide">{link.code}</p>
        <p className="text-13 text-soft">{customerLink.readOutLead(link.site.replace(/^https?:\/\//, ''))}</p>
        <div className="flex flex-wrap items-center gap-2 rounded-lg bg-wash p-3">
          <p className="min-w-0 grow select-all break-all text-15">{link.address}</p>
          <CopyButton isPrimary text={link.address} />
        </div>
      </div>
    </Dialog>
  )
}
