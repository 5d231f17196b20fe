// Behind a link: other dates in place of a cancelled departure, or the money and where it is sent.

import { useContext, useState } from 'react'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { formatNumber } from '#lib/format.ts'
import { type Api, ApiContext } from '#storefront/api.ts'
import { FormFrame } from '#storefront/kit/form-frame.tsx'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { useDates } from '#storefront/kit/use-dates.ts'
import { Problem } from '#ui/problem.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { AccountFields, readAccount } from './account-fields.tsx'
import { LinkFacts } from './link-facts.tsx'
import { useRequestKeys } from './use-request-keys.ts'

type LinkContent = Awaited<ReturnType<Api['reservation']['showLink']>>
type LinkRefund = NonNullable<LinkContent['back']>
type RefundByLinkProps = { refund: LinkRefund; code: string; onShown: (content: LinkContent) => void }

export function RefundByLink(props: RefundByLinkProps) {
  const { formatSpan, formatMoment } = useDates()
  const words = useText('booking')
  const trip = useText('trip')
  const localized = useLocalized()
  const [moved, setMoved] = useState<string>()
  const { refund } = props
  const { go } = words
  const sums = (
    [
      [go.back.byGateway, refund.by_gateway],
      [go.back.byTransfer, refund.by_transfer + refund.to_account],
      [go.back.compensation, refund.compensation],
    ] as const
  ).filter(([, amount]) => amount > 0)
  const isChoosing = refund.until !== null
  const isSent = refund.by_transfer + refund.to_account + refund.compensation > 0
  const facts: [string, string][] = [
    [words.number, formatInFours(refund.booking_id)],
    [words.trip, localized(refund.page_title)],
    [go.dates, moved ?? formatSpan(refund.departure_date, refund.return_date)],
    [go.party, words.party(refund.party.adult, refund.party.child, refund.party.baby)],
  ]
  const title = () => {
    if (moved) return go.back.moved
    return isChoosing ? go.back.choose : go.back.title
  }
  const line = () => {
    if (moved) return go.back.movedLine
    if (refund.until) return go.back.chooseLine(formatMoment(refund.until))
    return sums.length > 0 ? go.back.line(refund.name) : go.back.nothing
  }
  return (
    <FormFrame title={title()} line={line()} wide isNext>
      <LinkFacts facts={facts} />
      {!moved && refund.others.length > 0 && <OtherDates {...props} onMoved={setMoved} />}
      {(!moved || (!isChoosing && sums.length > 0)) && (
        <section className="grid gap-4">
          {isChoosing && <h2 className="text-22">{go.back.money}</h2>}
          {moved && <h2 className="text-22">{go.back.title}</h2>}
          {sums.map(([label, amount]) => (
            <p key={label} className="money flex items-baseline justify-between">
              <span>{label}</span>
              <span className="font-bold text-18">{trip.won(formatNumber(amount))}</span>
            </p>
          ))}
          {(isSent || isChoosing) && <RefundForm key={String(isChoosing)} {...props} asksAccount={isSent} />}
        </section>
      )}
    </FormFrame>
  )
}

type OtherDeparture = LinkRefund['others'][number]
type OtherDatesProps = RefundByLinkProps & { onMoved: (dates: string) => void }

/** A date is chosen with one press. A higher price is paid on the next screen, by the same link. */
function OtherDates(props: OtherDatesProps) {
  const { go } = useText('booking')
  const { move, isMoving, problem } = useRebooking(props)
  return (
    <section className="grid gap-3">
      <h2 className="text-22">{go.back.others}</h2>
      <Problem>{problem}</Problem>
      <ul className="grid gap-2">
        {props.refund.others.map((other) => (
          <OtherDate key={other.departure_id} other={other} isOff={isMoving} move={() => void move(other)} />
        ))}
      </ul>
    </section>
  )
}

function useRebooking({ code, onShown, onMoved }: OtherDatesProps) {
  const { formatSpan } = useDates()
  const { go } = useText('booking')
  const localized = useLocalized()
  const api = useContext(ApiContext)
  const [problem, setProblem] = useState('')
  const [isMoving, setMoving] = useState(false)
  const { getKey } = useRequestKeys()
  const move = async ({ departure_id, total, departure_date, return_date }: OtherDeparture) => {
    if (!api) return
    setMoving(true)
    setProblem('')
    try {
      const choice = { code, departure_id, total }
      const { due, refund } = await api.reservation.rebookByLink(choice, { key: getKey(choice) })
      if (due > 0) return onShown(await api.reservation.showLink({ code }))
      onMoved(formatSpan(departure_date, return_date))
      if (refund > 0) onShown(await api.reservation.showLink({ code })) // where it is sent is asked for
    } catch (error) {
      setProblem(localized(parseRefusal(error).description) || go.failed)
      const content = await api.reservation.showLink({ code }).catch(() => undefined)
      if (content) onShown(content) // what is left by now
    } finally {
      setMoving(false)
    }
  }
  return { move, isMoving, problem }
}

function OtherDate({ other, isOff, move }: { other: OtherDeparture; isOff: boolean; move: () => void }) {
  const { formatSpan } = useDates()
  const { go } = useText('booking')
  const trip = useText('trip')
  const difference = (more: number) => {
    if (more === 0) return go.back.same
    const won = trip.won(formatNumber(Math.abs(more)))
    return more > 0 ? go.back.more(won) : go.back.less(won)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-input border border-line p-4">
      <span className="grid gap-0.5">
        <span className="money font-semibold">
          {formatSpan(other.departure_date, other.return_date)} {other.departure_time}
        </span>
        <span className="text-15 text-soft">
          {difference(other.more)} · {trip.won(formatNumber(other.total))}
        </span>
      </span>
      <button
        type="button"
        className="button-secondary"
        aria-label={go.back.moveTo(other.departure_date)}
        disabled={isOff}
        onClick={move}
      >
        {go.back.move}
      </button>
    </li>
  )
}

/**
 * The account is asked for where money goes by transfer; one that was given may be corrected until it was
 * used.
 */
function RefundForm({ refund, code, onShown, asksAccount }: RefundByLinkProps & { asksAccount: boolean }) {
  const { go } = useText('booking')
  const [isEditing, setEditing] = useState(refund.account === null)
  const isChoosing = refund.until !== null
  const { bind, problem, sending, submit } = useApiForm({
    schema: () => import('#domain/payment/forms.ts').then(({ PayoutForm }) => PayoutForm),
    toInput: (typed) => ({
      account: asksAccount && isEditing ? readAccount(typed) : undefined,
    }),
    send: async (api, { account }) => onShown(await api.reservation.takeBack({ code, account })),
  })
  const { account } = refund
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {asksAccount && account && !isEditing && (
        <p role="status" className="flex flex-wrap items-center justify-between gap-2 text-15">
          {go.back.given(account.bank, account.ending, account.account_holder)}
          <button type="button" className="button-secondary" onClick={() => setEditing(true)}>
            {go.back.changeAccount}
          </button>
        </p>
      )}
      {asksAccount && isEditing && <AccountFields bind={bind} />}
      <Problem>{problem}</Problem>
      {(isChoosing || isEditing) && (
        <Submit sending={sending} className="button-primary">
          {isChoosing ? go.back.take : go.back.save}
        </Submit>
      )}
    </form>
  )
}
