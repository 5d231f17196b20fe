// A link to a booking that was just made: to copy, or to read out in fours.
import { useSession } from '#web/session.tsx'
import type { Api } from '../api.ts'
import { useTell } from '../kit/toast.tsx'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'

export type Link = Awaited<ReturnType<Api['reservation']['payLink']>>

export function HandedLink({ kind, link }: { kind: 'pay' | 'open'; link: Link }) {
  const all = useOffice('bookings')
  const words = all.handed
  const { language } = useSession()
  const tell = useTell()
  const copy = async () => {
    await navigator.clipboard.writeText(link.address)
    tell(all.copied)
  }
  return (
    <div className="grid gap-3">
      <p className="text-15 text-soft">
        {words[kind].lead} {words.until(when(link.until, language))}
      </p>
      <div className="flex flex-wrap items-center gap-2 rounded-lg bg-wash p-3">
        <p className="min-w-0 grow select-all break-all text-15">{link.address}</p>
        <button type="button" className="act-main" onClick={() => void copy()}>
          {all.copy}
        </button>
      </div>
      <div className="grid gap-1">
        <p className="font-medium text-13 text-soft">{words.readOut}</p>
        <p className="select-all font-semibold text-22 tabular-nums tracking-wide">{link.code}</p>
        <p className="text-13 text-soft">{words.readOutLead(link.site.replace(/^https?:\/\//, ''))}</p>
      </div>
      <p className="text-13 text-soft">{words.once}</p>
    </div>
  )
}
