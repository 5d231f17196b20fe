// What waits, a line each: what it is, what it is about, how much, and where it is done.
import { Link, useParams } from 'react-router'
import { todayLimits } from '#limits/shown.ts'
import { daysBetween } from '#plain/days.ts'
import { Problem } from '#ui/problem.tsx'
import { useEndTask } from '../bookings/use-end-task.ts'
import { useOffice } from '../kit/use-words.ts'
import { type Day, type Item, type Kind, useSaid } from './use-said.ts'

export function WaitingLines({ day: { waiting, today } }: { day: Day }) {
  const words = useOffice('today')
  const { agency = '' } = useParams()
  const { end, ending, problem } = useEndTask()
  return (
    <div className="grid gap-2">
      <Problem>{problem}</Problem>
      <ul className="panel divide-y divide-line">
        {waiting.map(({ kind, total, list }) => [
          ...list.map((item) => (
            <Line key={`${kind} ${keyOf(item)}`} {...{ kind, item, today, ending }} onEnd={end} />
          )),
          total > list.length && (
            <li key={`${kind} more`} className="px-4 py-1">
              <Link
                to={allOf(agency, kind)}
                className="inline-flex min-h-11 items-center text-15 text-brand-700 hover:underline mouse:min-h-9"
              >
                {words.more(words.kind[kind], total - list.length)}
              </Link>
            </li>
          ),
        ])}
      </ul>
    </div>
  )
}

const keyOf = ({ ref, departure_date, task_id }: Item) => `${ref} ${departure_date} ${task_id ?? ''}`

type LineProps = {
  kind: Kind
  item: Item
  today: string
  ending: boolean
  onEnd: (task: number) => void
}

function Line({ kind, item, today, ...acts }: LineProps) {
  const words = useOffice('today')
  const { title, sub, number } = useSaid(kind, item, today)
  const days = item.departure_date === null ? undefined : daysBetween(today, item.departure_date)
  const hasTwoActs = item.task_id !== null // they take the place of the number, which a task has not
  const isUrgent = kind === 'departures' && days !== undefined && days <= todayLimits.minimumLastDays
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 px-4 py-3 tablet:grid-cols-[4.5rem_minmax(0,1fr)_8.5rem_7rem]">
      <span>
        <span className="badge" data-tone={isUrgent ? 'bad' : tones[kind]}>
          {kind === 'departures' && days !== undefined ? words.daysLeft(days) : words.kind[kind]}
        </span>
      </span>
      <span
        className={`grid min-w-0 gap-0.5 max-tablet:col-span-2 max-tablet:row-start-2 ${number || hasTwoActs ? '' : 'tablet:col-span-2'}`}
      >
        <span className="font-semibold text-15 tablet:line-clamp-2">{title}</span>
        <span className="text-13 text-soft">{sub}</span>
      </span>
      {number && (
        <span className="text-right text-15 tabular-nums max-tablet:col-start-2 max-tablet:row-start-1">
          {number}
        </span>
      )}
      <LineActs {...{ kind, item, title, ...acts }} />
    </li>
  )
}

type ActsProps = Omit<LineProps, 'today'> & { title: string }

function LineActs({ kind, item, title, ending, onEnd }: ActsProps) {
  const words = useOffice('today')
  const { task } = useOffice('kit')
  const { agency = '' } = useParams()
  const { task_id } = item
  const act = kind === 'cancels' && item.is_ours ? words.endCancel : words.act[kind]
  return (
    <span
      className={`flex gap-2 max-tablet:col-span-2 max-tablet:row-start-3 tablet:justify-end ${task_id === null ? '' : 'tablet:col-span-2'}`}
    >
      <Link to={placeOf(agency, kind, item)} aria-label={`${act}: ${title}`} className="act">
        {act}
      </Link>
      {task_id !== null && (
        <button
          type="button"
          className="act"
          aria-label={`${task.end}: ${title}`}
          disabled={ending}
          onClick={() => onEnd(task_id)}
        >
          {task.end}
        </button>
      )}
    </span>
  )
}

const tones: Partial<Record<Kind, string>> = {
  departures: 'warn',
  transfers: 'warn',
  cancels: 'warn',
  dues: 'warn',
  refunds: 'warn',
  papers: 'warn',
  passports: 'warn',
  tasks: 'warn',
}

function placeOf(agency: string, kind: Kind, { ref }: Item): string {
  if (kind === 'questions') return `/${agency}/questions/${ref}`
  if (kind === 'consultations') return `/${agency}/questions/consultations/${ref}`
  if (kind === 'reviews') return `/${agency}/boards/reviews/${ref}`
  if (kind === 'departures') return `/${agency}/filling/${ref}`
  return `/${agency}/bookings/${ref}`
}

function allOf(agency: string, kind: Kind): string {
  if (kind === 'departures') return `/${agency}/filling?state=short`
  if (kind === 'questions') return `/${agency}/questions?state=waiting`
  if (kind === 'consultations') return `/${agency}/questions/consultations`
  if (kind === 'reviews') return `/${agency}/boards/reviews?state=waiting`
  if (kind === 'transfers') return `/${agency}/bookings?progress=waiting_for_payment`
  if (kind === 'cancels') return `/${agency}/bookings?progress=cancel_requested`
  if (kind === 'dues') return `/${agency}/bookings?money=due`
  if (kind === 'refunds') return `/${agency}/payouts`
  return `/${agency}/bookings?to_do=${kind}`
}
