// /payment/window?booking_id=: opens a try and goes to the gateway.
// It is a document of its own, for the gateway's script may run here alone.
import { useCallback, useContext, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiContext } from '#storefront/api.ts'
import { payCodeOf } from '#storefront/booking/go-code.ts'
import { PageHead } from '#storefront/shell/page-head.tsx'
import { refusalOf } from '#web/refusal-of.ts'
import { useSay, useWords } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { cameBack, openGateway } from './gateway-window.ts'
import { PayScreen } from './pay-screen.tsx'
import { endTry, keyOf, wayBack } from './paying.ts'

/** Trying again would bring the same. */
const finalOnes = [
  'NOT_PAYABLE',
  'CONSENT_REQUIRED',
  'LINK_EXPIRED',
  'BOOKING_NOT_FOUND',
  'LOGIN_REQUIRED',
  'BAD_INPUT',
]
const isFinal = (refusal = '') => finalOnes.includes(refusal)

export default function PayWindowPage() {
  const words = useWords('booking').paying
  const say = useSay()
  const api = useContext(ApiContext)
  const booking_id = useSearchParams()[0].get('booking_id') ?? ''
  const [problem, setProblem] = useState<{ sentence: string; isFinal: boolean }>()
  const [tried, setTried] = useState(0)
  const toBooking = useWayBack(booking_id)
  const fail = (error: unknown) => {
    endTry()
    const { refusal, description } = refusalOf(error)
    setProblem({ sentence: say(description) || words.notOpened, isFinal: isFinal(refusal) })
  }
  useCall(
    api ? `${booking_id} ${tried}` : undefined,
    async () => {
      if (!api || cameBack()) return undefined
      const code = payCodeOf(booking_id)
      const sending = { key: keyOf(booking_id) }
      return code ? api.booking.payByLink({ code }, sending) : api.payment.payment({ booking_id }, sending)
    },
    {
      onAnswer: (opened) => {
        if (opened?.gateway) openGateway(opened.gateway, opened.amount).catch(fail)
        else void toBooking() // the account to transfer to stands there
      },
      onError: fail,
    },
  )
  const again = () => {
    setProblem(undefined)
    setTried(tried + 1)
  }
  return (
    <>
      <PageHead title={words.title} />
      <PayScreen sentence={problem?.sentence ?? words.opening} isWaiting={problem === undefined}>
        {problem && <WaysOn {...{ booking_id, again }} isFinal={problem.isFinal} />}
      </PayScreen>
    </>
  )
}

/** Leads to the booking; also whoever comes back to this page from the gateway by the browser's own way. */
function useWayBack(booking_id: string) {
  const navigate = useNavigate()
  const toBooking = useCallback(
    () => navigate(wayBack(booking_id), { replace: true }),
    [navigate, booking_id],
  )
  useEffect(() => {
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && void toBooking()
    addEventListener('pageshow', shownAgain)
    return () => removeEventListener('pageshow', shownAgain)
  }, [toBooking])
  return toBooking
}

type WaysProps = { booking_id: string; isFinal: boolean; again: () => void }

function WaysOn({ booking_id, isFinal, again }: WaysProps) {
  const words = useWords('booking').paying
  return (
    <>
      {!isFinal && (
        <button type="button" className="button-main" onClick={again}>
          {words.again}
        </button>
      )}
      <a href={wayBack(booking_id)} className={isFinal ? 'button-main' : 'button-quiet'}>
        {words.toBooking}
      </a>
    </>
  )
}
