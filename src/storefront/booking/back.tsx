// Behind a link: other dates in place of a cancelled departure, or the money and where it is sent.

import { useContext, useRef, useState } from 'react'
import { inFours } from '#domain/booking/number.ts'
import { spanOf } from '#plain/days.ts'
import { dayOf, timeOf, withCommas } from '#plain/format.ts'
import { type Api, ApiContext } from '#storefront/api.ts'
import { AuthFrame } from '#storefront/auth/auth-frame.tsx'
import { useSend } from '#storefront/shell/use-send.ts'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import { refusalOf } from '#web/refusal-of.ts'
import { useSay, useWords } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { LinkFacts } from './link-facts.tsx'

type Shown = Awaited<ReturnType<Api['booking']['showLink']>>
type Back = NonNullable<Shown['back']>
type Following = { back: Back; code: string; onShown: (shown: Shown) => void }

export function BackByLink(following: Following) {
  const words = useWords('booking')
  const trip = useWords('trip')
  const say = useSay()
  const [moved, setMoved] = useState<string>()
  const { back } = following
  const { go } = words
  const sums = (
    [
      [go.back.byGateway, back.by_gateway],
      [go.back.byTransfer, back.by_transfer],
      [go.back.compensation, back.compensation],
    ] as const
  ).filter(([, amount]) => amount > 0)
  const isChoosing = back.until !== null
  const isSent = back.by_transfer + back.compensation > 0
  const facts: [string, string][] = [
    [words.number, inFours(back.booking_id)],
    [words.trip, say(back.page_title)],
    [go.dates, moved ?? spanOf(back.departure_date, back.return_date)],
    [go.party, words.party(back.party.adult, back.party.child, back.party.baby)],
  ]
  const title = () => {
    if (moved) return go.back.moved
    return isChoosing ? go.back.choose : go.back.title
  }
  const line = () => {
    if (moved) return go.back.movedLine
    if (back.until) return go.back.chooseLine(`${dayOf(back.until)} ${timeOf(back.until)}`)
    return sums.length > 0 ? go.back.line(back.name) : go.back.nothing
  }
  return (
    <AuthFrame title={title()} line={line()} wide isNext>
      <LinkFacts facts={facts} />
      {!moved && back.others.length > 0 && <OtherDates {...following} onMoved={setMoved} />}
      {(!moved || (!isChoosing && sums.length > 0)) && (
        <section className="grid gap-4">
          {isChoosing && <h2 className="text-22">{go.back.money}</h2>}
          {moved && <h2 className="text-22">{go.back.title}</h2>}
          {sums.map(([label, amount]) => (
            <p key={label} className="money flex items-baseline justify-between">
              <span>{label}</span>
              <span className="font-bold text-18">{trip.won(withCommas(amount))}</span>
            </p>
          ))}
          {(isSent || isChoosing) && (
            <TakeBack key={String(isChoosing)} {...following} asksAccount={isSent} />
          )}
        </section>
      )}
    </AuthFrame>
  )
}

type Other = Back['others'][number]
type Moving = Following & { onMoved: (dates: string) => void }

/** One press each. What it costs more is paid on the next screen, by the same link. */
function OtherDates(moving: Moving) {
  const { go } = useWords('booking')
  const { move, isMoving, problem } = useMove(moving)
  return (
    <section className="grid gap-3">
      <h2 className="text-22">{go.back.others}</h2>
      <Problem>{problem}</Problem>
      <ul className="grid gap-2">
        {moving.back.others.map((other) => (
          <OtherDate key={other.departure_id} other={other} isOff={isMoving} move={() => void move(other)} />
        ))}
      </ul>
    </section>
  )
}

