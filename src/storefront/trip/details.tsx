// §2 details: included, not included, cautions, meeting point, and the agency's own words.
import type { ReactNode } from 'react'
import { travelHref } from '#storefront/catalog/travel-href.ts'
import { RichText } from '#ui/rich-text.tsx'
import { useSay, useWords } from '#web/session.tsx'
import { askHref } from './ask-href.ts'
import { useChoice } from './choosing.tsx'
import { FeeTimeline } from './trust-strip.tsx'
import { useTrip } from './use-trip.ts'

export function Details() {
  const { info, detail } = useTrip()
  const { date } = useChoice()
  const words = useWords('trip')
  const say = useSay()
  const lists = [
    { title: words.included, items: detail.included },
    { title: words.notIncluded, items: detail.not_included },
    { title: words.cautions, items: detail.cautions },
  ]
  return (
    <section id="details" aria-labelledby="details-title" className="-scroll-mt-7 pt-14">
      <h2 id="details-title" className="brand-words mb-6 text-22">
        {words.tabs.details}
      </h2>
      <div className="grid gap-8">
        {lists.map(
          ({ title, items }) =>
            items.length > 0 && (
              <div key={title}>
                <h3 className="text-18">{title}</h3>
                <ul className="mt-2 grid max-w-[68ch] list-disc gap-1 pl-5 text-15">
                  {items.map((item) => (
                    <li key={`${item.ko} ${item.en}`}>{say(item)}</li>
                  ))}
                </ul>
              </div>
            ),
        )}
        {detail.meeting_point && <Fact title={words.meetingPoint}>{say(detail.meeting_point)}</Fact>}
        {detail.travel_alert !== null && (
          <Fact title={words.alert.title}>
            {words.alert.levels[detail.travel_alert]}. <span className="text-soft">{words.alert.line}</span>
          </Fact>
        )}
        {detail.guide_fee && <Fact title={words.guideFee}>{say(detail.guide_fee)}</Fact>}
        {info.cancel_fees.length > 0 && (
          <div>
            <h3 className="mb-2 text-18">{words.trust.feesTitle}</h3>
            <FeeTimeline fees={info.cancel_fees} date={date} />
          </div>
        )}
        <RichText html={say(detail.contents)} />
        <WaysOn />
      </div>
    </section>
  )
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="text-18">{title}</h3>
    <p className="mt-2 text-15">{children}</p>
  </div>
)

function WaysOn() {
  const { info } = useTrip()
  const words = useWords('trip')
  return (
    <p className="flex flex-wrap gap-2">
      <a href={askHref(info.package_code)} className="button-quiet">
        {words.ask}
      </a>
      <a href={`/manageProductView/${info.package_code}`} className="button-quiet">
        {words.print}
      </a>
      <a href={travelHref({ tour_category: info.tour_category_id })} className="button-quiet">
        {words.back}
      </a>
    </p>
  )
}
