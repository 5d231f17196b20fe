// Behind a link: seats that are kept for who waited, what they cost, and the button that books them.

import { useContext, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Api, ApiContext } from '#storefront/api.ts'
import { PriceLines } from '#storefront/departure/price-lines.tsx'
import { FormFrame } from '#storefront/kit/form-frame.tsx'
import { useDates } from '#storefront/kit/use-dates.ts'
import { Problem } from '#ui/problem.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { LinkFacts, TotalLine } from './link-facts.tsx'

type SeatOffer = NonNullable<Awaited<ReturnType<Api['reservation']['showLink']>>['offer']>

export function OfferByLink({ offer, code }: { offer: SeatOffer; code: string }) {
  const { formatSpan, formatMoment } = useDates()
  const words = useText('booking')
  const _trip = useText('trip')
  const localized = useLocalized()
  const api = useContext(ApiContext)
  const navigate = useNavigate()
  const [problem, setProblem] = useState('')
  const [isAccepting, setAccepting] = useState(false)
  const key = useRef(crypto.randomUUID())
  const { go } = words
  const { party, total, until } = offer
  const acceptOffer = async () => {
    setAccepting(true)
    setProblem('')
    try {
      const booked = await api?.reservation.takeOffer({ code, total }, { key: key.current })
      if (booked) await navigate(`/travel/booking/${booked.booking_id}`, { replace: true })
    } catch (error) {
      const { refusal, description } = parseRefusal(error)
      setProblem(refusal === 'LINK_EXPIRED' ? go.offer.over : localized(description) || go.failed)
      setAccepting(false)
    }
  }
  const facts: [string, string][] = [
    [words.trip, localized(offer.page_title)],
    [go.dates, formatSpan(offer.departure_date, offer.return_date)],
    [go.party, words.party(party.adult, party.child, party.baby)],
  ]
  return (
    <FormFrame title={go.offer.title} line={go.offer.line(offer.name, formatMoment(until))} wide isNext>
      <LinkFacts facts={facts} />
      <div className="grid gap-2">
        <PriceLines lines={offer.price_lines} />
        <TotalLine total={total} />
      </div>
      <Problem>{problem}</Problem>
      <button
        type="button"
        className="button-primary"
        disabled={isAccepting}
        onClick={() => void acceptOffer()}
      >
        {go.offer.take}
      </button>
    </FormFrame>
  )
}
