// One colleague in the list: roles, second factor, log-ins, and what can be done about them.
import { useSession } from '#web/session.tsx'
import type { Api } from '../api.ts'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import { useMe } from '../shell/me.ts'

export type Colleague = Awaited<ReturnType<Api['staff']['people']>>['list'][number]
export type Act = 'change' | 'end' | 'remove' | 'reset'
type Props = { who: Colleague; onDo: (what: Act) => void }

export function Person({ who, onDo }: Props) {
  const { people: words } = useOffice('people')
  const { language } = useSession()
  return (
    <li className="flex flex-wrap items-center gap-3 p-3">
      <div className="grid min-w-[min(12rem,100%)] grow gap-0.5">
        <span className="font-semibold text-15">{who.name}</span>
        <span className="text-13 text-soft">{who.email}</span>
      </div>
      <span className="flex flex-wrap gap-1">
        {who.roles.map((role) => (
          <span key={role} className="badge" data-tone="brand">
            {words.role[role]}
          </span>
        ))}
        <span className="badge" data-tone={who.has_factor ? 'good' : 'warn'}>
          {words.factor} {who.has_factor ? words.on : words.off}
        </span>
      </span>
      <span className="text-13 text-soft tabular-nums">
        {[
          who.log_ins > 0 && words.logIns(who.log_ins),
          who.last_used && `${words.lastUsed} ${when(who.last_used, language)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <PersonActs {...{ who, onDo }} />
    </li>
  )
}

function PersonActs({ who, onDo }: Props) {
  const { people: words } = useOffice('people')
  const { me } = useMe()
  return (
    <span className="flex flex-wrap gap-2">
      <button type="button" className="act" onClick={() => onDo('change')}>
        {words.change}
      </button>
      {who.staff_id !== me.staff_id && who.log_ins > 0 && (
        <button type="button" className="act" onClick={() => onDo('end')}>
          {words.endLogIns}
        </button>
      )}
      {who.has_factor && !who.roles.includes('owner') && (
        <button type="button" className="act" onClick={() => onDo('reset')}>
          {words.resetFactor}
        </button>
      )}
      {who.staff_id !== me.staff_id && (
        <button type="button" className="act-danger" onClick={() => onDo('remove')}>
          {words.remove}
        </button>
      )}
    </span>
  )
}
