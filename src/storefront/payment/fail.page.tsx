// /payment/fail: the gateway sends back a buyer who did not pay. A kind sentence, and the way on.
// Also a buyer who paid before and came back by the browser's button.
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageHead } from '#storefront/kit/page-head.tsx'
import { useText } from '#web/session.tsx'
import { PayScreen } from './pay-screen.tsx'
import { buildAgainHref, buildReturnHref, endAttempt, parseBookingId } from './payment-attempt.ts'

/** The order was used before, so only the booking knows its outcome. */
const usedOrderCodes = ['DUPLICATED_ORDER_ID', 'ALREADY_PROCESSED_PAYMENT']

export default function PaymentFailPage() {
  const { paying: words } = useText('booking')
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  const [savedBookingId, setRecalled] = useState<string>()
  useEffect(() => setRecalled(endAttempt()), [])
  const booking_id = parseBookingId(search.get('orderId')) ?? savedBookingId
  const sentences: Record<string, string> = words.failed
  const sentence = (Object.hasOwn(sentences, code) && sentences[code]) || words.failed.other
  const isUsed = usedOrderCodes.includes(code)
  return (
    <>
      <PageHead title={words.title} />
      <PayScreen sentence={isUsed ? words.used : sentence} line={isUsed ? words.usedLine : words.failedLine}>
        {booking_id ? (
          <>
            {!isUsed && (
              <a href={buildAgainHref(booking_id)} data-reload className="button-primary">
                {words.payAgain}
              </a>
            )}
            <a href={buildReturnHref(booking_id)} className={isUsed ? 'button-primary' : 'button-secondary'}>
              {words.toBooking}
            </a>
          </>
        ) : (
          <a href="/" data-popup="look-up" className="button-primary">
            {words.toBooking}
          </a>
        )}
      </PayScreen>
    </>
  )
}
