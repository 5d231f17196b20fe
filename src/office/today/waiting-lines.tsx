// What waits, a line each: what it is, what it is about, how much, and where it is done.
import { Link, useParams } from 'react-router'
import { todayLimits } from '#limits.ts'
import { daysBetween } from '#plain/days.ts'
import { withCommas } from '#plain/format.ts'
import { useSay, useSession } from '#web/session.tsx'
import type { Api } from '../api.ts'
import { useEndTask } from '../bookings/use-end-task.ts'
import { Problem } from '../kit/problem.tsx'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'

export type Day = Awaited<ReturnType<Api['report']['today']>>
type Kind = Day['waiting'][number]['kind']
type Item = Day['waiting'][number]['list'][number]

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

function Line({ kind, item, today, ending, onEnd }: LineProps) {
  const words = useOffice('today')
  const { task } = useOffice('kit')
  const { agency = '' } = useParams()
  const { task_id } = item
  const act = kind === 'cancels' && item.is_ours ? words.endCancel : words.act[kind]
  const { title, sub, number } = useSaid(kind, item, today)
  const days = item.departure_date === null ? undefined : daysBetween(today, item.departure_date)
  const hasTwoActs = task_id !== null // they take the place of the number, which a task has not
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
      <span
        className={`flex gap-2 max-tablet:col-span-2 max-tablet:row-start-3 tablet:justify-end ${hasTwoActs ? 'tablet:col-span-2' : ''}`}
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
    </li>
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

/** Title, line below and number of what waits. */
function useSaid(kind: Kind, item: Item, today: string) {
  const { name, page_title, departure_date, at, amount, count, of, task, due, is_ours } = item
  const words = useOffice('today')
  const say = useSay()
  const { language } = useSession()
  const trip = page_title ? say(page_title) : ''
  const leaves = departure_date ? words.leaves(words.shortDay(departure_date)) : ''
  const since = at ? when(at, language) : ''
  const won = amount === null ? '' : words.won(withCommas(amount))
  const people = words.people(count ?? 0)
  const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ')
  switch (kind) {
    case 'departures':
      return {
        title: joined(trip, leaves),
        sub: words.underLead(count ?? 0, of ?? 0),
        number: words.takenOf(count ?? 0, of ?? 0),
      }
    case 'transfers':
      return {
        title: words.transferOf(name ?? ''),
        sub: joined(trip, leaves, at ? words.heldUntil(since) : ''),
        number: won,
      }
    case 'cancels':
      return {
        title: is_ours ? words.ourCancelOf(name ?? '') : words.cancelOf(name ?? ''),
        sub: joined(trip, leaves, won && words.givesBack(won)),
        number: people,
      }
    case 'dues':
      return { title: words.dueOf(name ?? ''), sub: joined(trip, leaves), number: won }
    case 'refunds':
      return { title: words.refundOf(name ?? ''), sub: joined(trip, leaves), number: won }
    case 'papers':
      return {
        title: words.papersOf(name ?? '', count ?? 0),
        sub: joined(trip, leaves, words.papersLead(of ?? 0, (of ?? 0) - (count ?? 0))),
        number: people,
      }
    case 'passports':
      return { title: words.passportsOf(name ?? '', count ?? 0), sub: joined(trip, leaves), number: people }
    case 'tasks':
      return {
        title: task ?? '',
        sub: joined(
          words.taskOf(name ?? ''),
          trip,
          due ? words.dueDay(words.shortDay(due), daysBetween(due, today)) : '',
        ),
        number: '',
      }
    case 'questions':
      return { title: words.quoted(name ?? ''), sub: since, number: '' }
    case 'consultations':
      return { title: words.consultOf(name ?? ''), sub: joined(trip, since), number: '' }
    case 'reviews':
      return {
        title: `${'★'.repeat(count ?? 0)}${'☆'.repeat(5 - (count ?? 0))} ${words.quoted(name ?? '')}`,
        sub: joined(trip, since),
        number: '',
      }
  }
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
