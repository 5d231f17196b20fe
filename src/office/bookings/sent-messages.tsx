// What the customer of a booking was sent, by which channel, and whether it arrived.

import { Badge } from '#office/kit/badge.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useSession } from '#web/session.tsx'
import type { BookingDetails } from './load-booking.ts'

const tones = { waiting: undefined, sent: undefined, delivered: 'good', failed: 'bad' } as const

export default function SentMessages({ messages: { list } }: Pick<BookingDetails, 'messages'>) {
  const { sentMessages: words } = useText('bookings')
  const { language } = useSession()
  if (list.length === 0) return null
  return (
    <Panel title={words.title}>
      <ul className="grid gap-2 text-15">
        {list.map(({ id, what, channel, state, reason, asked }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
            <time dateTime={asked} className="w-28 text-soft tabular-nums">
              {formatMoment(asked, language)}
            </time>
            <span>{what}</span>
            <span className="text-soft">{words.channels[channel]}</span>
            <Badge tone={tones[state]}>{words.states[state]}</Badge>
            {reason && <span className="text-13 text-soft">{words.describeReason(reason)}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
