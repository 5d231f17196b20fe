// The texts that the desk prints on a terminal. They show only so much of people as tells them apart.
import { calculateMoney } from '#domain/booking/booking-money.ts'
import { describeBookingForStaff } from '#domain/booking/staff.server.ts'
import { maskName } from '#domain/member/mask-name.ts'
import { loadGatewayHistory } from '#domain/payment/refund.server.ts'
import { type Language, localize } from '#i18n/language.ts'
import { formatDay, formatNumber } from '#lib/format.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import type { Command, Desk } from './desk.ts'

type Result<Ask extends (...args: never[]) => unknown> = Awaited<ReturnType<Ask>>

type CommandList = Record<string, Pick<Command, 'says'> & { subject?: string }>

export function renderUsage(commands: CommandList, withoutAgency: CommandList): string {
  const listed = (some: CommandList) =>
    Object.entries(some).map(
      ([name, { subject = '', says }]) => `  ${`${name} ${subject}`.padEnd(26)}${says}`,
    )
  return [
    'npm run desk -- COMMAND --agency 3    (or the agency’s domain)',
    '',
    ...listed(commands),
    '',
    'npm run desk -- COMMAND',
    '',
    ...listed(withoutAgency),
    `  ${'help'.padEnd(26)}this page`,
  ].join('\n')
}

const formatWon = (amount: number) => `${formatNumber(amount)} won`
const formatMoment = (at: string) =>
  `${formatDay(at)} ${new Date(at).toLocaleTimeString('sv-SE', { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit' })}`
const formatParty = ({ adult, child, baby }: { adult: number; child: number; baby: number }) =>
  `adult ${adult}${child ? `, child ${child}` : ''}${baby ? `, baby ${baby}` : ''}`
/** A label and its lines; nothing when there are none. */
const renderPart = (label: string, lines: (string | false | null)[]) =>
  lines.filter(Boolean).map((line, at) => `${(at === 0 ? label : '').padEnd(12)}${line}`)

export function renderBooking(
  desk: Pick<Desk, 'db' | 'enqueue' | 'travel_agency' | 'language'>,
  number: string,
): Promise<string> {
  return runInTransactionWithJobs(desk, desk.travel_agency, async (ctx) => {
    const booking = await describeBookingForStaff(ctx, number)
    const gateway = await loadGatewayHistory(ctx, booking.id)
    const { name, contact_masked, email_masked, member_id } = booking
    return [
      `${booking.booking_id}  ${booking.progress}`,
      ...renderPart('trip', [
        `${localize(booking.page_title, desk.language)} (${booking.package_code})`,
        `${booking.departure_date} – ${booking.return_date}${booking.confirmed ? ', takes place for certain' : ''}`,
      ]),
      ...renderPart('booked by', [
        `${maskName(name)}, ${contact_masked}, ${email_masked}, ${member_id === null ? 'not a member' : 'a member'}`,
      ]),
      ...renderPart('request', [booking.request.replaceAll('\n', ' ')]),
      ...renderPart('party', [
        formatParty(booking),
        ...booking.travellers.map(
          ({ seq, kind, name, cancelled }) =>
            `${seq}. ${kind} ${maskName(name)}${cancelled ? ', cancelled' : ''}`,
        ),
      ]),
      ...renderPriceLines(booking, desk.language),
      ...renderPaidLines(booking, gateway),
      ...renderPart('held until', [booking.held_until && formatMoment(booking.held_until)]),
      ...renderMoneyLines(booking, gateway),
      ...renderHistoryLines(booking),
    ].join('\n')
  })
}

type StaffBooking = Result<typeof describeBookingForStaff>
type Gateway = Result<typeof loadGatewayHistory>

const renderPriceLines = ({ price_lines, total, pay_by }: StaffBooking, language: Language) =>
  renderPart('price', [
    ...price_lines.map(
      ({ kind, name, each, count }) =>
        `${name ? localize(name, language) : kind} ${count} × ${formatWon(each)}`,
    ),
    `${formatWon(total)} in all, by ${pay_by}`,
  ])

/** A cancellation waits for its refund; a refund that the gateway was asked for is on its way. */
function renderPaidLines(booking: StaffBooking, { refunds }: Gateway): string[] {
  const { owed_back: owed } = calculateMoney(booking)
  const isCancelling = booking.progress === 'cancel_requested'
  const isRefundRequested = refunds.some(({ state }) => state === 'asked')
  return renderPart('paid', [
    formatWon(booking.paid),
    !isCancelling && !isRefundRequested && owed > 0 && `${formatWon(owed)} of it to be sent back`,
    isCancelling && owed > 0 && `${formatWon(owed)} to go back for the cancel`,
  ])
}

const renderMoneyLines = ({ payments }: StaffBooking, { tries, refunds }: Gateway) => [
  ...renderPart(
    'money',
    payments.map(
      ({ at, kind, amount, method, transaction_id }) =>
        `${formatMoment(at)}  ${kind} ${formatWon(amount)}, ${method}, ${transaction_id}`,
    ),
  ),
  ...renderPart('gateway', [
    ...tries.map(
      ({ opened, order_id, amount, state, code }) =>
        `${formatMoment(opened)}  order ${order_id}, ${formatWon(amount)}, ${state}${code ? ` (${code})` : ''}`,
    ),
    ...refunds.map(
      ({ asked, id, amount, state, code }) =>
        `${formatMoment(asked)}  refund R${id}, ${formatWon(amount)}, ${state}${code ? ` (${code})` : ''}`,
    ),
  ]),
]

const renderHistoryLines = ({ history }: StaffBooking) =>
  renderPart(
    'history',
    history.map(
      ({ at, progress, by, note }) => `${formatMoment(at)}  ${progress} by ${by}${note ? `: ${note}` : ''}`,
    ),
  )
