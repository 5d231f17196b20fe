// What the desk shows, as text for a terminal. Of people only as much as tells them apart, unless somebody
// asks for more by name.
import type { readQuestion, unanswered } from '#domain/board/answer.server.ts'
import { owedTo } from '#domain/booking/balance.ts'
import { ofStaff } from '#domain/booking/find.server.ts'
import { type latestBookings, showToStaff } from '#domain/booking/staff.server.ts'
import { contactOf } from '#domain/document/hand-over.server.ts'
import { maskName } from '#domain/member/mask-name.ts'
import { gatewayOf } from '#domain/payment/transfer.server.ts'
import type { Reader } from '#domain/vault/access.server.ts'
import { isRefusal } from '#errors.ts'
import { dayOf, withCommas } from '#plain/format.ts'
import { within } from '#platform/jobs.server.ts'
import { inLanguage, type Language } from '#words/language.ts'
import type { Command, Desk } from './desk.ts'

type Told<Ask extends (...given: never[]) => unknown> = Awaited<ReturnType<Ask>>

type Listed = Record<string, Pick<Command, 'says'> & { subject?: string }>

export function usage(commands: Listed, withoutAgency: Listed): string {
  const listed = (some: Listed) =>
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

const won = (amount: number) => `${withCommas(amount)} won`
const moment = (at: string) =>
  `${dayOf(at)} ${new Date(at).toLocaleTimeString('sv-SE', { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit' })}`
const people = ({ adult, child, baby }: { adult: number; child: number; baby: number }) =>
  `adult ${adult}${child ? `, child ${child}` : ''}${baby ? `, baby ${baby}` : ''}`
/** A label and its lines; nothing when there are none. */
const part = (label: string, lines: (string | false | null)[]) =>
  lines.filter(Boolean).map((line, at) => `${(at === 0 ? label : '').padEnd(12)}${line}`)

export function showBookings({ total, list }: Told<typeof latestBookings>, language: Language): string {
  if (total === 0) return 'No bookings.'
  const lines = list.map(({ booking_id, progress, departure_date, total, pay_by, name, page_title }) =>
    [
      booking_id,
      progress.padEnd(19),
      departure_date,
      won(total).padStart(16),
      pay_by.padEnd(13),
      maskName(name),
      inLanguage(page_title, language),
    ].join('  '),
  )
  return [...lines, list.length < total ? `The latest ${list.length} of ${total}.` : `${total} in all.`].join(
    '\n',
  )
}

/** With a reader nothing is masked, and that they read it is noted. */
export function showBooking(
  desk: Pick<Desk, 'db' | 'later' | 'travel_agency' | 'language'>,
  number: string,
  reader?: Reader,
): Promise<string> {
  return within(desk, desk.travel_agency, async (ctx) => {
    const full = reader && (await contactOf(ctx, number, reader))
    const called = full ? (name: string) => name : maskName
    const booking = await showToStaff(ctx, number)
    const gateway = await gatewayOf(ctx, booking.id)
    const { name, contact_masked, email_masked, member_id } = booking
    return [
      `${booking.booking_id}  ${booking.progress}`,
      ...part('trip', [
        `${inLanguage(booking.page_title, desk.language)} (${booking.package_code})`,
        `${booking.departure_date} – ${booking.return_date}${booking.confirmed ? ', takes place for certain' : ''}`,
      ]),
      ...part('booked by', [
        `${called(name)}, ${full?.contact ?? contact_masked}, ${full?.email ?? email_masked}, ${member_id === null ? 'not a member' : 'a member'}`,
      ]),
      ...part('request', [booking.request.replaceAll('\n', ' ')]),
      ...part('party', [
        people(booking),
        ...booking.travellers.map(
          ({ seq, kind, name, cancelled }) =>
            `${seq}. ${kind} ${called(name)}${cancelled ? ', cancelled' : ''}`,
        ),
      ]),
      ...priceLines(booking, desk.language),
      ...paidLines(booking, gateway),
      ...part('held until', [booking.held_until && moment(booking.held_until)]),
      ...moneyLines(booking, gateway),
      ...historyLines(booking),
    ].join('\n')
  })
}

type Shown = Told<typeof showToStaff>
type Gateway = Told<typeof gatewayOf>

const priceLines = ({ price_lines, total, pay_by }: Shown, language: Language) =>
  part('price', [
    ...price_lines.map(
      ({ kind, name, each, count }) => `${name ? inLanguage(name, language) : kind} ${count} × ${won(each)}`,
    ),
    `${won(total)} in all, by ${pay_by}`,
  ])

/** What goes back for a cancel waits for it; what the gateway was asked for is on its way. */
function paidLines(booking: Shown, { refunds }: Gateway): string[] {
  const owed = owedTo(booking)
  const isCancelling = booking.progress === 'cancel_requested'
  const isAsked = refunds.some(({ state }) => state === 'asked')
  return part('paid', [
    won(booking.paid),
    !isCancelling && !isAsked && owed > 0 && `${won(owed)} of it to be sent back`,
    isCancelling && owed > 0 && `${won(owed)} to go back for the cancel`,
  ])
}

const moneyLines = ({ payments }: Shown, { tries, refunds }: Gateway) => [
  ...part(
    'money',
    payments.map(
      ({ at, kind, amount, method, transaction_id }) =>
        `${moment(at)}  ${kind} ${won(amount)}, ${method}, ${transaction_id}`,
    ),
  ),
  ...part('gateway', [
    ...tries.map(
      ({ opened, order_id, amount, state, code }) =>
        `${moment(opened)}  order ${order_id}, ${won(amount)}, ${state}${code ? ` (${code})` : ''}`,
    ),
    ...refunds.map(
      ({ asked, id, amount, state, code }) =>
        `${moment(asked)}  refund R${id}, ${won(amount)}, ${state}${code ? ` (${code})` : ''}`,
    ),
  ]),
]

const historyLines = ({ history }: Shown) =>
  part(
    'history',
    history.map(
      ({ at, progress, by, note }) => `${moment(at)}  ${progress} by ${by}${note ? `: ${note}` : ''}`,
    ),
  )

/** Where it stands, in one line; undefined when there is no such booking. */
export async function stateLine(desk: Desk, number: string): Promise<string | undefined> {
  const found = await within(desk, desk.travel_agency, (ctx) => ofStaff(ctx, number)).catch((error) =>
    isRefusal(error) ? undefined : Promise.reject(error),
  )
  return (
    found &&
    `${found.booking_id} is at ${found.progress}: ${won(found.total)} by ${found.pay_by}, ${won(found.paid)} paid.`
  )
}

export function showQuestions(questions: Told<typeof unanswered>): string {
  if (questions.length === 0) return 'No question waits for an answer.'
  return questions
    .map(
      ({ id, reg_date, private_yn, title }) =>
        `${String(id).padStart(6)}  ${dayOf(reg_date)}  ${private_yn === 'Y' ? 'private' : 'public '}  ${title}`,
    )
    .join('\n')
}

const textOf = (html: string) =>
  html
    .replace(/<(br|\/p|\/li|\/h\d)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .trim()

export function showQuestion({
  id,
  title,
  reg_name,
  reg_date,
  private_yn,
  contents,
  answer,
  answer_date,
}: Told<typeof readQuestion>): string {
  const asked = [
    `${id}  ${title}`,
    `${moment(reg_date)}, ${reg_name}${private_yn === 'Y' ? ', private' : ''}`,
    '',
    textOf(contents),
  ]
  return [
    ...asked,
    '',
    ...(answer && answer_date
      ? [`answered ${moment(answer_date)}`, '', textOf(answer)]
      : ['not answered yet']),
  ].join('\n')
}
