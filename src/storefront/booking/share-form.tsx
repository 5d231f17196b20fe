// Divides what is left of a booking: equally among so many, or by the amounts that are typed.
import { useState } from 'react'
import { countPeople } from '#domain/booking/price.ts'
import { formatNumber } from '#lib/format.ts'
import { shareLimits } from '#limits/trade.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { Problem } from '#ui/problem.tsx'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { divideEqually } from './divide-equally.ts'

type NewShare = { name: string; email: string; amount: number; traveller?: number | undefined }
type Props = {
  booking: BookingDetails
  undivided: number
  /** The money is not divided yet: everybody who travels has a line. */
  isFirst: boolean
  onAdd: (shares: NewShare[], key: string) => Promise<void>
}

export function ShareForm({ booking, undivided, isFirst, onAdd }: Props) {
  const { shares: words } = useText('booking')
  const { won } = useText('trip')
  const [rows, setRows] = useState(() => createRows(booking, undivided, isFirst))
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [isSending, setSending] = useState(false)
  const change = (at: number, changed: Partial<NewShare>) => {
    setKey(crypto.randomUUID()) // other shares are another request
    setRows(rows.map((row, each) => (each === at ? { ...row, ...changed } : row)))
  }
  const [isNameMissing, setNameMissing] = useState(false)
  const filled = rows.filter(({ amount }) => amount > 0)
  const sum = filled.reduce((all, { amount }) => all + amount, 0)
  async function submit(): Promise<void> {
    const isUnnamed = filled.some(({ name }) => name.trim() === '')
    setNameMissing(isUnnamed)
    if (isUnnamed) return
    setSending(true)
    await onAdd(filled, key)
    setSending(false)
  }
  return (
    <form
      className="grid gap-3 border-line border-t pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <p className="money text-15">{words.undivided(formatNumber(undivided))}</p>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its place
        <ShareInputs key={at} at={at} row={row} change={(changed) => change(at, changed)} />
      ))}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="button-secondary"
          disabled={rows.length >= shareLimits.most}
          onClick={() => setRows([...rows, { name: '', email: '', amount: 0 }])}
        >
          {words.addRow}
        </button>
        <button
          type="button"
          className="button-secondary"
          onClick={() =>
            setRows(divideEqually(undivided, rows.length).map((amount, at) => toRow(rows[at], amount)))
          }
        >
          {words.equally}
        </button>
      </div>
      <p className="money flex justify-between text-15">
        <span>{words.sum}</span>
        <span className={sum > undivided ? 'font-semibold text-bad' : 'font-semibold'}>
          {won(formatNumber(sum))}
        </span>
      </p>
      <Problem>{isNameMissing ? words.nameMissing : ''}</Problem>
      <Submit sending={isSending} isOff={filled.length === 0 || sum > undivided}>
        {words.make(filled.length)}
      </Submit>
      <p className="text-13 text-soft">{words.hint}</p>
    </form>
  )
}

const toRow = (row: NewShare | undefined, amount: number): NewShare => ({
  name: row?.name ?? '',
  email: row?.email ?? '',
  amount,
  traveller: row?.traveller,
})

/** Each line has a traveller's name where it is known; the booker's comes first. */
function createRows(
  { name, party, travellers }: BookingDetails,
  undivided: number,
  isFirst: boolean,
): NewShare[] {
  const named = travellers.filter(({ cancelled }) => !cancelled)
  const amounts = divideEqually(undivided, isFirst ? Math.min(countPeople(party), shareLimits.most) : 1)
  return amounts.map((amount, at) => {
    const traveller = isFirst ? named[at] : undefined
    const booker = isFirst && at === 0 ? name : ''
    return { name: traveller?.name || booker, email: '', amount, traveller: traveller?.seq }
  })
}

type ShareInputsProps = { at: number; row: NewShare; change: (changed: Partial<NewShare>) => void }

function ShareInputs({ at, row: { name, email, amount }, change }: ShareInputsProps) {
  const { shares: words } = useText('booking')
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="mb-1 text-13 text-soft">{words.row(at + 1)}</legend>
      <input
        className="field"
        aria-label={words.name}
        placeholder={words.name}
        maxLength={60}
        value={name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <input
        className="field money text-right"
        aria-label={words.amount}
        inputMode="numeric"
        value={amount === 0 ? '' : formatNumber(amount)}
        onChange={({ target }) => change({ amount: Number(target.value.replace(/\D/g, '').slice(0, 10)) })}
      />
      <input
        className="field col-span-2"
        type="email"
        aria-label={words.email}
        placeholder={words.email}
        maxLength={254}
        value={email}
        onChange={({ target }) => change({ email: target.value.trim() })}
      />
    </fieldset>
  )
}
