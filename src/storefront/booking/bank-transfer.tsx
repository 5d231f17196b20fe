// An account to pay into, with what can be copied into a bank's app.
import { formatNumber } from '#lib/format.ts'
import { useDates } from '#storefront/kit/use-dates.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { CopyButton } from '#storefront/ticket/copy-button.tsx'
import { useText } from '#web/session.tsx'
import { usePolling } from '#web/use-polling.ts'

type TransferAccount = NonNullable<BookingDetails['bank_transfer']>
type PaymentAccount = Omit<TransferAccount, 'reference'>

/** The agency's own account: its staff see what arrives. */
export function BankTransfer({
  account,
  payer,
  amount,
  held_until,
}: {
  account: TransferAccount
  /** The booker's name, as the page may show it. */
  payer: string
  amount: number
  held_until: string | null
}) {
  const { formatMoment } = useDates()
  const { transfer: words } = useText('booking')
  return (
    <>
      <p className="money">{words.line(formatNumber(amount))}</p>
      <AccountFacts
        account={account}
        amount={amount}
        payer={account.reference && { name: payer, reference: account.reference }}
      />
      {held_until && (
        <p className="font-semibold text-15 text-warn">{words.until(formatMoment(held_until))}</p>
      )}
      <p className="text-13 text-soft">
        {account.reference ? words.payerReference(account.reference) : words.payer}
      </p>
    </>
  )
}

/** A virtual account takes only its own sum, and the page sees by itself when the money has come. */
export function VirtualAccount({
  virtual_account: { account, amount, until },
}: {
  virtual_account: NonNullable<BookingDetails['virtual_account']>
}) {
  const { formatMoment } = useDates()
  const { virtualAccount: words } = useText('booking')
  usePolling(true, { every_ms: account ? 15_000 : 3_000, times: 60 })
  if (!account) return <p role="status">{words.checking}</p>
  return (
    <>
      <p className="money">{words.line(formatNumber(amount))}</p>
      <AccountFacts account={account} amount={amount} />
      {until && <p className="font-semibold text-15 text-warn">{words.until(formatMoment(until))}</p>}
      <p className="text-13 text-soft">{words.arrives}</p>
    </>
  )
}

type AccountFactsProps = {
  account: PaymentAccount
  amount: number
  /** The name to write on the transfer, by which it is recognised. */
  payer?: { name: string; reference: string } | null | ''
}

function AccountFacts({ account, amount, payer }: AccountFactsProps) {
  const { transfer: words } = useText('booking')
  const facts = [
    { name: words.bank, value: account.bank },
    {
      name: words.account_number,
      value: account.account_number,
      copied: account.account_number.replace(/[^\dX-]/g, ''),
    },
    { name: words.account_holder, value: account.account_holder },
    { name: words.amount, value: formatNumber(amount), copied: String(amount) },
    ...(payer
      ? [{ name: words.payerName, value: `${payer.name}${payer.reference}`, copied: payer.reference }]
      : []),
  ]
  return (
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
  )
}
