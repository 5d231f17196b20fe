// Asking for an account: to whom it is mailed, then the link, also for who is on the telephone.
import { Dialog } from '#ui/dialog.tsx'
import { type Api, useApi } from '../api.ts'
import { CopyButton } from '../bookings/copy-button.tsx'
import { Ask } from '../kit/ask.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import type { Payout } from './payout.ts'

export type Handed = Awaited<ReturnType<Api['reservation']['askAccount']>>

type Asking = { payout: Payout; onAsked: (link: Handed) => void; onClose: () => void }

/** A mail cannot be called back, so its address is seen first. */
export function AskAccount({ payout: { booking_id, name, email_masked }, onAsked, onClose }: Asking) {
  const words = useOffice('payouts')
  const api = useApi()
  const { save, saving, problem } = useSave()
  const ask = async () => {
    if (await save(async () => onAsked(await api.reservation.askAccount({ booking_id })))) onClose()
  }
  return (
    <Ask
      title={words.askFirst(name)}
      lead={email_masked ? words.askMails(email_masked) : words.askMailsNobody}
      act={words.ask}
      {...{ saving, problem, onClose }}
      onAct={() => void ask()}
    />
  )
}

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
