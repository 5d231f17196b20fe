// A link to a booking that was just made: to copy, or to read out in fours.

import type { Api } from '#office/api.ts'
import { CopyButton } from '#office/kit/copy-button.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { useText } from '#office/kit/use-text.ts'
import { useSession } from '#web/session.tsx'

export type BookingLink = Awaited<ReturnType<Api['reservation']['payLink']>>

export function CustomerLink({ kind, link }: { kind: 'pay' | 'open'; link: BookingLink }) {
  const words = useText('bookings').customerLink
  const { language } = useSession()
  return (
    <div className="grid gap-3">
      <p className="text-15 text-soft">
        {words[kind].lead} {words.until(formatMoment(link.until, language))}
      </p>
      <div className="flex flex-wrap items-center gap-2 rounded-lg bg-wash p-3">
        <p className="min-w-0 grow select-all break-all text-15">{link.address}</p>
        <CopyButton isPrimary text={link.address} />
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
