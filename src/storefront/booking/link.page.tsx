// /go#code, from staff or a mail: pays for a booking, opens it, takes seats, or says where money goes back.

import { type FormEvent, useCallback, useContext, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { formatNumber } from '#lib/format.ts'
import { type Api, ApiContext } from '#storefront/api.ts'
import { PriceLines } from '#storefront/departure/price-lines.tsx'
import { ExpiredScene, FormFrame } from '#storefront/kit/form-frame.tsx'
import { useDates } from '#storefront/kit/use-dates.ts'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import { NoScriptNotice } from '#web/no-script-notice.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { readFormValues } from '#web/read-form-values.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { SubmitButton } from '#web/submit.tsx'
import { AgreeTerms } from './agree-terms.tsx'
import { HoldTimer } from './hold-timer.tsx'
import { readLinkCode, saveLinkCode } from './link-code.ts'
import { LinkFacts, TotalLine } from './link-facts.tsx'
import { OfferByLink } from './offer-by-link.tsx'
import { PayWays } from './pay-ways.tsx'
import { ReceiptForm } from './receipt-form.tsx'
import { RefundByLink } from './refund-by-link.tsx'

type LinkContent = Awaited<ReturnType<Api['reservation']['showLink']>>
type LinkPayment = NonNullable<LinkContent['pay']>

export default function BookingLinkPage() {
  const { go: words } = useText('booking')
  const localized = useLocalized()
  const api = useContext(ApiContext)
  const [code, setCode] = useState('')
  const [content, setContent] = useState<LinkContent>()
  const [isLoading, setLoading] = useState(true)
  const [problem, setProblem] = useState('')

  const loadLink = useCallback(
    async (typed: string) => {
      if (!api) return
      if (!typed) return setLoading(false)
      setProblem('')
      try {
        const loaded = await api.reservation.showLink({ code: typed })
        saveLinkCode(typed, loaded.pay?.booking_id)
        setCode(typed)
        setContent(loaded)
      } catch (error) {
        const { refusal, description } = parseRefusal(error)
        const isWrong = refusal === 'LINK_EXPIRED' || refusal === 'BAD_INPUT'
        setProblem(isWrong ? words.expired : localized(description) || words.failed)
      }
      setLoading(false)
    },
    [api, localized, words],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the page has its client
  useEffect(() => {
    const follow = () => {
      if (location.hash.length > 1) void loadLink(readLinkCode()) // another link, opened in this very tab
    }
    void loadLink(readLinkCode())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [api])

  if (content?.pay) return <PayByLink pay={content.pay} code={code} onShown={setContent} />
  if (content?.back) return <RefundByLink refund={content.back} code={code} onShown={setContent} />
  if (content?.offer) return <OfferByLink offer={content.offer} code={code} />
  if (content) return <OpenByLink code={code} />
  return (
    <FormFrame title={words.title} line={isLoading ? undefined : words.line}>
      {isLoading ? <p role="status">{words.asking}</p> : <CodeEntry problem={problem} onCode={loadLink} />}
      <NoScriptNotice />
    </FormFrame>
  )
}

/** For a customer who was told the code on the telephone. */
function CodeEntry({ problem, onCode }: { problem: string; onCode: (code: string) => Promise<void> }) {
  const { go: words } = useText('booking')
  const { contact } = useText('shell')
  const [missing, setMissing] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { code } = readFormValues(event.currentTarget)
    setMissing(code ? '' : words.enter)
    if (code) void onCode(code)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {problem && <ExpiredScene />}
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
      {problem && (
        <a href="/contact" className="button-secondary">
          {contact}
        </a>
      )}
    </form>
  )
}

type PayByLinkProps = { pay: LinkPayment; code: string; onShown: (content: LinkContent) => void }

function PayByLink({ pay, code, onShown }: PayByLinkProps) {
  const { formatSpan } = useDates()
  const words = useText('booking')
  const localized = useLocalized()
  const { booking_id, name, party, amount, held_until } = pay
  const api = useContext(ApiContext)
  const reload = async () => api && onShown(await api.reservation.showLink({ code }))
  const isByGateway = pay.pay_by === 'gateway'
  /** The trip was paid and costs more by now: seats are held for the first payment only. */
  const isRest = held_until === null && !pay.reserved_free
  const facts: [string, string][] = [
    [words.number, formatInFours(booking_id)],
    [words.trip, localized(pay.page_title)],
    [words.go.dates, formatSpan(pay.departure_date, pay.return_date)],
    [words.go.party, words.party(party.adult, party.child, party.baby)],
    ...(pay.share ? [[words.go.shareOf, pay.share.name] satisfies [string, string]] : []),
  ]
  return (
    <FormFrame title={words.go.pay} line={words.go[pickLine(pay)](name)} wide isNext>
      <LinkFacts facts={facts} />
      <div className="grid gap-2">
        <PriceLines lines={pay.price_lines} />
        <TotalLine total={pay.total} />
        {!pay.share && (isRest || pay.deposit > 0) && amount > 0 && <RestLine amount={amount} />}
      </div>
      {held_until && !pay.bank_transfer && !pay.virtual_account && <HoldTimer held_until={held_until} />}
      {pay.consents_due && (
        <AgreeTerms
          special={pay.special}
          submit={isByGateway ? words.go.agree : words.go.agreeTransfer}
          agree={async (api, consents) => onShown(await api.reservation.agreeByLink({ code, consents }))}
        />
      )}
      {!pay.consents_due && pay.reserved_free && <p>{words.reservedFree}</p>}
      {!pay.consents_due && amount > 0 && (
        <PayWays
          pay={pay.share ? { ...pay, name: pay.share.name } : pay}
          isByLink
          open={(api, chosen, sending) => api.reservation.payByLink({ code, ...chosen }, sending)}
          onOpened={reload}
        />
      )}
      {(pay.bank_transfer || pay.virtual_account) && (
        <ReceiptForm
          receipt_wish={pay.receipt_wish}
          save={async (api, receipt) => onShown(await api.reservation.receiptByLink({ code, receipt }))}
        />
      )}
    </FormFrame>
  )
}

/** Why the link was sent: to pay what was booked, the balance, or what a change costs more. */
function pickLine({ held_until, reserved_free, balance_by, share }: LinkPayment) {
  if (share) return 'shareLine'
  if (held_until !== null || reserved_free) return 'payLine'
  return balance_by === null ? 'restLine' : 'balanceLine'
}

function RestLine({ amount }: { amount: number }) {
  const { go: words } = useText('booking')
  const trip = useText('trip')
  return (
    <p className="money flex items-baseline justify-between">
      <span className="font-semibold">{words.rest}</span>
      <span className="font-bold text-22">{trip.won(formatNumber(amount))}</span>
    </p>
  )
}

/** A press opens the link, so that a messenger or a mail program that looks at it does not spend it. */
function OpenByLink({ code }: { code: string }) {
  const { go: words } = useText('booking')
  const localized = useLocalized()
  const api = useContext(ApiContext)
  const navigate = useNavigate()
  const [problem, setProblem] = useState('')
  const [isOpening, setOpening] = useState(false)
  const open = async () => {
    setOpening(true)
    try {
      const opened = await api?.reservation.openByLink({ code })
      if (opened) await navigate(`/travel/booking/${opened.booking_id}`, { replace: true })
    } catch (error) {
      const { refusal, description } = parseRefusal(error)
      setProblem(refusal === 'LINK_EXPIRED' ? words.expired : localized(description) || words.failed)
      setOpening(false)
    }
  }
  return (
    <FormFrame title={words.open} line={words.openLine} isNext>
      <Problem>{problem}</Problem>
      <button type="button" className="button-primary" disabled={isOpening} onClick={() => void open()}>
        {words.openNow}
      </button>
    </FormFrame>
  )
}
