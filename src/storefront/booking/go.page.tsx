// /go#code, from staff or a mail: pays for a booking, opens it, takes seats, or says where money goes back.

import { type FormEvent, useCallback, useContext, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { inFours } from '#domain/booking/number.ts'
import { spanOf } from '#plain/days.ts'
import { withCommas } from '#plain/format.ts'
import { type Api, ApiContext } from '#storefront/api.ts'
import { AuthFrame } from '#storefront/auth/auth-frame.tsx'
import { PriceLines } from '#storefront/trip/price-lines.tsx'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import { NeedsScript } from '#web/needs-script.tsx'
import { refusalOf } from '#web/refusal-of.ts'
import { useSay, useWords } from '#web/session.tsx'
import { SubmitButton } from '#web/submit.tsx'
import { AgreeTerms } from './agree-terms.tsx'
import { BackByLink } from './back.tsx'
import { keepCode, takeCode } from './go-code.ts'
import { Hold } from './hold.tsx'
import { LinkFacts, TotalLine } from './link-facts.tsx'
import { OfferByLink } from './offer.tsx'
import { Transfer } from './pay-box.tsx'

type Shown = Awaited<ReturnType<Api['booking']['showLink']>>
type Pay = NonNullable<Shown['pay']>

export default function GoPage() {
  const { go: words } = useWords('booking')
  const say = useSay()
  const api = useContext(ApiContext)
  const [code, setCode] = useState('')
  const [shown, setShown] = useState<Shown>()
  const [isAsking, setAsking] = useState(true)
  const [problem, setProblem] = useState('')

  const look = useCallback(
    async (typed: string) => {
      if (!api) return
      if (!typed) return setAsking(false)
      setProblem('')
      try {
        const found = await api.booking.showLink({ code: typed })
        keepCode(typed, found.pay?.booking_id)
        setCode(typed)
        setShown(found)
      } catch (refused) {
        const { refusal, description } = refusalOf(refused)
        const isWrong = refusal === 'LINK_EXPIRED' || refusal === 'BAD_INPUT'
        setProblem(isWrong ? words.expired : say(description) || words.failed)
      }
      setAsking(false)
    },
    [api, say, words],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the page has its client
  useEffect(() => {
    const follow = () => {
      if (location.hash.length > 1) void look(takeCode()) // another link, opened in this very tab
    }
    void look(takeCode())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [api])

  if (shown?.pay) return <PayByLink pay={shown.pay} code={code} onShown={setShown} />
  if (shown?.back) return <BackByLink back={shown.back} code={code} onShown={setShown} />
  if (shown?.offer) return <OfferByLink offer={shown.offer} code={code} />
  if (shown) return <OpenByLink code={code} />
  return (
    <AuthFrame title={words.title} line={isAsking ? undefined : words.line}>
      {isAsking ? <p role="status">{words.asking}</p> : <CodeEntry problem={problem} onCode={look} />}
      <NeedsScript />
    </AuthFrame>
  )
}

/** For who was told the code on the telephone. */
function CodeEntry({ problem, onCode }: { problem: string; onCode: (code: string) => Promise<void> }) {
  const { go: words } = useWords('booking')
  const [missing, setMissing] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    setMissing(code ? '' : words.enter)
    if (code) void onCode(code)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        name="code"
        label={words.code}
        hint={words.codeHint}
        autoCapitalize="characters"
        autoComplete="off"
        error={missing}
      />
      <Problem>{problem}</Problem>
      <SubmitButton sending={false}>{words.goOn}</SubmitButton>
    </form>
  )
}

type Paying = { pay: Pay; code: string; onShown: (shown: Shown) => void }

function PayByLink({ pay, code, onShown }: Paying) {
  const words = useWords('booking')
  const say = useSay()
  const { booking_id, name, party, amount, held_until, bank_transfer } = pay
  const isByGateway = pay.pay_by === 'gateway'
  /** The trip was paid, and costs more by now. */
  const isRest = amount !== pay.total
  const facts: [string, string][] = [
    [words.number, inFours(booking_id)],
    [words.trip, say(pay.page_title)],
    [words.go.dates, spanOf(pay.departure_date, pay.return_date)],
    [words.go.party, words.party(party.adult, party.child, party.baby)],
  ]
  return (
    <AuthFrame title={words.go.pay} line={words.go[isRest ? 'restLine' : 'payLine'](name)} wide isNext>
      <LinkFacts facts={facts} />
      <div className="grid gap-2">
        <PriceLines lines={pay.price_lines} />
        <TotalLine total={pay.total} />
        {isRest && <RestLine amount={amount} />}
      </div>
      {held_until && isByGateway && <Hold held_until={held_until} />}
      {pay.consents_due && (
        <AgreeTerms
          special={pay.special}
          submit={isByGateway ? words.go.agree : words.go.agreeTransfer}
          agree={async (api, consents) => onShown(await api.booking.agreeByLink({ code, consents }))}
        />
      )}
      {!pay.consents_due && isByGateway && (
        <a href={`/payment/window?booking_id=${booking_id}`} data-reload className="button-main">
          {words.pay}
        </a>
      )}
      {!pay.consents_due && bank_transfer && (
        <Transfer account={bank_transfer} amount={amount} held_until={held_until} />
      )}
    </AuthFrame>
  )
}

function RestLine({ amount }: { amount: number }) {
  const { go: words } = useWords('booking')
  const trip = useWords('trip')
  return (
    <p className="money flex items-baseline justify-between">
      <span className="font-semibold">{words.rest}</span>
      <span className="font-bold text-22">{trip.won(withCommas(amount))}</span>
    </p>
  )
}

/** Pressing spends the link: what looks at it before (a messenger, a mail program) does not. */
function OpenByLink({ code }: { code: string }) {
  const { go: words } = useWords('booking')
  const say = useSay()
  const api = useContext(ApiContext)
  const navigate = useNavigate()
  const [problem, setProblem] = useState('')
  const [isOpening, setOpening] = useState(false)
  const open = async () => {
    setOpening(true)
    try {
      const opened = await api?.booking.openByLink({ code })
      if (opened) await navigate(`/travel/booking/${opened.booking_id}`, { replace: true })
    } catch (refused) {
      const { refusal, description } = refusalOf(refused)
      setProblem(refusal === 'LINK_EXPIRED' ? words.expired : say(description) || words.failed)
      setOpening(false)
    }
  }
  return (
    <AuthFrame title={words.open} line={words.openLine} isNext>
      <Problem>{problem}</Problem>
      <button type="button" className="button-main" disabled={isOpening} onClick={() => void open()}>
        {words.openNow}
      </button>
    </AuthFrame>
  )
}
