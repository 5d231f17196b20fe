// The choice among the ways an agency offers, and what follows from it: a window, or an account to pay into.
import { type ReactNode, useRef, useState } from 'react'
import type { PayWay } from '#domain/agency/rules/pay-ways.ts'
import { issuingBanks } from '#domain/payment/banks.ts'
import { formatNumber } from '#lib/format.ts'
import type { Api } from '#storefront/api.ts'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { Problem } from '#ui/problem.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useSession, useText } from '#web/session.tsx'
import { Submit, SubmitButton } from '#web/submit.tsx'
import { BankTransfer, VirtualAccount } from './bank-transfer.tsx'
import { buildWindowHref } from './link-code.ts'
import { useRequestKeys } from './use-request-keys.ts'

type Chosen = { way: PayWay; bank?: string; whole?: boolean }
type PayableBooking = Pick<
  BookingDetails,
  'booking_id' | 'name' | 'held_until' | 'pay_ways' | 'virtual_account' | 'bank_transfer'
>
/** `amount`: what is asked for now. `most`: all at once, where that is a part. */
type Props = {
  /** On a phone the button is at the bottom of the screen, with the sum. */
  hasBar?: boolean
  /** The window pays with the code of this tab's link, which may be that of a share. */
  isByLink?: boolean
  pay: PayableBooking & { amount: number; most: number }
  open: (api: Api, chosen: Chosen, sending: { key: string }) => Promise<unknown>
  onOpened: () => unknown
}

/** The chosen way stays on the screen until the customer wants another. */
export function PayWays(props: Props) {
  const { ways: words } = useText('booking')
  const { name, virtual_account, bank_transfer, pay_ways, amount, most, held_until } = props.pay
  const [isChoosing, setChoosing] = useState(false)
  if (isChoosing || (!virtual_account && !bank_transfer))
    return <WayForm {...props} onOpened={() => [setChoosing(false), props.onOpened()]} />
  return (
    <>
      {virtual_account && <VirtualAccount virtual_account={virtual_account} />}
      {!virtual_account && bank_transfer && (
        <BankTransfer account={bank_transfer} payer={name} amount={amount} held_until={held_until} />
      )}
      {(pay_ways.length > 1 || (virtual_account && most > amount)) && (
        <button type="button" className="button-secondary" onClick={() => setChoosing(true)}>
          {words.other}
        </button>
      )}
    </>
  )
}

function WayForm({ pay: { booking_id, pay_ways, amount, most }, isByLink, hasBar, open, onOpened }: Props) {
  const words = useText('booking')
  const [way, setWay] = useState<PayWay>(pay_ways[0] ?? 'card')
  const isWhole = useRef(false)
  const press = (whole: boolean) => {
    isWhole.current = whole
  }
  const { getKey, dropKey } = useRequestKeys()
  const { problem, sending, submit } = useApiForm({
    schema: async () => (await import('#domain/payment/forms.ts')).PayWayInput,
    toInput: ({ bank }) => ({ way, bank, whole: isWhole.current || undefined }),
    send: async (api, chosen) => {
      try {
        await open(api, { ...chosen, way }, { key: getKey(chosen) })
      } catch (error) {
        if (parseRefusal(error).refusal !== 'OFFLINE') dropKey(chosen)
        throw error
      }
      await onOpened()
    },
    fallbackError: words.ways.failed,
  })
  // The link loads another document, because only that page may run the gateway's script.
  const href = buildWindowHref({ booking_id, isByLink, way: pay_ways.length > 1 ? 'card' : undefined })
  const payWhole = most > amount && words.payWhole(formatNumber(most))
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {pay_ways.length > 1 && <WayRadios ways={pay_ways} way={way} onChoose={setWay} />}
      {way === 'virtual_account' && <BankSelect />}
      <Problem>{problem}</Problem>
      <PayBar amount={amount} isOn={hasBar}>
        {way === 'card' ? (
          <a href={href} data-reload className="button-primary grow">
            {words.pay}
          </a>
        ) : (
          <Submit sending={sending} className="button-primary grow" onClick={() => press(false)}>
            {way === 'virtual_account' ? words.ways.issue : words.ways.transfer}
          </Submit>
        )}
      </PayBar>
      {way === 'card' && payWhole && (
        <a href={`${href}&whole=1`} data-reload className="button-secondary">
          {payWhole}
        </a>
      )}
      {way === 'virtual_account' && payWhole && (
        <SubmitButton sending={sending} className="button-secondary" onClick={() => press(true)}>
          {payWhole}
        </SubmitButton>
      )}
    </form>
  )
}

type BarProps = { amount: number; isOn: boolean | undefined; children: ReactNode }

/** Around the button that pays: at the bottom of a phone with the sum, in its place on a desktop. */
function PayBar({ amount, isOn = false, children }: BarProps) {
  const { won } = useText('trip')
  const { amountDue } = useText('booking')
  if (!isOn) return <div className="grid">{children}</div>
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-card pb-[env(safe-area-inset-bottom)] desktop:static desktop:border-0 desktop:p-0"
    >
      <div className="content flex flex-wrap items-center gap-x-4 gap-y-1 py-3 desktop:grid desktop:p-0">
        <span className="money desktop:hidden">
          <span className="block text-13 text-soft">{amountDue}</span>
          <b className="whitespace-nowrap text-18">{won(formatNumber(amount))}</b>
        </span>
        {children}
      </div>
    </div>
  )
}

type RadiosProps = { ways: PayWay[]; way: PayWay; onChoose: (way: PayWay) => void }

function WayRadios({ ways, way, onChoose }: RadiosProps) {
  const { ways: words } = useText('booking')
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold text-15">{words.title}</legend>
      {ways.map((each) => (
        <label
          key={each}
          className="flex min-h-11 items-center gap-3 rounded-input border border-line px-4 py-2 has-checked:border-brand-600 has-checked:bg-brand-50"
        >
          <input
            type="radio"
            name="way"
            className="size-5 shrink-0 accent-brand-600"
            checked={each === way}
            onChange={() => onChoose(each)}
          />
          <span className="grid">
            <span className="font-semibold">{words[each]}</span>
            <span className="text-13 text-soft">{words.lines[each]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function BankSelect() {
  const { ways: words } = useText('booking')
  const { language } = useSession()
  return (
    <label className="grid gap-1.5 text-15">
      {words.bank}
      <select name="bank" className="field">
        {issuingBanks.map(({ code, [language]: name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
