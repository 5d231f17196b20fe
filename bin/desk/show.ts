// What the desk shows, as text for a terminal. Of people only as much as tells them apart, unless somebody
// asks for more by name.
import type { listUnansweredQuestions, readQuestion } from '#domain/board/answer.server.ts'
import { calculateMoney } from '#domain/booking/booking-money.ts'
import { getBookingForStaff } from '#domain/booking/find.server.ts'
import { describeBookingForStaff, type listLatestBookings } from '#domain/booking/staff.server.ts'
import { readContact } from '#domain/document/read-documents.server.ts'
import { maskName } from '#domain/member/mask-name.ts'
import { loadGatewayHistory } from '#domain/payment/transfer.server.ts'
import type { AccessReader } from '#domain/vault/access.server.ts'
import { isRefusal } from '#errors.ts'
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

export function renderBookings(
  { total, list }: Result<typeof listLatestBookings>,
  language: Language,
): string {
  if (total === 0) return 'No bookings.'
  const lines = list.map(({ booking_id, progress, departure_date, total, pay_by, name, page_title }) =>
    [
      booking_id,
      progress.padEnd(19),
      departure_date,
      formatWon(total).padStart(16),
      pay_by.padEnd(13),
      maskName(name),
      localize(page_title, language),
    ].join('  '),
  )
  return [...lines, list.length < total ? `The latest ${list.length} of ${total}.` : `${total} in all.`].join(
    '\n',
  )
}

/** With a reader nothing is masked, and that they read it is noted. */
export function renderBooking(
  desk: Pick<Desk, 'db' | 'enqueue' | 'travel_agency' | 'language'>,
  number: string,
  reader?: AccessReader,
): Promise<string> {
  return runInTransactionWithJobs(desk, desk.travel_agency, async (ctx) => {
    const full = reader && (await readContact(ctx, number, reader))
    const displayName = full ? (name: string) => name : maskName
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
        `${displayName(name)}, ${full?.contact ?? contact_masked}, ${full?.email ?? email_masked}, ${member_id === null ? 'not a member' : 'a member'}`,
      ]),
      ...renderPart('request', [booking.request.replaceAll('\n', ' ')]),
      ...renderPart('party', [
        formatParty(booking),
        ...booking.travellers.map(
          ({ seq, kind, name, cancelled }) =>
            `${seq}. ${kind} ${displayName(name)}${cancelled ? ', cancelled' : ''}`,
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

/** What goes back for a cancel waits for it; what the gateway was asked for is on its way. */
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

/** Where it stands, in one line; undefined when there is no such booking. */
export async function describeState(desk: Desk, number: string): Promise<string | undefined> {
  const foundBooking = await runInTransactionWithJobs(desk, desk.travel_agency, (ctx) =>
    getBookingForStaff(ctx, number),
  ).catch((error) => (isRefusal(error) ? undefined : Promise.reject(error)))
  return (
    foundBooking &&
    `${foundBooking.booking_id} is at ${foundBooking.progress}: ${formatWon(foundBooking.total)} by ${foundBooking.pay_by}, ${formatWon(foundBooking.paid)} paid.`
  )
}

export function renderQuestions(questions: Result<typeof listUnansweredQuestions>): string {
  if (questions.length === 0) return 'No question waits for an answer.'
  return questions
    .map(
      ({ id, reg_date, private_yn, title }) =>
        `${String(id).padStart(6)}  ${formatDay(reg_date)}  ${private_yn === 'Y' ? 'private' : 'public '}  ${title}`,
    )
    .join('\n')
}

const toPlainText = (html: string) =>
  html
    .replace(/<(br|\/p|\/li|\/h\d)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .trim()

export function renderQuestion({
  id,
  title,
  reg_name,
  reg_date,
  private_yn,
  contents,
  answer,
  answer_date,
}: Result<typeof readQuestion>): string {
  const asked = [
    `${id}  ${title}`,
    `${formatMoment(reg_date)}, ${reg_name}${private_yn === 'Y' ? ', private' : ''}`,
    '',
    toPlainText(contents),
  ]
  return [
    ...asked,
    '',
    ...(answer && answer_date
      ? [`answered ${formatMoment(answer_date)}`, '', toPlainText(answer)]
      : ['not answered yet']),
  ].join('\n')
}
