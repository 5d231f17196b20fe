// /payment/window?booking_id=: opens a try and goes to the gateway.
// It is a document of its own, for the gateway's script may run here alone.
import { useContext, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Api } from '#storefront/api.ts'
import { ApiContext } from '#storefront/api.ts'
import { payCodeOf } from '#storefront/booking/go-code.ts'
import { PageHead } from '#storefront/shell/page-head.tsx'
import { useSay, useWords } from '#web/session.tsx'
import { cameBack, openGateway } from './gateway-window.ts'
import { PayScreen } from './pay-screen.tsx'
import { endTry, keyOf, wayBack } from './paying.ts'

/** Trying again would bring the same. */
const final = [
  'NOT_PAYABLE',
  'CONSENT_REQUIRED',
  'LINK_EXPIRED',
  'BOOKING_NOT_FOUND',
  'LOGIN_REQUIRED',
  'BAD_INPUT',
]

export default function PayWindowPage() {
  const words = useWords('booking').paying
  const say = useSay()
  const api = useContext(ApiContext)
  const navigate = useNavigate()
  const booking_id = useSearchParams()[0].get('booking_id') ?? ''
  const [problem, setProblem] = useState<{ sentence: string; isFinal: boolean }>()
  const [tried, setTried] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    let here = true
    const toBooking = () => navigate(wayBack(booking_id), { replace: true })
    async function open(api: Api): Promise<void> {
      if (cameBack()) return toBooking()
      const code = payCodeOf(booking_id)
      const sending = { key: keyOf(booking_id) }
      const { amount, gateway } = await (code
        ? api.booking.payByLink({ code }, sending)
        : api.payment.payment({ booking_id }, sending))
      if (!here) return
      if (gateway) await openGateway(gateway, amount)
      else await toBooking() // the account to transfer to stands there
    }
    if (api)
      open(api).catch((error) => {
        endTry()
        const { refusal, description } = Object(error)
        if (here)
          setProblem({ sentence: say(description) || words.notOpened, isFinal: final.includes(refusal) })
      })
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && void toBooking()
    addEventListener('pageshow', shownAgain)
    return () => {
      here = false
      removeEventListener('pageshow', shownAgain)
    }
  }, [api, booking_id, tried])

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
