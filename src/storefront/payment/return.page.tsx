// /payment/return: where the gateway sends the buyer back.
// Nothing happens by opening it; the page itself asks us, from our own origin, to confirm.
// A pay app may come back into another browser: there it says what became of the payment, and a code leads
// on.
import { useContext, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiContext } from '#storefront/api.ts'
import { CodeForm } from '#storefront/booking/code-form.tsx'
import { payCodeOf } from '#storefront/booking/go-code.ts'
import { PageHead } from '#storefront/shell/page-head.tsx'
import { isUnclear, refusalOf } from '#web/refusal-of.ts'
import { useSay, useWords } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { PayScreen } from './pay-screen.tsx'
import { bookingOf, endTry, wayBack } from './paying.ts'

const every_ms = 3_000
const times = 20

export default function PaymentReturnPage() {
  const { paying: words } = useWords('booking')
  const [search] = useSearchParams()
  const [paymentKey = '', orderId = '', amount = ''] = ['paymentKey', 'orderId', 'amount'].map(
    (name) => search.get(name) ?? '',
  )
  const isWhole = paymentKey !== '' && orderId !== '' && /^\d{1,12}$/.test(amount)
  const known = useConfirming(isWhole ? { paymentKey, orderId, amount: Number(amount) } : undefined)
  return (
    <>
      <PageHead title={words.title} />
      <Outcome
        {...known}
        nothing={!isWhole}
        returned={{ booking_id: bookingOf(orderId), orderId, paymentKey }}
      />
    </>
  )
}

type Payment = { paymentKey: string; orderId: string; amount: number }

/** Asks until it is known what became of the payment; who paid is led to the booking. */
function useConfirming(payment: Payment | undefined) {
  const { paying: words, paidNow } = useWords('booking')
  const say = useSay()
  const api = useContext(ApiContext)
  const navigate = useNavigate()
  const [looked, setLooked] = useState(0)
  const [elsewhere, setElsewhere] = useState<Elsewhere>()
  const [refused, setRefused] = useState<Known['refused']>()
  const again = () => setLooked(looked + 1)
  useCall(
    api && payment && looked <= times ? `look ${looked}` : undefined,
    async () => payment && api?.payment.paymentReturn(payment),
    {
      pause_ms: looked === 0 ? 0 : every_ms,
      onAnswer: (answer) => {
        if (!answer) return
        if (answer.booking_id === null) setElsewhere(answer.state)
        if (answer.state === 'checking') return again()
        endTry()
        if (answer.booking_id === null) return
        void navigate(`/travel/booking/${answer.booking_id}`, {
          replace: true,
          state: { said: answer.state === 'paid' ? paidNow : words.cancelled },
        })
      },
      onError: (error) => {
        const { refusal, description } = refusalOf(error)
        if (isUnclear(refusal)) return again()
        endTry()
        setRefused({ code: refusal, sentence: say(description) })
      },
    },
  )
  return { looked, elsewhere, refused }
}

type Elsewhere = 'paid' | 'checking' | 'cancelled'
type Returned = { booking_id: string | undefined; orderId: string; paymentKey: string }
type Known = {
  nothing: boolean
  refused: { code: string | undefined; sentence: string } | undefined
  elsewhere: Elsewhere | undefined
  looked: number
  returned: Returned
}

function Outcome({ nothing, refused, elsewhere, looked, returned }: Known) {
  const { paying: words } = useWords('booking')
  const { booking_id } = returned
  const back = (
    <a href={wayBack(booking_id)} className="button-quiet">
      {words.toBooking}
    </a>
  )
  if (nothing) return <PayScreen sentence={words.nothing}>{back}</PayScreen>
  if (refused?.code === 'PAYMENT_DECLINED')
    return (
      <PayScreen sentence={words.declined} line={words.declinedLine}>
        <a href={`/payment/window?booking_id=${booking_id}`} data-reload className="button-main">
          {words.payAgain}
        </a>
        {back}
      </PayScreen>
    )
  if (refused) return <PayScreen sentence={refused.sentence || words.failed.other}>{back}</PayScreen>
  if (elsewhere && payCodeOf(booking_id))
    return (
      <PayScreen sentence={words.elsewhere[elsewhere]} line={words.elsewhere.byLink}>
        <a href="/" className="button-quiet">
          {words.home}
        </a>
      </PayScreen>
    )
  if (elsewhere && booking_id)
    return <InOtherBrowser elsewhere={elsewhere} returned={{ ...returned, booking_id }} />
  if (looked === 0) return <PayScreen sentence={words.confirming} line={words.confirmingLine} isWaiting />
  return (
    <PayScreen sentence={words.checking} line={words.checkingLine} isWaiting={looked <= times}>
      {back}
    </PayScreen>
  )
}

type Found = { elsewhere: Elsewhere; returned: Returned & { booking_id: string } }

function InOtherBrowser({ elsewhere, returned: { booking_id, orderId, paymentKey } }: Found) {
  const { paying: words, lookUp } = useWords('booking')
  return (
    <PayScreen sentence={words.elsewhere[elsewhere]} line={words.elsewhere.line}>
      <div className="grid w-full gap-4 text-left">
        <CodeForm booking_id={booking_id} ask={(api) => api.payment.askReturnCode({ orderId, paymentKey })} />
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