function useMove({ code, onShown, onMoved }: Moving) {
  const { go } = useWords('booking')
  const say = useSay()
  const api = useContext(ApiContext)
  const [problem, setProblem] = useState('')
  const [isMoving, setMoving] = useState(false)
  // the same press again, after a lost answer, is the same move
  const keys = useRef(new Map<string, string>())
  const move = async ({ departure_id, total, departure_date, return_date }: Other) => {
    if (!api) return
    setMoving(true)
    setProblem('')
    try {
      const press = `${departure_id} ${total}`
      const key = keys.current.get(press) ?? crypto.randomUUID()
      keys.current.set(press, key)
      const { due, refund } = await api.booking.moveByLink({ code, departure_id, total }, { key })
      if (due > 0) return onShown(await api.booking.showLink({ code }))
      onMoved(spanOf(departure_date, return_date))
      if (refund > 0) onShown(await api.booking.showLink({ code })) // where it is sent is asked for
    } catch (refused) {
      setProblem(say(refusalOf(refused).description) || go.failed)
      const shown = await api.booking.showLink({ code }).catch(() => undefined)
      if (shown) onShown(shown) // what is left by now
    } finally {
      setMoving(false)
    }
  }
  return { move, isMoving, problem }
}

function OtherDate({ other, isOff, move }: { other: Other; isOff: boolean; move: () => void }) {
  const { go } = useWords('booking')
  const trip = useWords('trip')
  const difference = (more: number) => {
    if (more === 0) return go.back.same
    const won = trip.won(withCommas(Math.abs(more)))
    return more > 0 ? go.back.more(won) : go.back.less(won)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-input border border-line p-4">
      <span className="grid gap-0.5">
        <span className="money font-semibold">
          {spanOf(other.departure_date, other.return_date)} {other.departure_time}
        </span>
        <span className="text-15 text-soft">
          {difference(other.more)} · {trip.won(withCommas(other.total))}
        </span>
      </span>
      <button
        type="button"
        className="button-quiet"
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
 * The account is asked for where money goes by transfer; one that was given may be mended until it was used.
 */
function TakeBack({ back, code, onShown, asksAccount }: Following & { asksAccount: boolean }) {
  const { go } = useWords('booking')
  const [isMending, setMending] = useState(back.account === null)
  const isChoosing = back.until !== null
  const { bind, problem, sending, submit, mendTyped } = useSend({
    schema: () => import('#domain/payment/forms.ts').then(({ PayoutForm }) => PayoutForm),
    read: (typed) => ({
      account:
        asksAccount && isMending
          ? {
              bank: typed['account.bank'],
              account_number: typed['account.account_number'],
              account_holder: typed['account.account_holder'],
            }
          : undefined,
    }),
    send: async (api, { account }) => onShown(await api.booking.takeBack({ code, account })),
  })
  const { account } = back
  return (
    <form noValidate onSubmit={submit} onInput={mendTyped} className="grid gap-4">
      {asksAccount && account && !isMending && (
        <p role="status" className="flex flex-wrap items-center justify-between gap-2 text-15">
          {go.back.given(account.bank, account.ending, account.account_holder)}
          <button type="button" className="button-quiet" onClick={() => setMending(true)}>
            {go.back.mend}
          </button>
        </p>
      )}
      {asksAccount && isMending && <AccountFields bind={bind} />}
      <Problem>{problem}</Problem>
      {(isChoosing || isMending) && (
        <Submit sending={sending} className="button-main">
          {isChoosing ? go.back.take : go.back.save}
        </Submit>
      )}
    </form>
  )
}

function AccountFields({ bind }: Pick<ReturnType<typeof useSend>, 'bind'>) {
  const { back: words } = useWords('booking').go
  return (
    <>
      <Field {...bind('account.bank')} label={words.bank} list="banks" />
      <datalist id="banks">
        {words.banks.map((bank) => (
          <option key={bank} value={bank} />
        ))}
      </datalist>
      <Field
        {...bind('account.account_number')}
        label={words.number}
        inputMode="numeric"
        autoComplete="off"
      />
      <Field {...bind('account.account_holder')} label={words.holder} hint={words.kept} autoComplete="name" />
    </>
  )
}
