// The columns of what was confirmed.
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { formatNumber } from '#lib/format.ts'
import type { TableColumn } from '#office/kit/data-table.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useSession } from '#web/session.tsx'
import type { matchStates } from './deposit-tabs.tsx'
import type { Match } from './match.ts'

type MatchActions = {
  state: (typeof matchStates)[number]
  disabled: boolean
  onAgree: (match: Match) => void
  onUndo: (match: Match) => void
}

export function useMatchColumns(actions: MatchActions): TableColumn<Match>[] {
  const { columns } = useText('deposits')
  return [
    { key: 'booking', title: columns.booking, fixed: true, cell: (match) => <BookingCell {...match} /> },
    { key: 'amount', title: columns.amount, number: true, cell: (match) => <AmountCell match={match} /> },
    { key: 'line', title: columns.line, hasOwnLine: true, cell: (match) => <LineCell match={match} /> },
    { key: 'by', title: columns.by, cell: (match) => <ByCell match={match} /> },
    ...(actions.state === 'undone'
      ? [{ key: 'undone', title: columns.undone, cell: (match: Match) => <UndoneCell match={match} /> }]
      : [
          {
            key: 'acts',
            title: '',
            fixed: true,
            cell: (match: Match) => <MatchButtons match={match} {...actions} />,
          },
        ]),
  ]
}

function BookingCell({ booking_id, name }: Match) {
  return (
    <OfficeLink to={`/bookings/${booking_id}`} className="grid underline-offset-4 hover:underline">
      <span className="whitespace-nowrap font-semibold">{name}</span>
      <span className="whitespace-nowrap text-13 text-soft">{formatInFours(booking_id)}</span>
    </OfficeLink>
  )
}

/** What was confirmed, and what of it the booking did not owe. */
function AmountCell({ match: { amount, surplus } }: { match: Match }) {
  const words = useText('deposits')
  return (
    <span className="grid">
      {words.won(formatNumber(amount))}
      {surplus > 0 && <span className="text-13 text-soft">{words.surplus(formatNumber(surplus))}</span>}
    </span>
  )
}

/** Shows the bank line, or the reason where there was none. */
function LineCell({ match: { line, reason } }: { match: Match }) {
  const words = useText('deposits')
  if (!line)
    return (
      <span className="grid">
        <span>{reason}</span>
        <span className="text-13 text-soft">{words.noLine}</span>
      </span>
    )
  return (
    <span className="grid">
      <span>
        {line.payer} <span className="text-13 text-soft">{line.memo}</span>
      </span>
      <span className="text-13 text-soft tabular-nums">
        {[line.booked_on, line.booked_time.slice(0, 5), words.won(formatNumber(line.amount))]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  )
}

function ByCell({ match: { by_name, at, agreed_by } }: { match: Match }) {
  const words = useText('deposits')
  const { language } = useSession()
  return (
    <span className="grid">
      <span>{[by_name, agreed_by && words.agreedBy(agreed_by)].filter(Boolean).join(' · ')}</span>
      <span className="text-13 text-soft tabular-nums">{formatMoment(at, language)}</span>
    </span>
  )
}

function UndoneCell({ match: { undone, undone_by, undone_reason } }: { match: Match }) {
  const { language } = useSession()
  return (
    <span className="grid">
      <span>{undone_reason}</span>
      <span className="text-13 text-soft">
        {[undone_by, undone && formatMoment(undone, language)].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}

/** Whoever confirmed it may not agree, and is told why there is no button. */
function MatchButtons({ match, state, disabled, onAgree, onUndo }: { match: Match } & MatchActions) {
  const words = useText('deposits')
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      {state === 'waiting' && match.is_own && <span className="text-13 text-soft">{words.agreeOwn}</span>}
      {state === 'waiting' && !match.is_own && (
        <button
          type="button"
          className="button-primary"
          disabled={disabled}
          aria-label={words.agreeLabel(match.name)}
          onClick={() => onAgree(match)}
        >
          {words.agree}
        </button>
      )}
      <button
        type="button"
        className="button-secondary"
        disabled={disabled}
        aria-label={words.undoLabel(match.name)}
        onClick={() => onUndo(match)}
      >
        {words.undo}
      </button>
    </span>
  )
}
