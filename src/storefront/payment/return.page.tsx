// /payment/return: where the gateway sends the buyer back.
// Nothing happens by opening it; the page itself asks us, from our own origin, to confirm.
// A pay app may come back into another browser: there it says what became of the payment, and a code leads
// on.
import { useContext, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiContext } from '#storefront/api.ts'
import { CodeForm } from '#storefront/booking/code-form.tsx'
import { findPayCode } from '#storefront/booking/link-code.ts'
import { PageHead } from '#storefront/kit/page-head.tsx'
import { isOutcomeUnknown, parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { PayScreen } from './pay-screen.tsx'
import { buildAgainHref, buildReturnHref, endAttempt, parseBookingId } from './payment-attempt.ts'

const pollEvery_ms = 3_000
const maxPolls = 20

export default function PaymentReturnPage() {
  const { paying: words } = useText('booking')
  const [search] = useSearchParams()
  const [paymentKey = '', orderId = '', amount = ''] = ['paymentKey', 'orderId', 'amount'].map(
    (name) => search.get(name) ?? '',
  )
  const isWhole = paymentKey !== '' && orderId !== '' && /^\d{1,12}$/.test(amount)
  const outcome = useConfirmPayment(isWhole ? { paymentKey, orderId, amount: Number(amount) } : undefined)
  return (
    <>
      <PageHead title={words.title} />
      <PaymentOutcome
        {...outcome}
        isIncomplete={!isWhole}
        returned={{ booking_id: parseBookingId(orderId), orderId, paymentKey }}
      />
    </>
  )
}

type Payment = { paymentKey: string; orderId: string; amount: number }

/** Asks until the outcome of the payment is known; a buyer who paid goes to the booking. */
function useConfirmPayment(payment: Payment | undefined) {
  const { paying: words, paidNow } = useText('booking')
  const localized = useLocalized()
  const api = useContext(ApiContext)
  const navigate = useNavigate()
  const [polls, setPolls] = useState(0)
  const [elsewhere, setElsewhere] = useState<ReturnState>()
  const [refused, setRefused] = useState<OutcomeProps['refused']>()
  const pollAgain = () => setPolls(polls + 1)
  useCall(
    api && payment && polls <= maxPolls ? `look ${polls}` : undefined,
    async () => payment && api?.payment.paymentReturn(payment),
    {
      delay_ms: polls === 0 ? 0 : pollEvery_ms,
      onAnswer: (answer) => {
        if (!answer) return
        if (answer.booking_id === null) setElsewhere(answer.state)
        if (answer.state === 'checking') return pollAgain()
        endAttempt()
        if (answer.booking_id === null) return
        void navigate(`/travel/booking/${answer.booking_id}`, {
          replace: true,
          state: answer.state === 'paid' ? { said: paidNow, paid: true } : { said: words.cancelled },
        })
      },
      onError: (error) => {
        const { refusal, description } = parseRefusal(error)
        if (isOutcomeUnknown(refusal)) return pollAgain()
        endAttempt()
        setRefused({ code: refusal, sentence: localized(description) })
      },
    },
  )
  return { polls, elsewhere, refused }
}

type ReturnState = 'paid' | 'checking' | 'cancelled'
type ReturnParams = { booking_id: string | undefined; orderId: string; paymentKey: string }
type OutcomeProps = {
  isIncomplete: boolean
  refused: { code: string | undefined; sentence: string } | undefined
  elsewhere: ReturnState | undefined
  polls: number
  returned: ReturnParams
}

function PaymentOutcome({ isIncomplete, refused, elsewhere, polls, returned }: OutcomeProps) {
  const { paying: words } = useText('booking')
  const { booking_id } = returned
  const back = (
    <a href={buildReturnHref(booking_id)} className="button-secondary">
      {words.toBooking}
    </a>
  )
  if (isIncomplete) return <PayScreen sentence={words.nothing}>{back}</PayScreen>
  if (refused?.code === 'PAYMENT_DECLINED')
    return (
      <PayScreen sentence={words.declined} line={words.declinedLine}>
        <a href={buildAgainHref(booking_id)} data-reload className="button-primary">
          {words.payAgain}
        </a>
        {back}
      </PayScreen>
    )
  if (refused) return <PayScreen sentence={refused.sentence || words.failed.other}>{back}</PayScreen>
  if (elsewhere && findPayCode(booking_id))
    return (
      <PayScreen sentence={words.elsewhere[elsewhere]} line={words.elsewhere.byLink}>
        <a href="/" className="button-secondary">
          {words.home}
        </a>
      </PayScreen>
    )
  if (elsewhere && booking_id)
    return <InOtherBrowser elsewhere={elsewhere} returned={{ ...returned, booking_id }} />
  if (polls === 0) return <PayScreen sentence={words.confirming} line={words.confirmingLine} isWaiting />
  return (
    <PayScreen sentence={words.checking} line={words.checkingLine} isWaiting={polls <= maxPolls}>
      {back}
    </PayScreen>
  )
}

type OtherBrowserProps = { elsewhere: ReturnState; returned: ReturnParams & { booking_id: string } }

function InOtherBrowser({ elsewhere, returned: { booking_id, orderId, paymentKey } }: OtherBrowserProps) {
  const { paying: words, lookUp } = useText('booking')
  return (
    <PayScreen sentence={words.elsewhere[elsewhere]} line={words.elsewhere.line}>
      <div className="grid w-full gap-4 text-left">
        <CodeForm
          booking_id={booking_id}
          requestCode={(api) => api.payment.askReturnCode({ orderId, paymentKey })}
        />
        <p className="border-line border-t pt-4 text-15 text-soft">
          {lookUp.members}{' '}
          <a
            href={`/auth/login?to=${encodeURIComponent(`/travel/booking/${booking_id}`)}`}
            className="inline-flex min-h-11 items-center font-semibold text-brand-700"
          >
            {lookUp.login}
          </a>
        </p>
      </div>
    </PayScreen>
  )
}
