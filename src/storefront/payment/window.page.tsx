// /payment/window?booking_id=: creates a payment attempt and goes to the gateway.
// It is a document of its own, for the gateway's script may run here alone.
import { useCallback, useContext, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiContext } from '#storefront/api.ts'
import { findPayCode } from '#storefront/booking/link-code.ts'
import { PageHead } from '#storefront/kit/page-head.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { isBackNavigation, openGateway } from './gateway-window.ts'
import { PayScreen } from './pay-screen.tsx'
import { buildReturnHref, endAttempt, getPaymentKey } from './payment-attempt.ts'

/** Refusals that another try would repeat. */
const finalRefusals = [
  'NOT_PAYABLE',
  'WAY_NOT_OFFERED',
  'CONSENT_REQUIRED',
  'LINK_EXPIRED',
  'BOOKING_NOT_FOUND',
  'LOGIN_REQUIRED',
  'BAD_INPUT',
]
const isFinal = (refusal = '') => finalRefusals.includes(refusal)

export default function PayWindowPage() {
  const words = useText('booking').paying
  const localized = useLocalized()
  const api = useContext(ApiContext)
  const [search] = useSearchParams()
  const booking_id = search.get('booking_id') ?? ''
  const whole = search.has('whole') || undefined
  const way = search.get('way') === 'card' ? 'card' : undefined
  const [problem, setProblem] = useState<{ sentence: string; isFinal: boolean }>()
  const [attempts, setAttempts] = useState(0)
  const toBooking = useReturnToBooking(booking_id)
  const fail = (error: unknown) => {
    endAttempt()
    const { refusal, description } = parseRefusal(error)
    setProblem({ sentence: localized(description) || words.notOpened, isFinal: isFinal(refusal) })
  }
  useCall(
    api ? `${booking_id} ${attempts}` : undefined,
    async () => {
      if (!api || isBackNavigation()) return undefined
      const code = search.has('link') ? findPayCode(booking_id) : undefined
      const sending = { key: getPaymentKey(booking_id, search.toString()) }
      return code
        ? api.reservation.payByLink({ code, way, whole }, sending)
        : api.payment.payment({ booking_id, way, whole }, sending)
    },
    {
      onAnswer: (opened) => {
        if (opened?.gateway) openGateway(opened.gateway, opened.amount).catch(fail)
        else void toBooking() // the account to transfer to is there
      },
      onError: fail,
    },
  )
  const again = () => {
    setProblem(undefined)
    setAttempts(attempts + 1)
  }
  return (
    <>
      <PageHead title={words.title} />
      <PayScreen sentence={problem?.sentence ?? words.opening} isWaiting={problem === undefined}>
        {problem && <PayActions booking_id={booking_id} again={again} isFinal={problem.isFinal} />}
      </PayScreen>
    </>
  )
}

/** Goes to the booking, also when the buyer comes back from the gateway by the browser's button. */
function useReturnToBooking(booking_id: string) {
  const navigate = useNavigate()
  const toBooking = useCallback(
    () => navigate(buildReturnHref(booking_id), { replace: true }),
    [navigate, booking_id],
  )
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && void toBooking()
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [toBooking])
  return toBooking
}

type PayActionsProps = { booking_id: string; isFinal: boolean; again: () => void }

function PayActions({ booking_id, isFinal, again }: PayActionsProps) {
  const words = useText('booking').paying
  return (
    <>
      {!isFinal && (
        <button type="button" className="button-primary" onClick={again}>
          {words.again}
        </button>
      )}
      <a href={buildReturnHref(booking_id)} className={isFinal ? 'button-primary' : 'button-secondary'}>
        {words.toBooking}
      </a>
    </>
  )
}
