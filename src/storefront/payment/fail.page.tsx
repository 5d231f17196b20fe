// /payment/fail: the gateway sends back a buyer who did not pay. A kind sentence, and the way to pay after all.
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useWords } from '#storefront/session.tsx'
import { PageHead } from '#storefront/shell/page-head.tsx'
import { PayScreen } from './pay-screen.tsx'
import { bookingOf, endTry } from './paying.ts'

export default function PaymentFailPage() {
  const { paying: words } = useWords('booking')
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  const [recalled, setRecalled] = useState<string>()
  useEffect(() => setRecalled(endTry()), [])
  const booking_id = bookingOf(search.get('orderId')) ?? recalled
  const sentences: Record<string, string> = words.failed
  const sentence = (Object.hasOwn(sentences, code) && sentences[code]) || words.failed.other
  return (
    <>
      <PageHead title={words.title} />
      <PayScreen sentence={sentence} line={words.failedLine}>
        {booking_id ? (
          <>
            <a href={`/payment/window?booking_id=${booking_id}`} data-reload className="button-main">
              {words.payAgain}
            </a>
            <a href={`/travel/booking/${booking_id}`} className="button-quiet">
              {words.toBooking}
            </a>
          </>
        ) : (
          <a href="/" data-popup="look-up" className="button-main">
            {words.toBooking}
          </a>
        )}
      </PayScreen>
    </>
  )
}
