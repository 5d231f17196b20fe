// What is still to pay: through the gateway, or to the agency's account; and until when the seats are held.

import { useRevalidator } from 'react-router'
import { dayOf, timeOf, withCommas } from '#plain/format.ts'
import { useWords } from '#web/session.tsx'
import { AgreeTerms } from './agree-terms.tsx'
import type { Booking } from './booking.ts'
import { CopyButton } from './copy-button.tsx'
import { Hold } from './hold.tsx'

export function PayBox({ booking }: { booking: Booking }) {
  const words = useWords('booking')
  const { booking_id, total, paid, held_until, bank_transfer } = booking
  const due = total - paid
  return (
    <section
      aria-label={words.toDo.title}
      className="grid gap-4 rounded-card border-2 border-brand-600 bg-card p-5"
    >
      <h2 className="text-18">{words.toDo.title}</h2>
      {booking.consents_due && <Agree booking={booking} />}
      {!booking.consents_due && bank_transfer && (
        <Transfer account={bank_transfer} amount={due} held_until={held_until} />
      )}
      {!booking.consents_due && !bank_transfer && (
        <>
          <p className="money">{words.payLine(withCommas(due))}</p>
          {held_until && <Hold held_until={held_until} />}
          {/* Another document: the gateway's script may run on that page alone. */}
          <a href={`/payment/window?booking_id=${booking_id}`} data-reload className="button-main">
            {words.pay}
          </a>
        </>
      )}
    </section>
  )
}

/** Staff made it on the telephone: the terms come before the money. */
function Agree({ booking: { booking_id, has_special_terms } }: { booking: Booking }) {
  const words = useWords('booking')
  const { revalidate } = useRevalidator()
  return (
    <AgreeTerms
      special={has_special_terms}
      submit={words.go.agree}
      agree={async (api, consents) => {
        await api.booking.agree({ booking_id, consents })
        await revalidate()
      }}
    />
  )
}

type Account = NonNullable<Booking['bank_transfer']>

export function Transfer({
  account,
  amount,
  held_until,
}: {
  account: Account
  amount: number
  held_until: string | null
}) {
  const { transfer: words } = useWords('booking')
  const facts = [
    { name: words.bank, value: account.bank },
    {
      name: words.account_number,
      value: account.account_number,
      copied: account.account_number.replace(/[^\d-]/g, ''),
    },
    { name: words.account_holder, value: account.account_holder },
    { name: words.amount, value: withCommas(amount), copied: String(amount) },
  ]
  return (
    <>
      <p className="money">{words.line(withCommas(amount))}</p>
      <dl className="grid gap-1">
        {facts.map(({ name, value, copied }) => (
          <div
            key={name}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-line border-b"
          >
            <dt className="text-15 text-soft">{name}</dt>
            <dd className="money ml-auto flex items-center gap-1 font-semibold">
              <span className="select-all whitespace-nowrap">{value}</span>
              {copied && <CopyButton text={copied} label={name} />}
            </dd>
          </div>
        ))}
      </dl>
      {held_until && (
        <p className="font-semibold text-15 text-warn">
          {words.until(`${dayOf(held_until)} ${timeOf(held_until)}`)}
        </p>
      )}
      <p className="text-13 text-soft">{words.payer}</p>
    </>
  )
}
