// Behind a link: seats that are kept for who waited, what they cost, and the button that books them.

import { useContext, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { spanOf } from '#plain/days.ts'
import { dayOf, timeOf } from '#plain/format.ts'
import { type Api, ApiContext } from '#storefront/api.ts'
import { AuthFrame } from '#storefront/auth/auth-frame.tsx'
import { PriceLines } from '#storefront/trip/price-lines.tsx'
import { Problem } from '#ui/problem.tsx'
import { refusalOf } from '#web/refusal-of.ts'
import { useSay, useWords } from '#web/session.tsx'
import { LinkFacts, TotalLine } from './link-facts.tsx'

type Offer = NonNullable<Awaited<ReturnType<Api['booking']['showLink']>>['offer']>

export function OfferByLink({ offer, code }: { offer: Offer; code: string }) {
  const words = useWords('booking')
  const _trip = useWords('trip')
  const say = useSay()
  const api = useContext(ApiContext)
  const navigate = useNavigate()
  const [problem, setProblem] = useState('')
  const [isTaking, setTaking] = useState(false)
  const key = useRef(crypto.randomUUID())
  const { go } = words
  const { party, total, until } = offer
  const take = async () => {
    setTaking(true)
    setProblem('')
    try {
      const taken = await api?.booking.takeOffer({ code, total }, { key: key.current })
      if (taken) await navigate(`/travel/booking/${taken.booking_id}`, { replace: true })
    } catch (refused) {
      const { refusal, description } = refusalOf(refused)
      setProblem(refusal === 'LINK_EXPIRED' ? go.offer.over : say(description) || go.failed)
      setTaking(false)
    }
  }
  const facts: [string, string][] = [
    [words.trip, say(offer.page_title)],
    [go.dates, spanOf(offer.departure_date, offer.return_date)],
    [go.party, words.party(party.adult, party.child, party.baby)],
  ]
  return (
    <AuthFrame
      title={go.offer.title}
      line={go.offer.line(offer.name, `${dayOf(until)} ${timeOf(until)}`)}
      wide
      isNext
    >
      <LinkFacts facts={facts} />
      <div className="grid gap-2">
        <PriceLines lines={offer.price_lines} />
        <TotalLine total={total} />
      </div>
      <Problem>{problem}</Problem>
      <button type="button" className="button-main" disabled={isTaking} onClick={() => void take()}>
        {go.offer.take}
      </button>
    </AuthFrame>
  )
}
