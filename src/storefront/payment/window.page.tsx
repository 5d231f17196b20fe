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
  const api = useContext(ApiContext)
  const navigate = useNavigate()
  const booking_id = useSearchParams()[0].get('booking_id') ?? ''
  const [problem, setProblem] = useState<{ sentence: string; isFinal: boolean }>()
  const [tried, setTried] = useState(0)

  const toBooking = useCallback(
    () => navigate(wayBack(booking_id), { replace: true }),
    [navigate, booking_id],
  )
  const say = useSay()
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
  useEffect(() => {
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && void toBooking()
    addEventListener('pageshow', shownAgain)
    return () => removeEventListener('pageshow', shownAgain)
  }, [toBooking])

  const again = () => {
    setProblem(undefined)
    setTried(tried + 1)
  }
  return (
    <>
      <PageHead title={words.title} />
      <PayScreen sentence={problem?.sentence ?? words.opening} isWaiting={problem === undefined}>
        {problem && (
          <>
            {!problem.isFinal && (
              <button type="button" className="button-main" onClick={again}>
                {words.again}
              </button>
            )}
            <a href={wayBack(booking_id)} className={problem.isFinal ? 'button-main' : 'button-quiet'}>
              {words.toBooking}
            </a>
          </>
        )}
      </PayScreen>
    </>
  )
}
