// One colleague in the list: roles, second factor, log-ins, and what can be done about them.

import type { Api } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { useText } from '#office/kit/use-text.ts'
import { useMe } from '#office/shell/me.ts'
import { useSession } from '#web/session.tsx'

export type Colleague = Awaited<ReturnType<Api['staff']['team']>>['list'][number]
export type ColleagueAction = 'change' | 'end' | 'remove' | 'reset'
type Props = { colleague: Colleague; onAction: (what: ColleagueAction) => void }

export function ColleagueRow({ colleague, onAction }: Props) {
  const { people: words } = useText('team')
  const { language } = useSession()
  return (
    <li className="flex flex-wrap items-center gap-3 p-3">
      <div className="grid min-w-[min(12rem,100%)] grow gap-0.5">
        <span className="font-semibold text-15">{colleague.name}</span>
        <span className="text-13 text-soft">{colleague.email}</span>
      </div>
      <span className="flex flex-wrap gap-1">
        {colleague.roles.map((role) => (
          <Badge key={role} tone="brand">
            {words.role[role]}
          </Badge>
        ))}
        <Badge tone={colleague.has_factor ? 'good' : 'warn'}>
          {words.factor} {colleague.has_factor ? words.on : words.off}
        </Badge>
      </span>
      <span className="text-13 text-soft tabular-nums">
        {[
          colleague.log_ins > 0 && words.logIns(colleague.log_ins),
          colleague.last_used && `${words.lastUsed} ${formatMoment(colleague.last_used, language)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <ColleagueActions colleague={colleague} onAction={onAction} />
    </li>
  )
}

function ColleagueActions({ colleague, onAction }: Props) {
  const { people: words } = useText('team')
  const { me } = useMe()
  return (
    <span className="flex flex-wrap gap-2">
      <button type="button" className="button-secondary" onClick={() => onAction('change')}>
        {words.change}
      </button>
      {colleague.staff_id !== me.staff_id && colleague.log_ins > 0 && (
        <button type="button" className="button-secondary" onClick={() => onAction('end')}>
          {words.endLogIns}
        </button>
      )}
      {colleague.has_factor && !colleague.roles.includes('owner') && (
        <button type="button" className="button-secondary" onClick={() => onAction('reset')}>
          {words.resetFactor}
        </button>
      )}
      {colleague.staff_id !== me.staff_id && (
        <button type="button" className="button-danger" onClick={() => onAction('remove')}>
          {words.remove}
        </button>
      )}
    </span>
  )
}
