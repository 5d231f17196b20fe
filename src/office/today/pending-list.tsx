// The list of pending work: kind, subject, amount, and a button to where it is handled.

import type { PendingItem, PendingKind } from '#domain/report/pending-item.ts'
import { countDaysBetween } from '#lib/days.ts'
import { todayLimits } from '#limits/display.ts'
import type { Api } from '#office/api.ts'
import { useEndTask } from '#office/bookings/use-end-task.ts'
import { Badge, type Tone } from '#office/kit/badge.tsx'
import { OfficeLink, type OfficePath } from '#office/kit/office-link.tsx'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'
import { usePendingText } from './use-pending-text.ts'

export type TodayReport = Awaited<ReturnType<Api['report']['today']>>

export function PendingList({ day: { waiting, today } }: { day: TodayReport }) {
  const words = useText('today')
  const { end, ending, problem } = useEndTask()
  return (
    <div className="grid gap-2">
      <Problem>{problem}</Problem>
      <ul className="panel divide-y divide-line tablet:grid tablet:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
        {waiting.map(({ kind, total, list }) => [
          ...list.map((item, at) => (
            <PendingRow
              key={`${kind} ${item.ref} ${item.kind === 'tasks' ? item.task_id : at}`}
              item={item}
              today={today}
              ending={ending}
              onEnd={end}
            />
          )),
          total > list.length && (
            <li key={`${kind} more`} className="px-4 py-1 tablet:col-span-4">
              <OfficeLink
                to={buildListHref(kind)}
                className="inline-flex min-h-11 items-center text-15 text-brand-700 hover:underline mouse:min-h-9"
              >
                {words.more(words.kind[kind], total - list.length)}
              </OfficeLink>
            </li>
          ),
        ])}
      </ul>
    </div>
  )
}

type PendingRowProps = {
  item: PendingItem
  today: string
  ending: boolean
  onEnd: (task: number) => void
}

function PendingRow({ item, today, ...actions }: PendingRowProps) {
  const words = useText('today')
  const { title, sub, number } = usePendingText(item, today)
  const days = item.kind === 'departures' ? countDaysBetween(today, item.departure_date) : undefined
  const hasTwoActions = item.kind === 'tasks' // they take the place of the number, which a task has not
  const freeColumns = item.kind === 'limits' ? 'tablet:col-span-3' : 'tablet:col-span-2'
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 px-4 py-3 tablet:col-span-4 tablet:grid-cols-subgrid">
      <span>
        <Badge tone={findTone(item, today)}>
          {days === undefined ? words.kind[item.kind] : words.daysLeft(days)}
        </Badge>
      </span>
      <span
        className={`grid min-w-0 gap-0.5 max-tablet:col-span-2 max-tablet:row-start-2 ${number || hasTwoActions ? '' : freeColumns}`}
      >
        <span className="font-semibold text-15 tablet:line-clamp-2">{title}</span>
        <span className="text-13 text-soft">
          {'is_test' in item && item.is_test ? `${words.test} · ${sub}` : sub}
        </span>
      </span>
      {number && (
        <span className="text-right text-15 tabular-nums max-tablet:col-start-2 max-tablet:row-start-1">
          {number}
        </span>
      )}
      <PendingRowActions item={item} title={title} {...actions} />
    </li>
  )
}

type PendingRowActionsProps = Omit<PendingRowProps, 'today'> & { title: string }

function PendingRowActions({ item, title, ending, onEnd }: PendingRowActionsProps) {
  const words = useText('today')
  const { task } = useText('kit')
  if (item.kind === 'limits') return null // it is the operator's to set
  const task_id = item.kind === 'tasks' ? item.task_id : undefined
  const label = item.kind === 'cancels' && item.is_ours ? words.endCancel : words.actions[item.kind]
  return (
    <span
      className={`flex gap-2 max-tablet:col-span-2 max-tablet:row-start-3 tablet:justify-end ${task_id === undefined ? '' : 'tablet:col-span-2'}`}
    >
      <OfficeLink to={buildItemHref(item)} aria-label={`${label}: ${title}`} className="button-secondary">
        {label}
      </OfficeLink>
      {task_id !== undefined && (
        <button
          type="button"
          className="button-secondary"
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

const tones: Partial<Record<PendingKind, Tone>> = {
  limits: 'warn',
  departures: 'warn',
  offers: 'warn',
  transfers: 'warn',
  bank_lines: 'warn',
  agreements: 'warn',
  cancels: 'warn',
  changes: 'warn',
  dues: 'warn',
  claims: 'warn',
  refunds: 'warn',
  accounts: 'warn',
  receipts: 'warn',
  papers: 'warn',
  passports: 'warn',
  tasks: 'warn',
  notices: 'warn',
  allotments: 'warn',
}

/** A departure is urgent on the last days of its minimum, and a settlement the longer it stays open. */
function findTone(item: PendingItem, today: string): Tone | undefined {
  if (item.kind !== 'departures' && item.kind !== 'settlements') return tones[item.kind]
  const days = countDaysBetween(today, item.departure_date)
  if (item.kind === 'departures') return days <= todayLimits.minimumLastDays ? 'bad' : tones.departures
  if (-days > todayLimits.settlementVeryLateDays) return 'bad'
  return -days > todayLimits.settlementLateDays ? 'warn' : undefined
}

function buildItemHref({ kind, ref }: PendingItem): OfficePath {
  if (kind === 'questions') return `/questions/${ref}`
  if (kind === 'consultations') return `/questions/consultations/${ref}`
  if (kind === 'quotes') return `/quotes/${ref}`
  if (kind === 'reviews') return `/boards/reviews/${ref}`
  if (kind === 'departures' || kind === 'offers') return `/filling/${ref}`
  if (kind === 'allotments' || kind === 'supplier_answers') return `/filling/${ref}/supply`
  if (kind === 'notices') return `/filling/${ref}/messages`
  if (kind === 'settlements') return `/filling/${ref}/books`
  if (['bank_lines', 'agreements', 'receipts'].includes(kind)) return buildListHref(kind)
  return `/bookings/${ref}`
}

function buildListHref(kind: PendingKind): OfficePath {
  if (kind === 'departures') return '/filling?state=short'
  if (['allotments', 'supplier_answers', 'notices', 'offers'].includes(kind)) return '/filling'
  if (kind === 'settlements') return '/settlements'
  if (kind === 'questions') return '/questions?state=waiting'
  if (kind === 'consultations') return '/questions/consultations'
  if (kind === 'quotes') return '/quotes?state=commented'
  if (kind === 'reviews') return '/boards/reviews?state=waiting'
  if (kind === 'bank_lines') return '/deposits'
  if (kind === 'agreements') return '/deposits/matches?state=waiting'
  if (kind === 'transfers') return '/bookings?progress=waiting_for_payment'
  if (kind === 'cancels') return '/bookings?progress=cancel_requested'
  if (kind === 'dues') return '/bookings?money=due'
  if (kind === 'claims') return '/receivables?kind=claim'
  if (kind === 'refunds' || kind === 'accounts') return '/payouts'
  if (kind === 'receipts') return '/receipts'
  return `/bookings?to_do=${kind}`
}
