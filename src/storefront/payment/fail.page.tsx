// /payment/fail: the gateway sends back a buyer who did not pay. A kind sentence, and the way on.
// Also a buyer who paid before and came back by the browser's button.
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageHead } from '#storefront/shell/page-head.tsx'
import { useWords } from '#web/session.tsx'
import { PayScreen } from './pay-screen.tsx'
import { bookingOf, endTry, wayBack } from './paying.ts'

/** This order was used before: only the booking knows what became of it. */
const usedBefore = ['DUPLICATED_ORDER_ID', 'ALREADY_PROCESSED_PAYMENT']

export default function PaymentFailPage() {
  const { paying: words } = useWords('booking')
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  const [recalled, setRecalled] = useState<string>()
  useEffect(() => setRecalled(endTry()), [])
  const booking_id = bookingOf(search.get('orderId')) ?? recalled
  const sentences: Record<string, string> = words.failed
  const sentence = (Object.hasOwn(sentences, code) && sentences[code]) || words.failed.other
  const isUsed = usedBefore.includes(code)
  return (
    <>
      <PageHead title={words.title} />
      <PayScreen sentence={isUsed ? words.used : sentence} line={isUsed ? words.usedLine : words.failedLine}>
        {booking_id ? (
          <>
            {!isUsed && (
              <a href={`/payment/window?booking_id=${booking_id}`} data-reload className="button-main">
                {words.payAgain}
              </a>
            )}
            <a href={wayBack(booking_id)} className={isUsed ? 'button-main' : 'button-quiet'}>
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
