// The money of a booking: what it costs, what came and went, and what the gateway said.
import { inFours } from '#domain/booking/number.ts'
import { withCommas } from '#plain/format.ts'
import { useSay, useSession } from '#web/session.tsx'
import { Part } from '../kit/part.tsx'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import type { Loaded } from './load.ts'
import { Mails } from './mails.tsx'

export function Money({ booking, money }: Loaded) {
  const words = useOffice('bookings')
  const { payments } = booking
  return (
    <Part title={words.money}>
      <div className="grid gap-x-10 gap-y-4 tablet:grid-cols-2">
        <Bill booking={booking} />
        <Balance booking={booking} money={money} />
      </div>
      <h3 className="text-15">{words.ledger}</h3>
      {payments.length === 0 && <p className="text-15 text-soft">{words.noMoney}</p>}
      <Ledger payments={payments} />
      {money.tries.length > 0 && <Tries tries={money.tries} />}
      <Mails booking={booking} />
    </Part>
  )
}

function useWon() {
  const words = useOffice('bookings')
  return (amount: number) => words.won(withCommas(amount))
}

function Bill({ booking: { price_lines, total } }: Pick<Loaded, 'booking'>) {
  const words = useOffice('bookings')
  const say = useSay()
  const won = useWon()
  return (
    <dl className="grid content-start gap-1 text-15">
      {price_lines.map(({ kind, name, each, count, sum }) => (
        <div key={`${kind} ${say(name)}`} className="flex justify-between gap-3">
          <dt className="text-soft">
            {name ? say(name) : words.priceLine[kind]} {count} × {withCommas(each)}
          </dt>
          <dd className="tabular-nums">{won(sum)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-3 border-line border-t pt-1 font-semibold">
        <dt>{words.total}</dt>
        <dd className="tabular-nums">{won(total)}</dd>
      </div>
    </dl>
  )
}

/** What was paid, and what is owed to either side. */
function Balance({ booking, money }: Pick<Loaded, 'booking' | 'money'>) {
  const words = useOffice('bookings')
  const won = useWon()
  const { total, paid, progress } = booking
  return (
    <dl className="grid content-start gap-1 text-15">
      <div className="flex justify-between gap-3">
        <dt className="text-soft">{words.paid}</dt>
        <dd className="tabular-nums">{won(paid)}</dd>
      </div>
      {progress === 'waiting_for_payment' && (
        <div className="flex justify-between gap-3 font-semibold">
          <dt>{words.due}</dt>
          <dd className="tabular-nums">{won(total - paid)}</dd>
        </div>
      )}
      {money.due > 0 && <p className="font-semibold text-bad">{words.dueNow(withCommas(money.due))}</p>}
      {money.compensation > 0 && (
        <p className="font-semibold text-bad">{words.compensationOwed(withCommas(money.compensation))}</p>
      )}
      {money.owed > 0 && <p className="font-semibold text-bad">{words.owed(withCommas(money.owed))}</p>}
      {progress === 'cancel_requested' && (
        <p className="font-semibold">
          {booking.cancel_reason
            ? `${words.cancelReason[booking.cancel_reason]} · ${words.owed(withCommas(money.for_cancel))}`
            : `${words.cancelAsked} ${words.forCancel(withCommas(money.for_cancel))}`}
        </p>
      )}
    </dl>
  )
}

function Ledger({ payments }: Pick<Loaded['booking'], 'payments'>) {
  const words = useOffice('bookings')
  const { language } = useSession()
  const won = useWon()
  /** A debt has no way it was paid by. */
  const methodOf = (method: string) => {
    if (method === 'compensation') return ''
    return `${method === 'bank_transfer' ? words.paysBy.bank_transfer : method} · `
  }
  return (
    <ul className="grid gap-1 text-15">
      {payments.map(({ transaction_id, kind, amount, method, at, by_name }) => (
        <li key={transaction_id} className="flex flex-wrap gap-x-3">
          <time dateTime={at} className="w-28 text-soft tabular-nums">
            {when(at, language)}
          </time>
          <span>{words[kind]}</span>
          <span className="font-medium tabular-nums">{won(amount)}</span>
          <span className="text-soft">
            {methodOf(method)}
            {inFours(transaction_id)}
            {by_name && ` · ${by_name}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What the gateway said. */
function Tries({ tries }: Pick<Loaded['money'], 'tries'>) {
  const words = useOffice('bookings')
  const { language } = useSession()
  const won = useWon()
  return (
    <details className="text-15">
      <summary className="min-h-11 mouse:min-h-9 text-soft">{words.gateway}</summary>
      <ul className="grid gap-1 text-13">
        {tries.map(({ order_id, amount, state, code, opened }) => (
          <li key={order_id} className="flex flex-wrap gap-x-3">
            <time dateTime={opened}>{when(opened, language)}</time>
            <span className="tabular-nums">{won(amount)}</span>
            <span>
              {state} {code}
            </span>
            <span className="text-soft">{order_id}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
