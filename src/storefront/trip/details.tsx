// §2 details: included, not included, cautions, meeting point, and the agency's own words.
import type { ReactNode } from 'react'
import { listEntryRules } from '#domain/catalog/list-entry-rules.ts'
import { FeeTimeline } from '#storefront/departure/trust-strip.tsx'
import { buildContactHref } from '#storefront/kit/contact-href.ts'
import { buildTravelHref } from '#storefront/kit/travel-href.ts'
import { RichText } from '#ui/rich-text.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import { useTripChoice } from './trip-choice.tsx'
import { useTrip } from './use-trip.ts'

export function Details() {
  const { info, detail } = useTrip()
  const { date } = useTripChoice()
  const words = useText('trip')
  const localized = useLocalized()
  const lists = [
    { title: words.included, items: detail.included },
    { title: words.notIncluded, items: detail.not_included },
    { title: words.cautions, items: detail.cautions },
  ]
  return (
    <section id="details" aria-labelledby="details-title" className="-scroll-mt-7 pt-14">
      <h2 id="details-title" className="brand-text mb-6 text-22">
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
                    <li key={`${item.ko} ${item.en}`}>{localized(item)}</li>
                  ))}
                </ul>
              </div>
            ),
        )}
        {detail.meeting_point && (
          <DetailFact title={words.meetingPoint}>{localized(detail.meeting_point)}</DetailFact>
        )}
        {detail.travel_alert !== null && (
          <DetailFact title={words.alert.title}>
            {words.alert.levels[detail.travel_alert]}. <span className="text-soft">{words.alert.line}</span>
          </DetailFact>
        )}
        {detail.leader_yn === 'Y' && <DetailFact title={words.leader.title}>{words.leader.line}</DetailFact>}
        <EntryRules />
        {detail.guide_fee && <DetailFact title={words.guideFee}>{localized(detail.guide_fee)}</DetailFact>}
        {info.cancel_fees.length > 0 && (
          <div>
            <h3 className="mb-2 text-18">{words.trust.feesTitle}</h3>
            <FeeTimeline fees={info.cancel_fees} date={date} />
          </div>
        )}
        <RichText html={localized(detail.contents)} />
        <TripLinks />
      </div>
    </section>
  )
}

const DetailFact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="text-18">{title}</h3>
    <p className="mt-2 text-15">{children}</p>
  </div>
)

function EntryRules() {
  const { detail } = useTrip()
  const { entry } = useText('trip')
  const localized = useLocalized()
  const rules = [...listEntryRules(detail, entry), localized(detail.entry_note)].filter(Boolean)
  if (rules.length === 0) return null
  return (
    <div>
      <h3 className="text-18">{entry.title}</h3>
      <ul className="mt-2 grid max-w-[68ch] list-disc gap-1 pl-5 text-15">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  )
}

function TripLinks() {
  const { info } = useTrip()
  const words = useText('trip')
  return (
    <p className="flex flex-wrap gap-2">
      <a href={buildContactHref(info.package_code)} className="button-secondary">
        {words.ask}
      </a>
      <a href={`/manageProductView/${info.package_code}`} className="button-secondary">
        {words.print}
      </a>
      <a href={buildTravelHref({ tour_category: info.tour_category_id })} className="button-secondary">
        {words.back}
      </a>
    </p>
  )
}
