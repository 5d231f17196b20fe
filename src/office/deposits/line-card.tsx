// One transfer: what the bank says of it, what it is probably for and why, and what can be done.

import type { ReactNode } from 'react'
import { formatNumber } from '#lib/format.ts'
import { Badge } from '#office/kit/badge.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useLocalized } from '#web/session.tsx'
import {
  findMainProposal,
  type LineProposal,
  type OpenLine,
  type PayableBooking,
  splitSurplus,
  sumSurplus,
} from './open-line.ts'

type BookingsByNumber = ReadonlyMap<string, PayableBooking>
type Props = {
  line: OpenLine
  bookings: BookingsByNumber
  disabled: boolean
  onConfirm: (proposal: LineProposal) => void
  onOpen: (dialog: 'find' | 'leave') => void
}

export function LineCard({ line, bookings, disabled, onConfirm, onOpen }: Props) {
  const words = useText('deposits')
  const main = findMainProposal(line)
  const { payer, proposals } = line
  return (
    <li className="panel grid gap-3 p-4 focus-within:outline-2 focus-within:outline-brand-600">
      <LineFacts line={line} />
      {proposals.length === 0 && <p className="text-15 text-soft">{words.nothing}</p>}
      {line.is_ambiguous && <p className="font-semibold text-15 text-warn">{words.ambiguous}</p>}
      {proposals.map((proposal, at) => (
        <ProposalRow
          key={proposal.parts.map(({ booking_id }) => booking_id).join(' ')}
          proposal={proposal}
          bookings={bookings}
          number={proposals.length > 1 || proposal !== main ? at + 1 : undefined}
        >
          <ProposalButtons
            line={line}
            proposal={proposal}
            number={proposal === main ? undefined : at + 1}
            disabled={disabled}
            onConfirm={onConfirm}
          />
        </ProposalRow>
      ))}
      <div className="flex flex-wrap justify-end gap-2">
        <button
          type="button"
          className="button-secondary"
          aria-label={words.findLabel(payer)}
          data-main={main ? undefined : true}
          disabled={disabled}
          onClick={() => onOpen('find')}
        >
          {words.find}
        </button>
        <button
          type="button"
          className="button-secondary"
          aria-label={words.asideLabel(payer)}
          disabled={disabled}
          onClick={() => onOpen('leave')}
        >
          {words.aside}
        </button>
      </div>
    </li>
  )
}

type ButtonsProps = Pick<Props, 'line' | 'disabled' | 'onConfirm'> & {
  proposal: LineProposal
  /** Undefined for the one that Enter confirms. */
  number: number | undefined
}

/** Confirms what the booking owes; or all that came, and what is more goes back. */
function ProposalButtons({ line, proposal, number, disabled, onConfirm }: ButtonsProps) {
  const words = useText('deposits')
  const withSurplus = splitSurplus(line, proposal)
  const isReturn = sumSurplus(proposal.parts) === line.rest
  const look = `${number === undefined ? 'button-primary' : 'button-secondary'} max-tablet:w-full`
  const label = number === undefined ? words.confirm : words.choose(number)
  const confirmLabel = words.confirmLabel(line.payer, formatNumber(line.amount))
  const returnLabel = isReturn && number !== undefined ? words.giveAllBackLabel(number) : undefined
  return (
    <div className="flex flex-wrap justify-end gap-2 max-tablet:w-full">
      <button
        type="button"
        className={look}
        data-main={number === undefined ? true : undefined}
        disabled={disabled}
        aria-label={number === undefined ? confirmLabel : returnLabel}
        onClick={() => onConfirm(proposal)}
      >
        {isReturn ? words.giveAllBack : label}
      </button>
      {withSurplus && (
        <button
          type="button"
          className="button-secondary max-tablet:w-full"
          disabled={disabled}
          onClick={() => onConfirm({ ...proposal, parts: withSurplus })}
        >
          {words.giveBack(formatNumber(sumSurplus(withSurplus)))}
        </button>
      )}
    </div>
  )
}

function LineFacts({
  line: { booked_on, booked_time, payer, memo, amount, rest, account },
}: {
  line: OpenLine
}) {
  const words = useText('deposits')
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold text-18">{payer}</span>
        {memo && <span className="text-15">{memo}</span>}
        <span className="text-13 text-soft tabular-nums">
          {[booked_on, booked_time.slice(0, 5), account].filter(Boolean).join(' · ')}
        </span>
      </p>
      <p className="font-semibold text-18 tabular-nums">
        {words.won(formatNumber(amount))}
        {rest < amount && (
          <span className="ml-2 font-normal text-13 text-soft">{words.rest(formatNumber(rest))}</span>
        )}
      </p>
    </div>
  )
}

const tones = { sure: 'good', likely: undefined, unsure: 'warn' } as const

type RowProps = {
  proposal: LineProposal
  bookings: BookingsByNumber
  number: number | undefined
  children: ReactNode
}

function ProposalRow({ proposal: { parts, reasons, certainty }, bookings, number, children }: RowProps) {
  const words = useText('deposits')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-wash p-3">
      <div className="grid min-w-0 gap-1">
        {parts.map((part) => (
          <PartLine
            key={`${part.line} ${part.booking_id}`}
            part={part}
            booking={bookings.get(part.booking_id)}
          />
        ))}
        <p className="flex flex-wrap items-center gap-2 text-13 text-soft">
          {number !== undefined && <kbd className="badge tabular-nums">{number}</kbd>}
          <Badge tone={tones[certainty]}>{words.certainty[certainty]}</Badge>
          {reasons.map((reason) => words.reasons[reason]).join(' · ')}
        </p>
      </div>
      {children}
    </div>
  )
}

function PartLine({
  part: { booking_id, amount, share },
  booking,
}: {
  part: LineProposal['parts'][number]
  booking: PayableBooking | undefined
}) {
  const words = useText('deposits')
  const localized = useLocalized()
  if (!booking) return null
  const { name, page_title, departure_date, people, payable, left, shares } = booking
  const payer = shares.find(({ id }) => id === share)
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-15">
      <OfficeLink to={`/bookings/${booking_id}`} className="font-semibold underline-offset-4 hover:underline">
        {name}
      </OfficeLink>
      <span className="tabular-nums">{words.won(formatNumber(amount))}</span>
      <span className="text-13 text-soft">
        {[
          localized(page_title),
          words.leaves(departure_date),
          words.people(people),
          ...(payer ? [words.shareOf(payer.name)] : []),
          ...(left === 0 ? [words.owesNothing] : []),
          ...(left === 0 || payable === amount ? [] : [words.payable(formatNumber(payable))]),
        ].join(' · ')}
      </span>
    </p>
  )
}
